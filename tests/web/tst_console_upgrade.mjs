// Another build comes to the server: a page that is open goes on with its own files, one that is
// loaded gets all of the new build, and nobody gets some of both. The other build is this one with
// other digests in its names.
import assert from "node:assert/strict";
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {afterEach, beforeEach, test} from "node:test";
import {longWait, missing, site, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
const hashed = /\.[0-9a-f]{16}\.[a-z]+$/;
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    if (!missing)
        await console_.begin();
});
afterEach(() => console_.end());

const filesOf = (folder) => readdirSync(folder).filter((name) => hashed.test(name)).sort();

// The site as a later build would lay it out; served as it is, without what is compressed.
function layOutNext(folder) {
    mkdirSync(folder);
    const page = readFileSync(join(site, "index.html"), "utf8");
    const [, build] = /name="build" content="([0-9a-f]{16})"/.exec(page);
    const other = (digest) => [...digest].reverse().join("");
    const names = filesOf(site);
    const digests = [build, ...names.map((name) => name.split(".").at(-2))];
    const renamed = (text) => digests.reduce(
        (done, digest) => done.replaceAll(digest, other(digest)), text);
    for (const name of [...names, "index.html", "worker.js"]) {
        const target = join(folder, renamed(name));
        // Those that name others.
        if (/^(index|worker|start)\./.test(name))
            writeFileSync(target, renamed(readFileSync(join(site, name), "utf8")));
        else
            copyFileSync(join(site, name), target);
    }
    assert.equal(new Set([...filesOf(folder), ...names]).size, 2 * names.length);
    return folder;
}

async function serve(folder) {
    await console_.server.stop();
    console_.server.folder = folder;
    assert.equal(await console_.server.start(), console_.url);
}

// What the page was loaded from.
const loaded = (page) => page.page.evaluate(() => [...new Set(
    performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname.slice(1))
        .filter((name) => /\.[0-9a-f]{16}\.[a-z]+$/.test(name)))].sort());

// Until the worker that answers has all of these, and no other one is on its way. `looks`: for one
// on the server, which a browser does in its own time.
async function untilKept(page, files, looks = false) {
    const end = Date.now() + longWait;
    while (Date.now() < end) {
        if (await page.page.evaluate(async ([wanted, asks]) => {
            const registration = await navigator.serviceWorker.ready;
            if (asks)
                await registration.update();
            if (registration.installing || registration.waiting)
                return false;
            const kept = await Promise.all(wanted.map((name) => caches.match(name)));
            return registration.active.state === "activated" && kept.every(Boolean);
        }, [files, looks]))
            return;
        await page.settle();
    }
    throw new Error(`not all are kept: ${files.join(", ")}`);
}

test("an upgrade breaks no page that is open, and reaches one as a whole", options, async () => {
    const first = filesOf(site);
    const next = layOutNext(join(console_.profile.folder, "next"));
    const second = filesOf(next);
    const open = await console_.openAs("ada");
    await open.note("before the upgrade");
    const before = await open.until((said) => said.keeping === "kept" && Number(said.head) > 1);
    assert.deepEqual(await loaded(open), first);
    await untilKept(open, first);

    await serve(next);
    const other = await console_.open();
    await other.until({keeping: "looking", chain: before.chain});
    assert.deepEqual(await loaded(other), second);
    await other.page.bringToFront();
    await untilKept(other, second, true);

    // The server has the older files no more; the open page still gets them.
    await open.page.bringToFront();
    for (const name of first) {
        assert.equal((await fetch(console_.url + name)).status, 404, name);
        assert.equal(await open.page.evaluate(async (file) => (await fetch(file)).status, name),
                     200, name);
    }
    await open.planLossOf("r017");
    await open.note("after the upgrade");
    const after = await open.until(
        (said) => said.keeping === "kept" && Number(said.head) > Number(before.head));
    await open.mustBeQuiet();
    await other.mustBeQuiet();

    await open.reload();
    await open.until({keeping: "kept", chain: after.chain});
    assert.deepEqual(await loaded(open), second);
    // And so without a connection.
    await open.mustBeQuiet();
    await console_.server.stop();
    await open.reload();
    await open.until({keeping: "kept", chain: after.chain});
    assert.deepEqual(await loaded(open), second);
});

test("what no page uses any more is forgotten with the next upgrade", options, async () => {
    const caches_ = (page) => page.page.evaluate(async () => (await caches.keys()).length);
    const first = filesOf(site);
    const next = layOutNext(join(console_.profile.folder, "next"));
    const second = filesOf(next);
    const page = await console_.openAs("ada");
    await untilKept(page, first);
    assert.equal(await caches_(page), 1);
    await serve(next);
    await page.reload();
    assert.deepEqual(await loaded(page), second);
    await untilKept(page, second, true);
    assert.equal(await caches_(page), 1);
    await page.mustBeQuiet();
});
