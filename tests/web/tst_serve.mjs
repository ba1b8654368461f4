// What packaging/wasm/serve answers: types, encodings, what may be kept, and the policy.
import assert from "node:assert/strict";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {get} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {Server} from "./server.mjs";

const program = "program.0123456789abcdef.wasm";
let folder;
let server;
let url;

before(async () => {
    folder = mkdtempSync(join(tmpdir(), "estate-site-"));
    for (const [name, content] of Object.entries({
        "index.html": "page", "worker.js": "worker", "secret.txt": "secret",
        [program]: "plain", [`${program}.br`]: "brotli", [`${program}.gz`]: "gzip",
    }))
        writeFileSync(join(folder, name), content);
    server = new Server(folder);
    url = await server.start();
});
after(async () => {
    await server.stop();
    rmSync(folder, {recursive: true, force: true});
});

function ask(path, encodings = "") {
    return new Promise((resolve, reject) => {
        get(new URL(path, url), {headers: {"Accept-Encoding": encodings}}, (response) => {
            let body = "";
            response.on("data", (part) => {
                body += part;
            });
            response.on("end", () => resolve(
                {status: response.statusCode, headers: response.headers, body}));
        }).on("error", reject);
    });
}

test("it listens on this machine alone", () => assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/$/));

test("the folder is its page, asked for again each time", async () => {
    const {status, headers, body} = await ask("/");
    assert.deepEqual([status, body], [200, "page"]);
    assert.equal(headers["content-type"], "text/html; charset=utf-8");
    assert.equal(headers["cache-control"], "no-cache");
    assert.equal((await ask("/worker.js")).headers["cache-control"], "no-cache");
});

test("a name with a digest may be kept for ever", async () => {
    const {headers} = await ask(`/${program}`);
    assert.equal(headers["content-type"], "application/wasm");
    assert.equal(headers["cache-control"], "public, max-age=31536000, immutable");
});

test("the browser gets what it takes, brotli before gzip", async () => {
    for (const [takes, encoding, body] of [
        ["gzip, deflate, br", "br", "brotli"], ["gzip", "gzip", "gzip"],
        ["br;q=0, gzip", "gzip", "gzip"], ["", undefined, "plain"],
        ["identity", undefined, "plain"],
    ]) {
        const answer = await ask(`/${program}`, takes);
        assert.deepEqual([answer.headers["content-encoding"], answer.body], [encoding, body]);
        assert.equal(answer.headers.vary, "Accept-Encoding");
        assert.equal(answer.headers["content-type"], "application/wasm");
    }
});

test("nothing but the site's own kinds of files is given", async () => {
    for (const path of ["/secret.txt", "/..%2fsecret.txt", "/%2e%2e/serve", "/none.html",
                        `/${program}.br`])
        assert.equal((await ask(path)).status, 404, path);
});

test("the policy allows no code but the site's own", async () => {
    for (const path of ["/", `/${program}`, "/none.html"]) {
        const policy = (await ask(path)).headers["content-security-policy"];
        assert.match(policy, /(^|; )default-src 'none'(;|$)/);
        assert.match(policy, /(^|; )script-src 'self' 'wasm-unsafe-eval'(;|$)/);
        assert.match(policy, /(^|; )worker-src 'self'(;|$)/);
    }
});
