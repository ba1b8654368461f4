// Browsers that can't run the console: the page says what is missing and what to do, and does not
// stay at a bar that goes on for ever.
import assert from "node:assert/strict";
import {afterEach, test} from "node:test";
import {missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
let console_;

afterEach(() => console_?.end());

// Each takes away what a browser may lack, before any script of the page runs.
const lacks = {
    "WebAssembly": {
        take: () => {
            delete globalThis.WebAssembly;
        },
        told: /^This browser has no WebAssembly\b.*Use a present version of Chrome, Edge, Firefox/,
    },
    "WebGL": {
        take: () => {
            HTMLCanvasElement.prototype.getContext = () => null;
        },
        told: /^This browser gives no WebGL\b.*Switch hardware acceleration on/,
    },
    "IndexedDB": {
        take: () => {
            Object.defineProperty(window, "indexedDB", {value: undefined});
        },
        told: /^This browser keeps no data for this page\b.*not in a private window/,
    },
    "site data": {
        take: () => {
            Object.defineProperty(window, "localStorage", {
                get: () => {
                    throw new DOMException("denied", "SecurityError");
                },
            });
        },
        told: /^This browser refuses to keep data for this page \(SecurityError\).*site data/,
    },
    "Web Locks": {
        take: () => {
            Object.defineProperty(Navigator.prototype, "locks", {value: undefined});
        },
        told: /^This browser keeps no data for this page\b.*Web Locks.*by https/,
    },
};

for (const [name, {take, told}] of Object.entries(lacks))
    test(`without ${name} the page says so`, options, async () => {
        console_ = new OneConsole();
        await console_.begin();
        const page = await console_.browser.newPage();
        const errors = [];
        page.on("pageerror", (error) => errors.push(error.message));
        await page.addInitScript(take);
        await page.goto(console_.url);
        // As a screen reader announces it.
        const problem = page.getByRole("alert");
        await problem.waitFor({state: "visible"});
        assert.match(await problem.textContent(), told);
        assert.equal(await page.getByRole("status").first().textContent(),
                     "The console can't run here");
        assert.equal(await page.locator("#progress").isVisible(), false);
        assert.equal(await page.locator("#screen").isVisible(), false);
        assert.deepEqual(errors, []);
    });

test("without JavaScript the page says so", options, async () => {
    console_ = new OneConsole();
    await console_.begin({javaScriptEnabled: false});
    const page = await console_.browser.newPage();
    await page.goto(console_.url);
    const told = page.locator("noscript p");
    await told.waitFor({state: "visible"});
    assert.match(await told.textContent(), /needs JavaScript and WebAssembly/);
});

test("a program that does not come is told of, with what to do", options, async () => {
    console_ = new OneConsole();
    await console_.begin({serviceWorkers: "block"});
    const page = await console_.browser.newPage();
    await page.route("**/*.wasm", (route) => route.fulfill({status: 503, body: "later"}));
    await page.goto(console_.url);
    const problem = page.getByRole("alert");
    await problem.waitFor({state: "visible"});
    assert.match(await problem.textContent(),
                 /^Loading failed: the server answered 503\b.*Check the connection/);
});
