// Begins as the program does, and makes pieces of whole blocks.
"use strict";

const blockBytes = 4096;

// What emscripten puts into the program as it stands.
(0, eval)(library.$journalKeeper__postset);
for (const run of preRuns)
    run();
library.estateKeeperListen((number) => kept.push(number), (text) => failures.push(text));

// blocks: [number, the value of each of its bytes]
function keep(number, file, bytes, held, blocks) {
    library.estateKeeperLength(file, 1, bytes, held);
    for (const [at, value] of blocks) {
        HEAPU8.fill(value, 0, blockBytes);
        library.estateKeeperBlock(file, at, 0, blockBytes);
    }
    library.estateKeeperKeep(number);
}

function remove(number, file) {
    library.estateKeeperLength(file, 0, 0, 0);
    library.estateKeeperKeep(number);
}

// By file: its length, and the first byte of each block.
function restored() {
    const found = {};
    for (const [name, bytes] of Object.entries(files))
        found[name.replace("/journal/kept.journal", "")] =
            [bytes.length, ...bytes.filter((_, at) => at % blockBytes === 0)];
    return found;
}
