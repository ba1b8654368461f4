// The console in a page, as the tests work with it: by keyboard, mouse, files and links alone. What
// it shows is read from the picture and from what the page says of itself (docs/wasm.md).
import assert from "node:assert/strict";
import {existsSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {Picture} from "./png.mjs";

// packaging/wasm/build lays it out; ESTATE_WEB_SITE names another one.
export const site = process.env.ESTATE_WEB_SITE ??
    fileURLToPath(new URL("../../build/wasm/site", import.meta.url));
// Why the tests of the console can't run; nothing when they can.
export const missing = existsSync(`${site}/index.html`)
    ? false : `there is no site in ${site}: run packaging/wasm/build first`;

// A start loads and compiles the whole program, drawn in software on a machine that may be busy.
export const startWait = 120_000;
export const longWait = 60_000;
// Of a whole test; none takes as long.
export const testWait = 600_000;
// More stops than any room has.
const stopsMax = 100;

// A wanted text that ends in "*" is how the other one begins.
export function fits(text, wanted) {
    return wanted.endsWith("*") ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
}

// What the browser itself says about drawing in software is no news of the console.
const isOfTheDriver = (text) => text.includes("GL Driver Message") || text.includes("swiftshader");

function watchPolicy() {
    globalThis.estateViolations = [];
    addEventListener("securitypolicyviolation", (event) => globalThis.estateViolations.push(
        `${event.violatedDirective}: ${event.blockedURI}`));
}

export class ConsolePage {
    // Until its first frame is on the screen. `prepare` is run in the page before anything else.
    static async open(context, url, prepare = null) {
        const page = await context.newPage();
        const console_ = new ConsolePage(page);
        await page.addInitScript(watchPolicy);
        if (prepare)
            await page.addInitScript(prepare.run, prepare.given);
        await page.goto(url);
        await console_.untilShown();
        return console_;
    }
    constructor(page) {
        this.page = page;
        // The label of the palette's field, in the language that is spoken.
        this.palette = "Search all actions";
        // Held back from now on. Whoever only begins to listen with the key that opens the dialog is
        // late on a busy machine: the page gets the key first, and the browser shows nobody's dialog.
        page.on("filechooser", () => {});
        // Whatever was said that no user should have to read.
        this.complaints = [];
        page.on("pageerror", (error) => this.complaints.push(`uncaught: ${error.message}`));
        page.on("crash", () => this.complaints.push("the page crashed"));
        page.on("console", (message) => {
            if (["error", "warning", "assert"].includes(message.type()) &&
                !isOfTheDriver(message.text()))
                this.complaints.push(`${message.type()}: ${message.text()}`);
        });
    }

    async state() {
        return this.page.evaluate(() => ({...document.documentElement.dataset}));
    }
    // `wanted`: by name what the page has to say, or a function of what it says.
    async until(wanted, timeout = longWait) {
        const isSo = typeof wanted === "function" ? wanted : (said) => Object.entries(wanted)
            .every(([name, text]) => fits(said[name] ?? "", String(text)));
        const end = Date.now() + timeout;
        for (;;) {
            const said = await this.state();
            if (isSo(said))
                return said;
            if (Date.now() > end)
                throw new Error(
                    `not within ${timeout} ms: ${typeof wanted === "function" ? wanted
                        : JSON.stringify(wanted)}; the page says ${JSON.stringify(said)}, ` +
                    `and complained: ${JSON.stringify(this.complaints)}`);
            await this.settle();
        }
    }
    async untilShown() {
        try {
            await this.until({shown: "yes"}, startWait);
        } catch (error) {
            const told = await this.page.locator("#problem").textContent();
            throw new Error(`the console does not start: ${told} ${error.message}`);
        }
    }
    // Two frames: layouts and bindings have settled.
    async settle() {
        await this.page.evaluate(() => new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    async picture() {
        return new Picture(await this.still());
    }
    // As PNG, once two pictures in a row are the same.
    async still() {
        let before = null;
        for (let attempt = 0; attempt < 50; ++attempt) {
            await this.settle();
            const png = await this.page.screenshot({caret: "initial", animations: "allow"});
            if (before?.equals(png))
                return png;
            before = png;
        }
        throw new Error("the picture does not come to rest");
    }
    async mustBeQuiet() {
        assert.deepEqual(this.complaints, []);
        assert.deepEqual(await this.page.evaluate(() => globalThis.estateViolations), []);
    }

    async press(key) {
        await this.page.keyboard.press(key);
        await this.settle();
    }
    async type(text) {
        await this.page.keyboard.type(text);
        await this.settle();
    }
    async reach(label) {
        const seen = [];
        for (let stop = 0; stop < stopsMax; ++stop) {
            const {focus} = await this.state();
            if (fits(focus, label))
                return;
            seen.push(focus);
            await this.press("Tab");
        }
        throw new Error(`Tab does not come to ${label}, but to ${[...new Set(seen)].join(" | ")}`);
    }
    async pressButton(label) {
        await this.reach(label);
        await this.press("Enter");
    }
    async fill(label, text) {
        await this.reach(label);
        await this.type(text);
    }
    // A sheet asks by itself: its field has the focus once it is open.
    async answer(label, text) {
        await this.until({focus: label});
        await this.type(text);
    }
    // An action, by words that find it in the palette; one that can't be done yet is waited for.
    async act(words, timeout = longWait) {
        const end = Date.now() + timeout;
        do {
            await this.press("Control+k");
            await this.until({focus: this.palette});
            await this.type(words);
            await this.press("Enter");
            if ((await this.state()).focus !== this.palette)
                return;
            await this.press("Escape");
            await this.until((said) => said.focus !== this.palette);
        } while (Date.now() < end);
        throw new Error(`the action "${words}" can't be done`);
    }
    async goTo(room) {
        const rooms = ["estate", "plan", "sweep", "rules", "changes", "journal", "sources"];
        await this.press(`Control+${rooms.indexOf(room) + 1}`);
        await this.until({room});
    }
    async becomeOperator(name) {
        await this.press("Control+o");
        await this.answer("Operator name", name);
        await this.press("Enter");
        await this.until((said) => said.operator === name);
    }
    // Its panel takes a part of every room until it is skipped.
    async skipTour() {
        await this.pressButton("Skip the tour");
    }
    async planLossOf(region) {
        await this.goTo("plan");
        await this.fill("Add a region, or paste ids of regions, sites and hosts", region);
        await this.press("Enter");
        await this.until({failures: region});
        await this.press("F5");
        return this.until((said) => said.previewed === region && Number(said.groups) > 0);
    }
    async proposePlan(title = "") {
        await this.press("Control+p");
        await this.answer("Title of the proposal", title);
        await this.pressButton("Propose");
        await this.until({room: "changes", proposals: "open*"});
    }
    async approveAs(name) {
        await this.becomeOperator(name);
        await this.act("approve the proposal");
        await this.answer("Comment", "read and agreed");
        await this.pressButton("Approve");
        await this.until({proposals: "approved*"});
    }
    // `effect`: how the button begins that names it.
    async commit(effect) {
        await this.act("commit the proposal");
        await this.until({sheet: effect});
        await this.pressButton(effect);
        await this.until({proposals: "committed*"});
        return this.until({keeping: "kept"});
    }
    // One record in the journal.
    async note(text) {
        await this.act("hand the shift over");
        await this.answer("Note to the next shift", text);
        await this.press("Enter");
    }
    async reload() {
        await this.page.reload();
        await this.untilShown();
    }
}
