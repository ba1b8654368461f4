// Rules as a file: downloaded, changed elsewhere, and read again.
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
const firstPolicy = "policy from-r000-to-r001\n";
const added = `${firstPolicy}  allow r001, r002\n`;
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    if (!missing)
        await console_.begin();
});
afterEach(() => console_.end());

async function exported(page, name) {
    await page.goTo("rules");
    await page.act("export the rules to a file");
    await page.until({focus: "Name of the file"});
    const [given] = await Promise.all([page.page.waitForEvent("download"), page.press("Enter")]);
    assert.equal(given.suggestedFilename(), "estate.rules");
    await page.until({sheet: ""});
    const file = join(console_.profile.folder, name);
    await given.saveAs(file);
    return readFileSync(file, "utf8");
}

async function importText(page, name, text) {
    const file = join(console_.profile.folder, name);
    writeFileSync(file, text);
    await page.goTo("rules");
    await page.act("import the rules from a file");
    await page.until({focus: "Choose a file…"});
    const [chooser] = await Promise.all(
        [page.page.waitForEvent("filechooser"), page.press("Enter")]);
    await chooser.setFiles(file);
    await page.until({sheet: ""});
}

test("what is exported is the desktop's file", options, async () => {
    assert.ok(existsSync(estatectl), `there is no ${estatectl}: run packaging/test first`);
    const page = await console_.openAs("ada");
    const text = await exported(page, "browser.rules");
    const {stdout} = await promisify(execFile)(estatectl, ["rules", "export"],
                                               {maxBuffer: 64 * 1024 * 1024});
    assert.ok(text === stdout, `${text.length} and ${stdout.length} characters`);
    await page.mustBeQuiet();
});

test("a file that was changed elsewhere becomes a draft, and comes out so", options, async () => {
    const page = await console_.openAs("ada");
    const present = await exported(page, "present.rules");
    const before = await page.until({keeping: "kept"});
    // The same rules are no edit.
    await importText(page, "same.rules", present);
    assert.equal((await page.state()).head, before.head);

    const changed = present.replace(firstPolicy, added);
    assert.notEqual(changed, present);
    await importText(page, "changed.rules", changed);
    const drafted = await page.until(
        (said) => said.keeping === "kept" && Number(said.head) > Number(before.head));
    // The rules in force are what they were.
    assert.equal(drafted.unavailable, before.unavailable);
    assert.ok(await exported(page, "draft.rules") === changed);
    await page.reload();
    await page.until({keeping: "kept", chain: drafted.chain});
    await page.mustBeQuiet();
});

test("a file that is no rules changes nothing", options, async () => {
    const page = await console_.openAs("ada");
    const present = await exported(page, "present.rules");
    const before = await page.until({keeping: "kept"});
    const mistyped = present.replace("  when r000 restore", "  when r000 restor");
    assert.notEqual(mistyped, present);
    for (const [name, text] of [["mistyped.rules", mistyped], ["other.txt", "no rules at all\n"]]) {
        await importText(page, name, text);
        // It is shown as it is, and behind it what is wrong with it.
        await page.reach("What is wrong with the text, Enter goes there");
        const said = await page.until({keeping: "kept"});
        assert.deepEqual([said.head, said.chain], [before.head, before.chain], name);
        assert.ok(await exported(page, `after-${name}`) === present, name);
    }
    await page.reload();
    await page.until({keeping: "kept", chain: before.chain});
    await page.mustBeQuiet();
});
