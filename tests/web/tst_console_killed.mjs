// The browser is killed, and what it showed is asked for again: what it called durable is there,
// and what was pending is there as a whole or not at all. ESTATE_WEB_KILLS says how often, each.
import assert from "node:assert/strict";
import {afterEach, beforeEach, test} from "node:test";
import {missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const kills = Number(process.env.ESTATE_WEB_KILLS ?? 5);
// A start and a record take some seconds.
const options = {skip: missing, timeout: testWait + kills * 120_000};
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    // The test hears of the moment by a request, which a service worker would take.
    if (!missing)
        await console_.begin({serviceWorkers: "block"});
});
afterEach(() => console_.end());

// Tells of the first moment at which a record behind `above` is as `when` says. Unless `goesOn`,
// the page stands still in the very callback in which it showed that.
function tellOf() {
    globalThis.estateMoment = null;
    new MutationObserver(() => {
        const {head, chain, keeping} = document.documentElement.dataset;
        const {when, above, goesOn} = globalThis.estateMoment ?? {};
        if (keeping !== when || Number(head) <= above)
            return;
        globalThis.estateMoment = null;
        const address = `/moment?${new URLSearchParams({head, chain})}`;
        if (goesOn) {
            fetch(address).catch(() => {});
            return;
        }
        const request = new XMLHttpRequest();
        request.open("GET", address, false);
        request.send();
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ["data-keeping"]});
}

// A page that is up, in a browser that is there.
async function start() {
    const page = await console_.open("", {run: tellOf});
    if ((await page.state()).operator !== "ada")
        await page.becomeOperator("ada");
    return page;
}

// One record, and the end of the browser at its moment, `later` milliseconds after that. Gives what
// the page showed then.
async function killAt(page, text, when, later) {
    const {head} = await page.state();
    await page.page.evaluate((moment) => {
        globalThis.estateMoment = moment;
    }, {when, above: Number(head), goesOn: later > 0});
    const gone = new Promise((resolve) => console_.browser.once("close", resolve));
    const shown = new Promise((resolve) => {
        console_.browser.route("**/moment?*", (route) => {
            const said = new URL(route.request().url()).searchParams;
            // The moment of the end is what is tried here; nothing waits for it.
            setTimeout(() => {
                console_.profile.kill();
                resolve({head: said.get("head"), chain: said.get("chain")});
            }, later);
        });
    });
    // It is cut off somewhere.
    page.note(text).catch(() => {});
    const said = await shown;
    await gone;
    console_.browser = await console_.profile.start({serviceWorkers: "block"});
    return said;
}

const placeOf = ({head, chain}) => `${head}:${chain}`;

test("what is shown as durable is there after a kill", options, async (t) => {
    const begin = Date.now();
    let page = await start();
    await page.until({keeping: "kept"});
    for (let kill = 1; kill <= kills; ++kill) {
        const shown = await killAt(page, `note ${kill}`, "kept", 0);
        page = await start();
        const found = await page.until({keeping: "kept"});
        assert.equal(placeOf(found), placeOf(shown), `kill ${kill}`);
        assert.equal(found.problem, "");
    }
    t.diagnostic(`${kills} of ${kills} kept; ` +
                 `${Math.round((Date.now() - begin) / kills / 1000)} s each`);
});

test("what was pending at a kill is there as a whole or not at all", options, async (t) => {
    let page = await start();
    let there = 0;
    for (let kill = 1; kill <= kills; ++kill) {
        const before = await page.until({keeping: "kept"});
        // At once, when nothing can be kept yet, and later and later.
        const shown = await killAt(page, `note ${kill}`, "pending", 2 * (kill - 1));
        page = await start();
        const found = await page.until({keeping: "kept"});
        assert.ok([placeOf(before), placeOf(shown)].includes(placeOf(found)),
                  `kill ${kill}: ${placeOf(found)} is neither ${placeOf(before)} nor ` +
                  placeOf(shown));
        assert.equal(found.problem, "");
        there += found.head === shown.head ? 1 : 0;
    }
    t.diagnostic(`${there} of ${kills} were kept, ${kills - there} were not`);
});
