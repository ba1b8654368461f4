// The console in a real Chromium, from the site as it is built and served: what an operator does,
// by keyboard alone, and what is there after the page was loaded again.
import assert from "node:assert/strict";
import {afterEach, beforeEach, test} from "node:test";
import {missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
const digest = /^[0-9a-f]{64}$/;
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    if (!missing)
        await console_.begin({viewport: {width: 1800, height: 900}});
});
afterEach(() => console_.end());

test("it loads without a complaint, and its matrix is in the picture", options, async (t) => {
    const page = await console_.open();
    const took = await page.page.evaluate(() => Math.round(performance.now()));
    t.diagnostic(`${took} ms from the address to the first frame`);
    const said = await page.until({room: "estate", keeping: "kept"});
    assert.match(said.state, digest);
    assert.ok(Number(said.head) >= 1);
    assert.equal(said.problem, "");
    assert.match(await page.page.title(), /^DRILL · .+ · Estate Console$/);
    await page.becomeOperator("ada");
    await page.skipTour();
    const {columns, rows} = (await page.picture()).grid(8, 80);
    assert.ok(columns * rows >= 512 && columns * rows < 600, `${columns} x ${rows} cells`);
    assert.equal(await page.page.locator("#loading").isVisible(), false);
    await page.mustBeQuiet();
});

test("a loss is previewed, and changes nothing", options, async () => {
    const page = await console_.openAs("ada");
    const before = await page.until({keeping: "kept"});
    const said = await page.planLossOf("r017");
    assert.match(said.decisions, digest);
    assert.deepEqual([said.state, said.head], [before.state, before.head]);
    await page.mustBeQuiet();
});

async function editTheFirstPolicy(page) {
    await page.goTo("rules");
    await page.act("begin a draft");
    await page.answer("Name of the draft", "night-shift");
    await page.pressButton("Begin");
    await page.reach("Failover policies, Enter edits");
    await page.press("Home");
    await page.press("Enter");
    await page.until({focus: "Text of *"});
    await page.press("Control+End");
    const before = Number((await page.state()).head);
    await page.type("  when r000, r002 hold");
    await page.until((said) => Number(said.head) > before);
}

async function proposeTheRules(page) {
    await page.act("propose the draft");
    await page.answer("Title of the change", "");
    await page.pressButton("Propose");
    await page.until({room: "changes", proposals: "open*"});
}

test("a rule and a plan go into force, and are there after a reload", options, async () => {
    const page = await console_.openAs("ada");
    const first = await page.until({keeping: "kept"});
    await editTheFirstPolicy(page);
    await proposeTheRules(page);
    await page.approveAs("grace");
    const ruled = await page.commit("Put *");
    assert.notEqual(ruled.state, first.state);

    await page.planLossOf("r017");
    await page.proposePlan();
    await page.approveAs("ada");
    await page.commit("Commit *");
    const done = await page.until({unavailable: "1", keeping: "kept"});
    assert.equal(done.proposals, "committed,committed");
    assert.notEqual(done.state, ruled.state);
    await page.mustBeQuiet();

    await page.reload();
    const again = await page.until({keeping: "kept"});
    assert.deepEqual([again.state, again.proposals, again.unavailable, again.operator],
                     [done.state, done.proposals, done.unavailable, "ada"]);
    assert.ok(Number(again.head) >= Number(done.head));
    await page.mustBeQuiet();
});

test("the author may not approve, and is told so", options, async () => {
    const page = await console_.openAs("ada");
    await page.planLossOf("r017");
    await page.proposePlan();
    await page.press("Control+k");
    await page.until({focus: "Search all actions"});
    await page.type("approve the proposal");
    await page.press("Enter");
    // It is not offered: the palette stays, and nothing is asked.
    assert.equal((await page.state()).focus, "Search all actions");
    assert.equal((await page.state()).proposals, "open");
});

test("a link opens its place, also in a page that is open", options, async () => {
    const page = await console_.open("#/plan?fail=r017,r018");
    await page.until({room: "plan", previewed: "r017,r018"});
    await page.becomeOperator("ada");
    await page.page.goto(`${console_.url}#/sources`);
    await page.until({room: "sources"});
    await page.page.goto(`${console_.url}#/plan?fail=r100`);
    await page.until({room: "plan", previewed: "r100"});
    await page.page.goto(`${console_.url}#/nowhere`);
    await page.until((said) => said.problem.length > 0);
    assert.equal((await page.state()).room, "plan");
    await page.mustBeQuiet();
});

test("names with markup in them are text", options, async () => {
    // As markup it would be one letter; as text it is as wide as 36.
    const name = "<b></b><b></b><b></b><b></b><b></b>x";
    const strip = {x: 90, y: 8, width: 900, height: 24};
    const page = await console_.openAs("x");
    const short = (await page.picture()).inkColumns(strip);
    await page.becomeOperator(name);
    const long = (await page.picture()).inkColumns(strip);
    assert.ok(long - short > 120, `${short} and ${long} columns of ink`);

    // What would run if it came to be part of the page, also with the elements for screen readers.
    const trap = "<img src=x onerror=globalThis.estateRan=1>";
    await page.becomeOperator(trap);
    await page.planLossOf("r017");
    await page.proposePlan(trap);
    await page.page.evaluate(() => {
        const inside = document.querySelector("#qt-shadow-container").shadowRoot;
        [...inside.querySelectorAll("button")]
            .find((button) => button.innerText === "Enable Screen Reader")?.click();
    });
    await page.becomeOperator(`${trap} again`);
    await page.settle();
    assert.equal(await page.page.evaluate(() => globalThis.estateRan), undefined);
    assert.equal(await page.page.evaluate(() => document.querySelectorAll("img").length), 0);
});

test("keys of text, of rooms and of the palette reach it", options, async () => {
    const page = await console_.openAs("m.okafor-2");
    assert.equal((await page.state()).operator, "m.okafor-2");
    for (const room of ["plan", "sweep", "rules", "changes", "journal", "sources", "estate"])
        await page.goTo(room);
    await page.press("Control+f");
    await page.until({focus: "Find a region*"});
    await page.press("Control+k");
    await page.until({focus: "Search all actions"});
    await page.press("Escape");
    await page.until((said) => said.focus !== "Search all actions");
    await page.press("F1");
    await page.until({sheet: "About*"});
    await page.press("Escape");
    await page.until({sheet: ""});
    // Umlauts and what a keyboard has no key for.
    await page.becomeOperator("Jörg Ōkami");
    await page.mustBeQuiet();
});
