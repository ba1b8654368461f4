// The place in the page's address; linked into the program as a library of emscripten.
addToLibrary({
    // What stands behind the address, with its "#"; to be freed.
    estatePageLink__sig: "p",
    estatePageLink__deps: ["$stringToNewUTF8"],
    estatePageLink: () => stringToNewUTF8(location.hash),

    // The address without it; to be freed.
    estatePageAddress__sig: "p",
    estatePageAddress__deps: ["$stringToNewUTF8"],
    estatePageAddress: () => stringToNewUTF8(location.origin + location.pathname),

    estatePageFollow__sig: "vp",
    estatePageFollow__deps: ["$stringToNewUTF8", "free"],
    estatePageFollow: (changed) => {
        addEventListener("hashchange", () => {
            const link = stringToNewUTF8(location.hash);
            {{{ makeDynCall('vp', 'changed') }}}(link);
            _free(link);
        });
    },
});
