// What the person prefers and whether there is a network; linked into the program as a library of
// emscripten.
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
});
