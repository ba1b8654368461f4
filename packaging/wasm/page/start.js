// Loads the console into the page: says how far it is, and what is missing where it can't run.
"use strict";

const wasmFile = "@WASM@";
const wasmBytes = Number("@WASM_BYTES@");

// This script is the first, so that the program is fetched early; the others are there by then.
const othersCame = new Promise((resolve) =>
    addEventListener("DOMContentLoaded", resolve, { once: true }));

const part = (id) => document.getElementById(id);

function showProblem(text) {
    part("loading").hidden = false;
    part("screen").hidden = true;
    part("progress").hidden = true;
    part("what").textContent = "The console can't run here";
    part("problem").textContent = text;
    part("problem").hidden = false;
}

// After the console's start, in milliseconds: the worker fetches and writes all files once more, on
// processors that a start needs for itself.
const workerWait = 2000;

// What the console needs; each with what to do where it is missing.
function missing() {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function")
        return "This browser has no WebAssembly, or it is switched off. Use a present version of " +
            "Chrome, Edge, Firefox or Safari.";
    if (!window.indexedDB || !navigator.locks)
        return "This browser keeps no data for this page (IndexedDB and Web Locks are missing), so " +
            "the journal could not be kept. Open the page by https or from this machine, and not " +
            "in a private window.";
    try {
        // Where site data are blocked the name alone throws, and with it the program.
        window.localStorage.getItem("");
    } catch (error) {
        return `This browser refuses to keep data for this page (${error.name}), so the journal could ` +
            "not be kept. Allow cookies and site data for it, then load it again.";
    }
    return "";
}

// Looked at when the program has come: a browser that only begins to draw lets the page wait for its
// first context, and with it everything that comes.
function missingDrawing() {
    const canvas = document.createElement("canvas");
    if (!canvas.getContext("webgl2") && !canvas.getContext("webgl"))
        return "This browser gives no WebGL, which the console draws with. Switch hardware " +
            "acceleration on, or use another browser.";
    return "";
}

// Shows how much of the program has come: by the size that this build's file has unpacked, because
// the server's length is that of the compressed one.
async function watchArrival(response) {
    const reader = response.body.getReader();
    let count = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            break;
        count += value.length;
        if (count > wasmBytes)
            throw new Error(`${wasmFile} is longer than this page expects`);
        part("progress").value = count / wasmBytes;
    }
    if (count !== wasmBytes)
        throw new Error(`${wasmFile} ended after ${count} of ${wasmBytes} bytes`);
    part("what").textContent = "Starting the console";
    part("progress").removeAttribute("value");
}

// The program, compiled while it comes. Only the response itself, not what was read of it, lets the
// browser keep what it compiled.
async function fetchProgram() {
    const response = await fetch(wasmFile);
    if (!response.ok)
        throw new Error(`the server answered ${response.status} for ${wasmFile}`);
    const arrival = watchArrival(response.clone());
    const typed = response.headers.get("Content-Type") === "application/wasm" ? response
        : new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
    const [module] = await Promise.all([WebAssembly.compileStreaming(typed), arrival]);
    return module;
}

// For as long as this page is there. The worker of a later build keeps the files of every build
// that is held so.
function holdBuild() {
    const build = document.querySelector("meta[name=build]").content;
    return new Promise((resolve) => {
        navigator.locks.request(`estate-console-${build}`, { mode: "shared" }, () => {
            resolve();
            return new Promise(() => {});
        }).catch(resolve);
    });
}

// False: it can't run, and the page says why.
async function start() {
    const lack = missing();
    if (lack) {
        showProblem(lack);
        return false;
    }
    const module = await fetchProgram();
    const undrawn = missingDrawing();
    if (undrawn) {
        showProblem(undrawn);
        return false;
    }
    await othersCame;
    await qtLoad({
        qt: {
            module: Promise.resolve(module),
            containerElements: [part("screen")],
            entryFunction: window.createEstateConsole,
            onLoaded: () => {
                part("loading").hidden = true;
                part("screen").hidden = false;
            },
            onExit: ({ text, code }) => showProblem(
                "The console stopped" + (code === undefined ? "" : ` (${code})`) + ". " +
                (text || "") + " What was durable is kept; load the page again."),
        },
    });
    return true;
}

function keepFiles() {
    navigator.serviceWorker.register("worker.js").catch((error) =>
        console.info("Works only with a connection:", error.message));
}

// Held before it is registered: no worker takes over that does not see this page.
const held = "serviceWorker" in navigator && navigator.locks ? holdBuild() : null;

start().then(async (runs) => {
    if (!runs || !held)
        return;
    await held;
    setTimeout(keepFiles, workerWait);
}).catch((error) => {
    // With where it happened, for whoever is asked for help.
    console.error(error);
    showProblem(`Loading failed: ${error.message}. Check the connection and load the page again.`);
});
