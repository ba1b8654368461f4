// What the service worker keeps and gives from one build to the next, by itself: with caches, locks
// and a server that are made up. tst_console_upgrade looks at the same in a browser.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {fileURLToPath} from "node:url";
import {runInNewContext} from "node:vm";

const source = readFileSync(
    fileURLToPath(new URL("../../packaging/wasm/page/worker.js", import.meta.url)), "utf8");
const origin = "https://console.example/";

class Answer {
    constructor(body, ok = true) {
        Object.assign(this, {body, ok});
    }
    clone() {
        return this;
    }
    async text() {
        return this.body;
    }
    static error() {
        return new Answer("no answer", false);
    }
}

// One origin in one browser: what it keeps, the pages that are open, and the server's files.
class Origin {
    constructor() {
        this.kept = new Map();
        // The build of each; null: the page has not said it yet.
        this.pages = [];
        this.deploy("aa");
    }
    deploy(build) {
        this.server = new Map(
            [["index.html", `page of ${build}`], [`program.${build}.js`, build]]);
    }
    async fetch(request) {
        const name = (request.url ?? request).replace(origin, "") || "index.html";
        if (this.server === null)
            throw new TypeError("nobody answers");
        return this.server.has(name) ? new Answer(this.server.get(name))
                                     : new Answer("There is no such file.", false);
    }
    names() {
        return [...this.kept.keys()];
    }
    // The worker of a build, as the browser starts it.
    worker(build) {
        const heard = {};
        const cacheOf = (name) => this.kept.get(name);
        const look = (cache, request) => cache?.get((request.url ?? request).replace(origin, ""));
        const caches = {
            keys: async () => this.names(),
            delete: async (name) => this.kept.delete(name),
            match: async (request, {cacheName} = {}) => cacheName
                ? look(cacheOf(cacheName), request)
                : [...this.kept.values()].map((cache) => look(cache, request)).find(Boolean),
            open: async (name) => {
                if (!this.kept.has(name))
                    this.kept.set(name, new Map());
                const cache = cacheOf(name);
                return {
                    put: async (file, answer) => cache.set(file, answer),
                    addAll: async (files) => {
                        for (const file of files) {
                            const answer = await this.fetch(file);
                            if (!answer.ok)
                                throw new TypeError(`no ${file}`);
                            cache.set(file, answer);
                        }
                    },
                };
            },
        };
        const locks = {query: async () => ({held: [
            {name: "estate-console-journal"},
            ...this.pages.filter(Boolean).map((page) => ({name: `estate-console-${page}`}))]})};
        const scope = {
            caches, Response: Answer, URL,
            Request: class {
                constructor(url) {
                    this.url = url;
                }
            },
            fetch: (request) => this.fetch(request),
            self: {
                addEventListener: (name, answer) => {
                    heard[name] = answer;
                },
                skipWaiting: async () => {},
                clients: {matchAll: async () => this.pages, claim: async () => {}},
                navigator: {locks},
                location: {origin: origin.slice(0, -1)},
            },
        };
        runInNewContext(source.replace("@BUILD@", build)
            .replace("@FILES@", `"program.${build}.js"`), scope);
        const tell = (name, event = {}) => {
            let done;
            heard[name]({...event, waitUntil: (work) => {
                done = work;
            }, respondWith: (work) => {
                done = work;
            }});
            return done;
        };
        return {
            upgrade: async () => {
                await tell("install");
                await tell("activate");
            },
            ask: async (file, mode = "no-cors") =>
                (await tell("fetch", {request: {url: origin + file, method: "GET", mode}})).body,
        };
    }
}

test("an upgrade forgets a build that no page is open of", async () => {
    const place = new Origin();
    place.pages = ["aa"];
    await place.worker("aa").upgrade();
    place.deploy("bb");
    place.pages = ["bb"];
    await place.worker("bb").upgrade();
    assert.deepEqual(place.names(), ["estate-console-bb"]);
});

test("a page that is open gets the files of its build, and the next one its own", async () => {
    const place = new Origin();
    place.pages = ["aa"];
    await place.worker("aa").upgrade();
    place.deploy("bb");
    place.pages = ["aa", "bb"];
    const worker = place.worker("bb");
    await worker.upgrade();
    assert.deepEqual(place.names(), ["estate-console-aa", "estate-console-bb"]);
    assert.equal(await worker.ask("program.aa.js"), "aa");
    assert.equal(await worker.ask("program.bb.js"), "bb");
    assert.equal(await worker.ask("", "navigate"), "page of bb");

    place.deploy("cc");
    place.pages = ["cc"];
    await place.worker("cc").upgrade();
    assert.deepEqual(place.names(), ["estate-console-cc"]);
});

test("while a page has not said its build yet, every build stays", async () => {
    const place = new Origin();
    place.pages = ["aa"];
    await place.worker("aa").upgrade();
    place.deploy("bb");
    place.pages = ["bb", null];
    await place.worker("bb").upgrade();
    assert.deepEqual(place.names(), ["estate-console-aa", "estate-console-bb"]);
});

test("a page and a worker of two builds are not taken, and the older one stays whole", async () => {
    const place = new Origin();
    place.pages = ["aa"];
    const worker = place.worker("aa");
    await worker.upgrade();
    place.deploy("bb");
    // The server was upgraded between the worker and its page.
    place.server.set("index.html", "page of cc");
    await assert.rejects(place.worker("bb").upgrade(), /another build/);
    assert.deepEqual(place.names(), ["estate-console-aa"]);
    place.server = null;
    assert.equal(await worker.ask("", "navigate"), "page of aa");
    assert.equal(await worker.ask("program.aa.js"), "aa");
});

test("an upgrade of which a file is missing leaves nothing behind", async () => {
    const place = new Origin();
    place.pages = ["aa"];
    await place.worker("aa").upgrade();
    place.deploy("bb");
    place.server.delete("program.bb.js");
    await assert.rejects(place.worker("bb").upgrade());
    assert.deepEqual(place.names(), ["estate-console-aa"]);
});
