// What the console puts on the clipboard and takes from it, as other programs and pages see it.
import assert from "node:assert/strict";
import {afterEach, beforeEach, test} from "node:test";
import {longWait, missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
const decisions = "Decisions, Enter explains";
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    if (missing)
        return;
    await console_.begin();
    await console_.browser.grantPermissions(
        ["clipboard-read", "clipboard-write"], {origin: new URL(console_.url).origin});
});
afterEach(() => console_.end());

const put = (page, text) => page.page.evaluate(
    (given) => navigator.clipboard.writeText(given), text);

// The clipboard once it holds something else than `before`: the browser takes it in its own time.
async function clipboard(page, before) {
    const end = Date.now() + longWait;
    while (Date.now() < end) {
        const text = await page.page.evaluate(() => navigator.clipboard.readText());
        if (text !== before)
            return text;
        await page.settle();
    }
    throw new Error("nothing comes to the clipboard");
}

// An entry of the menu of the table in focus.
async function choose(page, entry) {
    await page.press("Shift+F10");
    for (let step = 0; step < 20; ++step) {
        await page.press("ArrowDown");
        if ((await page.state()).focus === entry) {
            await page.press("Enter");
            return;
        }
    }
    throw new Error(`the menu has no ${entry}`);
}

test("a table is copied as CSV and JSON, with every row", options, async () => {
    const page = await console_.openAs("ada");
    const {groups} = await page.planLossOf("r017");
    await page.reach(decisions);
    await put(page, "nothing yet");
    await choose(page, "Copy as CSV");
    const csv = await clipboard(page, "nothing yet");
    const lines = csv.split("\r\n");
    assert.equal(lines.pop(), "");
    assert.match(lines[0], /^group,([a-z_]+,)+[a-z_]+$/);
    assert.equal(lines.length - 1, Number(groups));
    for (const line of lines.slice(1))
        assert.match(line, /\br017\b/);

    await page.until({focus: decisions});
    await choose(page, "Copy as JSON");
    const rows = JSON.parse(await clipboard(page, csv));
    assert.equal(rows.length, Number(groups));
    assert.deepEqual(Object.keys(rows[0]).sort(), lines[0].split(",").sort());
    // The same rows in the same order.
    assert.deepEqual(rows.map((row) => row.group),
                     lines.slice(1).map((line) => line.split(",")[0]));
    await page.mustBeQuiet();
});

test("a link to the place is copied with the page's address, and opens it", options, async () => {
    const page = await console_.openAs("ada");
    await page.planLossOf("r017");
    await put(page, "nothing yet");
    await page.act("copy a link to this place");
    const link = await clipboard(page, "nothing yet");
    assert.ok(link.startsWith(`${console_.url}#/plan?fail=r017`), link);
    const other = await console_.open(link.slice(console_.url.length));
    await other.page.bringToFront();
    await other.until({room: "plan", previewed: "r017"});
});

test("a copy that the browser refuses is told of, not said to be done", options, async () => {
    const page = await console_.openAs("ada");
    await page.page.evaluate(() => {
        for (const name of ["write", "writeText"])
            Clipboard.prototype[name] = () =>
                Promise.reject(new DOMException("not now", "NotAllowedError"));
    });
    await page.act("copy a link to this place");
    await page.until({problem: "The browser did not let this page copy*", notice: ""});
});

test("ids from elsewhere are pasted into the failure set", options, async () => {
    const page = await console_.openAs("ada");
    await page.goTo("plan");
    await put(page, "r017, r018 r019");
    await page.reach("Add a region, or paste ids of regions, sites and hosts");
    await page.press("Control+v");
    await page.press("Enter");
    await page.until({failures: "r017,r018,r019"});
    await page.mustBeQuiet();
});
