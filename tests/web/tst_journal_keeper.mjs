// What the browser keeps of the journal's files: app/console/browser/journal_keeper.js by itself, in a
// real Chromium with a profile of its own. Run: node --test tests/web
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {createServer} from "node:http";
import {fileURLToPath} from "node:url";
import {after, before, beforeEach, test} from "node:test";
import {openPage, Profile} from "./browser.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const keeper = () =>
    readFileSync(here("../../app/console/browser/journal_keeper.js"), "utf8")
        // emscripten's macro for calling a function of the program
        .replace(/\{\{\{ makeDynCall\('\w+', '([\w.]+)'\) \}\}\}/g, "$1");
const contents = {
    "/": ["text/html", () => readFileSync(here("keeper.html"))],
    "/journal_keeper.js": ["text/javascript", keeper],
    "/keeper_page.js": ["text/javascript", () => readFileSync(here("keeper_page.js"))],
};

let server;
let url;
let profile;
let browser;

before(async () => {
    server = createServer((request, response) => {
        const found = contents[request.url];
        response.statusCode = found ? 200 : 404;
        response.setHeader("Content-Type", found ? found[0] : "text/plain");
        response.end(found ? found[1]() : "");
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${server.address().port}/`;
});
beforeEach(async () => {
    await browser?.close();
    profile?.remove();
    profile = new Profile();
    browser = await profile.start();
});
after(async () => {
    await browser.close();
    profile.remove();
    server.close();
});

async function open() {
    const {page, errors} = await openPage(browser, url);
    await page.waitForFunction(() => dependencies === 0);
    assert.deepEqual(errors, []);
    return page;
}
const state = (page) => page.evaluate(
    () => ({writes: journalKeeper.writes, last: journalKeeper.last, files: restored()}));
const untilKept = (page, number) => page.waitForFunction((last) => kept.at(-1) === last, number);

test("a fresh profile has nothing, and its first page writes", async () => {
    assert.deepEqual(await state(await open()), {writes: true, last: 0, files: {}});
});

test("pieces are there again after the browser was closed", async () => {
    const page = await open();
    await page.evaluate(() => {
        keep(1, "", 8192, 0, [[0, 1], [1, 2]]);
        keep(2, "-wal", 4096, 0, [[0, 7]]);
    });
    await untilKept(page, 2);
    await browser.close();
    browser = await profile.start();
    assert.deepEqual(await state(await open()),
                     {writes: true, last: 2, files: {"": [8192, 1, 2], "-wal": [4096, 7]}});
});

test("a file that was shorter meanwhile has zeros where nothing was written", async () => {
    const page = await open();
    await page.evaluate(() => {
        keep(1, "", 12288, 0, [[0, 1], [1, 2], [2, 3]]);
        keep(2, "", 12288, 1, [[2, 9]]);
    });
    await untilKept(page, 2);
    await page.reload();
    await page.waitForFunction(() => dependencies === 0);
    assert.deepEqual((await state(page)).files, {"": [12288, 1, 0, 9]});
});

test("a removed file is gone", async () => {
    const page = await open();
    await page.evaluate(() => {
        keep(1, "-wal", 4096, 0, [[0, 7]]);
        remove(2, "-wal");
    });
    await untilKept(page, 2);
    await page.reload();
    await page.waitForFunction(() => dependencies === 0);
    assert.deepEqual((await state(page)).files, {});
});

test("a second page looks at what was kept, and writes once the first is gone", async () => {
    const first = await open();
    await first.evaluate(() => keep(1, "", 4096, 0, [[0, 1]]));
    await untilKept(first, 1);
    const second = await open();
    assert.deepEqual(await state(second), {writes: false, last: 1, files: {"": [4096, 1]}});
    await first.close();
    await second.reload();
    await second.waitForFunction(() => dependencies === 0);
    assert.equal((await state(second)).writes, true);
});

test("a gap in the pieces is said, and nothing behind it is kept", async () => {
    const page = await open();
    await page.evaluate(() => keep(1, "", 4096, 0, [[0, 1]]));
    await untilKept(page, 1);
    await page.evaluate(() => keep(3, "", 4096, 0, [[0, 3]]));
    await page.waitForFunction(() => failures.length === 1);
    await page.evaluate(() => keep(4, "", 4096, 0, [[0, 4]]));
    assert.deepEqual(await page.evaluate(() => failures), ["another page wrote to the journal"]);
    await page.evaluate(() => {
        journalKeeper.waiting = [];
    });
    await page.reload();
    await page.waitForFunction(() => dependencies === 0);
    assert.deepEqual(await state(page), {writes: true, last: 1, files: {"": [4096, 1]}});
});

test("a full disk is said by one name, whatever the browser's words are", async () => {
    const page = await open();
    const reasons = await page.evaluate(() => [
        new DOMException("Encountered full disk", "QuotaExceededError"),
        new DOMException("", "QuotaExceededError"),
        new DOMException("The database is closing", "InvalidStateError"),
        new Error("another page wrote to the journal"),
        null,
    ].map((error) => journalKeeper.reason(error)));
    assert.deepEqual(reasons, [
        "QuotaExceededError", "QuotaExceededError", "The database is closing",
        "another page wrote to the journal", "the browser gives no reason"]);
});

test("the page that writes asks the browser never to clear what it keeps", async () => {
    await browser.addInitScript(() => {
        globalThis.asked = 0;
        StorageManager.prototype.persist = async () => {
            ++globalThis.asked;
            return false;
        };
    });
    const asked = (page) => page.evaluate(() => globalThis.asked);
    const first = await open();
    assert.equal(await asked(first), 1);
    assert.equal(await asked(await open()), 0);
    // What it answers changes nothing.
    await first.evaluate(() => keep(1, "", 4096, 0, [[0, 1]]));
    await untilKept(first, 1);
});
