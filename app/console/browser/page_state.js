// What the console says of itself on the page's root element; linked into the program as a library
// of emscripten. Nothing is read back.
addToLibrary({
    estatePageSays__sig: "vpp",
    estatePageSays__deps: ["$UTF8ToString"],
    estatePageSays: (name, text) => {
        const said = document.documentElement.dataset;
        const key = UTF8ToString(name);
        const value = UTF8ToString(text);
        if (said[key] === value)
            return;
        said[key] = value;
        // Screen readers hear what a person would see come up.
        const told = document.getElementById("told");
        if (told && value && (key === "notice" || key === "problem"))
            told.textContent = value;
    },

    estatePageTitle__sig: "vp",
    estatePageTitle__deps: ["$UTF8ToString"],
    estatePageTitle: (text) => {
        document.title = UTF8ToString(text);
    },
});
