// Keeps the journal's files in IndexedDB; linked into the program as a library of emscripten.
//
// Database "estate-console": blocks, by [file, number]: bytes of 4,096 or less at a file's end
//                            files, by name behind the journal's path: { bytes }
//                            state: "last", the number of the last piece that was kept
// A piece (engine/journal/kept_files.h) is kept whole or not at all: one transaction with strict
// durability takes every piece that waits, in order, and what it holds is durable when its event
// "complete" came, not earlier. Who holds the lock is the one writer; every other page only looks.
addToLibrary({
    $journalKeeper__deps: ["$FS", "$stringToNewUTF8", "free"],
    $journalKeeper: {
        database: null,
        path: "/journal/kept.journal",
        writes: false,
        problem: "",
        restored: false,
        last: 0,
        piece: { lengths: [], blocks: [] },
        waiting: [],
        busy: false,
        failed: false,
        told: { kept: null, failed: null },

        // A page that dies gives the lock back. One that is loaded again may find it held by itself
        // for a moment, so there is a second's patience.
        takeLock: () => new Promise((resolve, reject) => {
            navigator.locks.request(
                "estate-console-journal", { signal: AbortSignal.timeout(1000) }, () => {
                    resolve(true);
                    return new Promise(() => {});
                }).catch((error) =>
                error.name === "TimeoutError" ? resolve(false) : reject(error));
        }),

        // Otherwise the browser may clear all of it without a word when the disk gets full.
        askToStay: () => {
            if (navigator.storage && navigator.storage.persist)
                navigator.storage.persist().catch(() => {});
        },

        // A full disk by its name, which the program knows; browsers word it each in their own way.
        reason: (error) => {
            if (!error)
                return "the browser gives no reason";
            return error.name === "QuotaExceededError" ? error.name
                                                       : error.message || String(error);
        },

        open: () => {
            return new Promise((resolve, reject) => {
                const request = indexedDB.open("estate-console", 1);
                request.onupgradeneeded = () => {
                    request.result.createObjectStore("blocks");
                    request.result.createObjectStore("files");
                    request.result.createObjectStore("state");
                };
                request.onsuccess = () => resolve(request.result);
                request.onerror = () => reject(request.error);
                request.onblocked = () => reject(new Error("another version of this page is open"));
            });
        },

        // Everything, as of one moment.
        load: () => {
            return new Promise((resolve, reject) => {
                const stores = journalKeeper.database.transaction(["blocks", "files", "state"]);
                const get = (store, what) => stores.objectStore(store)[what]();
                const names = get("files", "getAllKeys");
                const files = get("files", "getAll");
                const keys = get("blocks", "getAllKeys");
                const blocks = get("blocks", "getAll");
                const last = stores.objectStore("state").get("last");
                stores.onabort = () => reject(stores.error);
                stores.oncomplete = () => resolve({
                    last: last.result || 0,
                    files: names.result.map((name, at) => ({ name, bytes: files.result[at].bytes })),
                    blocks: keys.result.map(([file, number], at) =>
                        ({ file, number, bytes: blocks.result[at] })),
                });
            });
        },

        // Into the program's memory, where SQLite finds them.
        restore: (content) => {
            for (const { name, bytes } of content.files) {
                const whole = new Uint8Array(bytes);
                for (const block of content.blocks)
                    if (block.file === name)
                        whole.set(block.bytes, block.number * 4096);
                FS.writeFile(journalKeeper.path + name, whole);
            }
            journalKeeper.last = content.last;
            journalKeeper.restored = content.files.length > 0;
        },

        begin: async () => {
            FS.mkdirTree("/journal");
            try {
                journalKeeper.writes = await journalKeeper.takeLock();
                journalKeeper.database = await journalKeeper.open();
                // A later version of the page must not wait for this one.
                journalKeeper.database.onversionchange = () => journalKeeper.database.close();
                journalKeeper.restore(await journalKeeper.load());
                if (journalKeeper.writes)
                    journalKeeper.askToStay();
            } catch (error) {
                journalKeeper.writes = false;
                journalKeeper.problem = journalKeeper.reason(error);
            }
        },

        put: (transaction, piece) => {
            const blocks = transaction.objectStore("blocks");
            const files = transaction.objectStore("files");
            for (const { file, exists, bytes, held } of piece.lengths) {
                // An array stands behind every number.
                blocks.delete(IDBKeyRange.bound([file, held], [file, []]));
                if (exists)
                    files.put({ bytes }, file);
                else
                    files.delete(file);
            }
            for (const { file, number, bytes } of piece.blocks)
                blocks.put(bytes, [file, number]);
        },

        // All that waits, in one transaction; what comes meanwhile is the next one's.
        next: () => {
            if (journalKeeper.busy || journalKeeper.failed || journalKeeper.waiting.length === 0)
                return;
            const pieces = journalKeeper.waiting.splice(0);
            const last = pieces[pieces.length - 1].number;
            journalKeeper.busy = true;
            const stop = (error) => {
                // What follows builds on what is missing: nothing more is kept.
                journalKeeper.failed = true;
                journalKeeper.busy = false;
                journalKeeper.tellFailure(journalKeeper.reason(error));
            };
            let transaction;
            try {
                transaction = journalKeeper.database.transaction(
                    ["blocks", "files", "state"], "readwrite", { durability: "strict" });
            } catch (error) {
                stop(error);
                return;
            }
            const state = transaction.objectStore("state");
            let foreign = false;
            state.get("last").onsuccess = (event) => {
                if ((event.target.result || 0) !== pieces[0].number - 1) {
                    foreign = true;
                    transaction.abort();
                    return;
                }
                for (const piece of pieces)
                    journalKeeper.put(transaction, piece);
                state.put(last, "last");
            };
            transaction.onabort = () => stop(
                foreign ? new Error("another page wrote to the journal") : transaction.error);
            transaction.oncomplete = () => {
                journalKeeper.last = last;
                journalKeeper.busy = false;
                journalKeeper.tellKept(last);
                journalKeeper.next();
            };
        },

        pending: () => {
            return journalKeeper.busy || journalKeeper.waiting.length > 0;
        },

        tellKept: (number) => {
            if (journalKeeper.told.kept)
                {{{ makeDynCall('vd', 'journalKeeper.told.kept') }}}(number);
        },

        tellFailure: (text) => {
            if (!journalKeeper.told.failed)
                return;
            const bytes = stringToNewUTF8(text);
            {{{ makeDynCall('vp', 'journalKeeper.told.failed') }}}(bytes);
            _free(bytes);
        },
    },

    // Before main(), so that the program finds the files.
    $journalKeeper__postset: `
        addOnPreRun(() => {
            addRunDependency("journal");
            journalKeeper.begin().finally(() => removeRunDependency("journal"));
        });
        addEventListener("beforeunload", (event) => {
            if (journalKeeper.pending())
                event.preventDefault();
        });`,

    estateKeeperWrites__sig: "i",
    estateKeeperWrites__deps: ["$journalKeeper"],
    estateKeeperWrites: () => journalKeeper.writes ? 1 : 0,
    estateKeeperRestored__sig: "i",
    estateKeeperRestored__deps: ["$journalKeeper"],
    estateKeeperRestored: () => journalKeeper.restored ? 1 : 0,
    estateKeeperLast__sig: "d",
    estateKeeperLast__deps: ["$journalKeeper"],
    estateKeeperLast: () => journalKeeper.last,
    // Why nothing can be kept, to be freed; null: nothing is wrong.
    estateKeeperProblem__sig: "p",
    estateKeeperProblem__deps: ["$journalKeeper", "$stringToNewUTF8"],
    estateKeeperProblem: () =>
        journalKeeper.problem ? stringToNewUTF8(journalKeeper.problem) : 0,
    estateKeeperListen__sig: "vpp",
    estateKeeperListen__deps: ["$journalKeeper"],
    estateKeeperListen: (kept, failed) => {
        journalKeeper.told = { kept, failed };
    },

    // A piece, part by part; the last call gives it to the keeper.
    estateKeeperLength__sig: "vpidd",
    estateKeeperLength__deps: ["$journalKeeper", "$UTF8ToString"],
    estateKeeperLength: (file, exists, bytes, held) => {
        journalKeeper.piece.lengths.push(
            { file: UTF8ToString(file), exists: exists !== 0, bytes, held });
    },
    estateKeeperBlock__sig: "vpdpp",
    estateKeeperBlock__deps: ["$journalKeeper", "$UTF8ToString"],
    estateKeeperBlock: (file, number, data, size) => {
        // A copy: the memory is the program's, and may move.
        journalKeeper.piece.blocks.push(
            { file: UTF8ToString(file), number, bytes: HEAPU8.slice(data, data + size) });
    },
    estateKeeperKeep__sig: "vd",
    estateKeeperKeep__deps: ["$journalKeeper"],
    estateKeeperKeep: (number) => {
        journalKeeper.waiting.push({ number, ...journalKeeper.piece });
        journalKeeper.piece = { lengths: [], blocks: [] };
        journalKeeper.next();
    },
});
