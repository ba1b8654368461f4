// Files that come from a person's disk and go there, which only the page can see; linked into the
// program as a library of emscripten.
addToLibrary({
    // A copy of the file at `path` as a download. What went wrong, to be freed; null: nothing.
    estateFilesHandOut__sig: "ppp",
    estateFilesHandOut__deps: ["$FS", "$UTF8ToString", "$stringToNewUTF8"],
    estateFilesHandOut: (path, name) => {
        try {
            const bytes = FS.readFile(UTF8ToString(path));
            const address = URL.createObjectURL(
                new Blob([bytes], { type: "application/octet-stream" }));
            const link = document.createElement("a");
            link.href = address;
            link.download = UTF8ToString(name);
            link.hidden = true;
            document.body.append(link);
            link.click();
            link.remove();
            // The browser reads it when the person has said where it goes.
            setTimeout(() => URL.revokeObjectURL(address), 600000);
            return 0;
        } catch (error) {
            return stringToNewUTF8(error.message || String(error));
        }
    },

    // Shows the browser's dialog. What is chosen is copied into `folder`, and `given` told where;
    // `failed` is told why not. Where nothing is chosen, nobody is told.
    estateFilesAsk__sig: "vpppp",
    estateFilesAsk__deps: ["$FS", "$UTF8ToString", "$stringToNewUTF8", "free"],
    estateFilesAsk: (endings, folder, given, failed) => {
        const place = UTF8ToString(folder);
        const tellGiven = (path) => {
            const text = stringToNewUTF8(path);
            {{{ makeDynCall('vp', 'given') }}}(text);
            _free(text);
        };
        const tellFailed = (why) => {
            const text = stringToNewUTF8(why);
            {{{ makeDynCall('vp', 'failed') }}}(text);
            _free(text);
        };
        // Later than that after a click or a key no browser shows it, and few say so.
        if (navigator.userActivation && !navigator.userActivation.isActive) {
            tellFailed("the browser shows its dialog only right after a click or a key");
            return;
        }
        const input = document.createElement("input");
        input.type = "file";
        input.accept = UTF8ToString(endings);
        input.hidden = true;
        input.addEventListener("cancel", () => input.remove());
        input.addEventListener("change", async () => {
            input.remove();
            const file = input.files[0];
            if (!file)
                return;
            const name = file.name.replace(/[/\\\0]/g, "_").replace(/^\.+/, "_");
            // A folder for each: the one before may still be open.
            const path = `${place}/given-${Date.now()}/${name}`;
            try {
                FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
                FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
            } catch (error) {
                tellFailed(error.message || String(error));
                return;
            }
            tellGiven(path);
        });
        document.body.append(input);
        input.click();
    },
});
