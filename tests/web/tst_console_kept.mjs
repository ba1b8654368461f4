// What the browser keeps of the console: beside a second page, as a file that comes and goes, and
// without a server.
import assert from "node:assert/strict";
import {execFile} from "node:child_process";
import {existsSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {promisify} from "node:util";
import {afterEach, beforeEach, test} from "node:test";
import {missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
const estatectl = process.env.ESTATE_CTL ??
    fileURLToPath(new URL("../../build/release/bin/estatectl", import.meta.url));
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    if (!missing)
        await console_.begin();
});
afterEach(() => console_.end());

async function upload(page, file) {
    const [chooser] = await Promise.all(
        [page.page.waitForEvent("filechooser"), page.act("upload a journal file")]);
    await chooser.setFiles(file);
}
async function download(page, name) {
    const [given] = await Promise.all(
        [page.page.waitForEvent("download"), page.act("download the journal")]);
    const file = join(console_.profile.folder, name);
    await given.saveAs(file);
    return {file, suggested: given.suggestedFilename()};
}

test("a second page only looks, says so, and writes once the first is gone", options, async () => {
    const first = await console_.openAs("ada");
    await first.note("from the first page");
    const kept = await first.until((said) => said.keeping === "kept" && Number(said.head) > 1);
    const second = await console_.open();
    const looking = await second.until({keeping: "looking"});
    assert.equal(looking.chain, kept.chain);
    await second.page.bringToFront();
    await second.note("from the second page");
    await second.until((said) => said.problem.length > 0);
    await second.press("Escape");
    await second.planLossOf("r017");
    assert.equal((await second.state()).chain, kept.chain);
    assert.equal((await first.state()).chain, kept.chain);

    await first.page.close();
    await second.reload();
    await second.until({keeping: "kept"});
    await second.note("from the second page");
    await second.until((said) => said.keeping === "kept" && said.chain !== kept.chain);
    await second.mustBeQuiet();
});

test("what was downloaded is the desktop's file, and can be uploaded", options, async () => {
    const page = await console_.openAs("ada");
    await page.note("goes with the file");
    const sent = await page.until((said) => said.keeping === "kept" && Number(said.head) > 1);
    const {file, suggested} = await download(page, "sent.journal");
    assert.match(suggested, /\.journal$/);
    assert.equal(readFileSync(file).toString("latin1", 0, 15), "SQLite format 3");
    assert.ok(existsSync(estatectl), `there is no ${estatectl}: run packaging/test first`);
    await promisify(execFile)(estatectl, ["journal", "verify", file, "--expect-head",
                                          `${sent.head}:${sent.chain}`]);

    await page.note("is not in the file");
    const later = await page.until(
        (said) => said.keeping === "kept" && Number(said.head) > Number(sent.head));
    assert.notEqual(later.chain, sent.chain);
    await upload(page, file);
    await page.until({sheet: "Replace the journal?"});
    await page.pressButton("Replace");
    await page.until({sheet: "", keeping: "kept", head: sent.head, chain: sent.chain});
    await page.reload();
    await page.until({keeping: "kept", head: sent.head, chain: sent.chain, state: sent.state});
    await page.mustBeQuiet();
});

// Each is what can become of a file on its way.
const damages = {
    "cut.journal": (bytes) => bytes.subarray(0, bytes.length / 2),
    // One letter of a record; a byte that holds nothing would rightly be taken.
    "changed.journal": (bytes) => {
        const changed = Buffer.from(bytes);
        let found = 0;
        for (let at = changed.indexOf("must stay"); at >= 0; at = changed.indexOf("must stay", at)) {
            changed[at] ^= 0x20;
            ++found;
        }
        assert.ok(found > 0, "the record is not in the file as it was written");
        return changed;
    },
    "other.journal": () => Buffer.from("no journal at all\n".repeat(400)),
};

test("a damaged upload is told, and nothing is lost by it", options, async () => {
    const page = await console_.openAs("ada");
    await page.note("must stay");
    const kept = await page.until((said) => said.keeping === "kept" && Number(said.head) > 1);
    const {file} = await download(page, "good.journal");
    for (const [name, damage] of Object.entries(damages)) {
        const damaged = join(console_.profile.folder, name);
        writeFileSync(damaged, damage(readFileSync(file)));
        await upload(page, damaged);
        await page.until({sheet: "The file is not taken"});
        await page.press("Escape");
        const said = await page.until({sheet: ""});
        assert.deepEqual([said.chain, said.keeping], [kept.chain, "kept"], name);
    }
    await page.reload();
    await page.until({keeping: "kept", chain: kept.chain, state: kept.state});
    await page.note("and it is written to");
    await page.until((said) => said.keeping === "kept" && said.chain !== kept.chain);
});

test("it starts and plans without a server, once it was loaded", options, async () => {
    const page = await console_.openAs("ada");
    await page.note("before the server went");
    const kept = await page.until((said) => said.keeping === "kept" && Number(said.head) > 1);
    await page.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.mustBeQuiet();
    await console_.server.stop();
    await page.reload();
    await page.until({keeping: "kept", chain: kept.chain});
    await page.planLossOf("r017");
    // That nobody answers is no secret; nothing else may be wrong.
    const others = page.complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"));
    assert.deepEqual(others, []);

    await console_.server.start();
    await page.reload();
    await page.until({keeping: "kept", chain: kept.chain});
});

test("without a network it says so, and works on", options, async () => {
    const page = await console_.openAs("ada");
    await page.page.context().setOffline(true);
    await page.until({network: "offline"});
    await page.planLossOf("r017");
    await page.note("while the network was gone");
    await page.until((said) => said.keeping === "kept" && Number(said.head) > 1);
    await page.page.context().setOffline(false);
});
