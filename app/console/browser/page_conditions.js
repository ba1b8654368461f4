// What the person prefers, whether there is a network, and what the browser does not allow; linked
// into the program as a library of emscripten.
addToLibrary({
    estatePageMotion__sig: "vp",
    estatePageMotion: (told) => {
        const asked = matchMedia("(prefers-reduced-motion: reduce)");
        const tell = () => {
            {{{ makeDynCall('vi', 'told') }}}(asked.matches ? 1 : 0);
        };
        asked.addEventListener("change", tell);
        tell();
    },

    estatePageNetwork__sig: "vp",
    estatePageNetwork: (told) => {
        const tell = () => {
            {{{ makeDynCall('vi', 'told') }}}(navigator.onLine ? 1 : 0);
        };
        addEventListener("online", tell);
        addEventListener("offline", tell);
        tell();
    },

    // Qt writes what is copied, and keeps to itself that the browser did not take it.
    estatePageClipboard__sig: "vp",
    estatePageClipboard: (refused) => {
        if (!navigator.clipboard)
            return;
        for (const name of ["write", "writeText"]) {
            if (!Clipboard.prototype[name])
                continue;
            navigator.clipboard[name] = (...given) => {
                const done = Clipboard.prototype[name].apply(navigator.clipboard, given);
                done.catch(() => {
                    {{{ makeDynCall('v', 'refused') }}}();
                });
                return done;
            };
        }
    },
});
