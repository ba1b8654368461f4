// How packaging/wasm/site lays a build out: names by content, compressed, and within its budget.
// The programs are made up: what is in them does not matter.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {randomBytes} from "node:crypto";
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {fileURLToPath} from "node:url";

const tool = fileURLToPath(new URL("../../packaging/wasm/site", import.meta.url));
const budget = 12_000_000;
const developerBudget = 14_000_000;
let folder;

before(() => {
    folder = mkdtempSync(join(tmpdir(), "estate-layout-"));
});
after(() => rmSync(folder, {recursive: true, force: true}));

// Lays out programs of which the largest has `wasm` in it.
function layOut(name, wasm, release = "OFF") {
    const programs = join(folder, `${name}-programs`);
    const site = join(folder, `${name}-site`);
    mkdirSync(programs, {recursive: true});
    writeFileSync(join(programs, "estate-console.wasm"), wasm);
    writeFileSync(join(programs, "estate-console.js"), "// the program's script\n");
    writeFileSync(join(programs, "qtloader.js"), "// Qt's loader\n");
    const {status, stdout, stderr} = spawnSync(tool, [programs, site, release], {encoding: "utf8"});
    const names = readdirSync(site);
    return {
        status, stdout, stderr, names,
        text: (file) => readFileSync(join(site, file), "utf8"),
        build: () => /content="([0-9a-f]{16})"/.exec(readFileSync(join(site, "index.html")))[1],
    };
}

test("the page and its worker name every file of their build, and nothing is left open", () => {
    const laid = layOut("small", "a small program");
    assert.equal(laid.status, 0, laid.stderr);
    const plain = laid.names.filter((name) => !/\.(br|gz)$/.test(name));
    const hashed = plain.filter((name) => /\.[0-9a-f]{16}\.[a-z]+$/.test(name));
    assert.deepEqual(plain.filter((name) => !hashed.includes(name)), ["index.html", "worker.js"]);
    assert.equal(hashed.length, 5);
    for (const name of plain) {
        assert.ok(laid.names.includes(`${name}.br`) && laid.names.includes(`${name}.gz`), name);
        assert.doesNotMatch(laid.text(name), /@[A-Z_]+@/, name);
    }
    for (const name of hashed)
        assert.ok(laid.text("worker.js").includes(`"${name}"`), name);
    assert.ok(laid.text("worker.js").includes(`"${laid.build()}"`));
});

test("another program is another build, and only its own files have other names", () => {
    const one = layOut("one", "a program");
    const same = layOut("same", "a program");
    const other = layOut("other", "another program");
    assert.deepEqual([same.build(), same.names], [one.build(), one.names]);
    assert.notEqual(other.build(), one.build());
    const changed = other.names.filter((name) => !one.names.includes(name))
        .map((name) => name.split(".")[0]);
    // The script that starts the program names it.
    assert.deepEqual([...new Set(changed)].sort(), ["estate-console", "start"]);
});

test("a site that is too large fails, and says what is too large and by how much", () => {
    // Nothing that a compressor finds anything in.
    const laid = layOut("large", randomBytes(budget + 500_000), "ON");
    assert.equal(laid.status, 1);
    const told = /too large: ([\d,]+) bytes as brotli, ([\d,]+) above the 12,000,000/
        .exec(laid.stderr);
    assert.ok(told, laid.stderr);
    const [all, above] = told.slice(1).map((text) => Number(text.replaceAll(",", "")));
    assert.equal(all - above, budget);
    assert.ok(above > 500_000 && above < 600_000, laid.stderr);
    assert.match(laid.stderr, /estate-console\.[0-9a-f]{16}\.wasm alone has/);
    // To be looked at.
    assert.ok(laid.names.includes("index.html"));
});

test("what compresses well may be larger than the budget", () => {
    const laid = layOut("empty", Buffer.alloc(budget + 500_000), "ON");
    assert.equal(laid.status, 0, laid.stderr);
});

test("a developer's build may have more than a release, and not any size", () => {
    const more = layOut("developer", randomBytes(budget + 500_000));
    assert.equal(more.status, 0, more.stderr);
    const large = layOut("developer-large", randomBytes(developerBudget + 500_000));
    assert.equal(large.status, 1);
    assert.match(large.stderr, /above the 14,000,000/);
});
