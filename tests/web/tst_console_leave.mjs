// Who leaves the page while a record is on its way into the browser's store is asked first; who
// leaves later is not.
import assert from "node:assert/strict";
import {afterEach, beforeEach, test} from "node:test";
import {missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
let console_;

beforeEach(async () => {
    console_ = new OneConsole();
    if (!missing)
        await console_.begin();
});
afterEach(() => console_.end());

// A store that is slow for as long as `estateSlow` is set: what writes to it asks it for something
// over and over, so it does not come to its end.
function slowStore() {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
        const transaction = begin.apply(this, given);
        if (transaction.mode !== "readwrite")
            return transaction;
        const store = transaction.objectStore("state");
        const ask = () => {
            if (globalThis.estateSlow)
                store.get("nothing").onsuccess = ask;
        };
        ask();
        return transaction;
    };
}

const makeSlow = (page, slow) => page.page.evaluate((wanted) => {
    globalThis.estateSlow = wanted;
}, slow);

test("leaving is asked about while a record is pending, and only then", options, async () => {
    const page = await console_.open("", {run: slowStore});
    await page.becomeOperator("ada");
    const before = await page.until({keeping: "kept"});
    await makeSlow(page, true);
    await page.note("on its way");
    const slow = await page.until((said) => Number(said.head) > Number(before.head));
    assert.deepEqual([slow.keeping, slow.durable], ["pending", before.durable]);
    const asked = page.page.waitForEvent("dialog");
    await page.page.close({runBeforeUnload: true});
    const dialog = await asked;
    assert.equal(dialog.type(), "beforeunload");
    // To stay.
    await dialog.dismiss();
    const pending = await page.state();
    assert.deepEqual([pending.keeping, pending.durable], ["pending", before.durable]);

    await makeSlow(page, false);
    const kept = await page.until({keeping: "kept"});
    assert.deepEqual([kept.head, kept.chain], [pending.head, pending.chain]);
    await page.mustBeQuiet();
    const later = [];
    page.page.on("dialog", (other) => {
        later.push(other.type());
        other.accept();
    });
    const closed = page.page.waitForEvent("close");
    await page.page.close({runBeforeUnload: true});
    await closed;
    assert.deepEqual(later, []);

    const again = await console_.open();
    await again.until({keeping: "kept", chain: kept.chain});
});

test("a page that only looks is left without a word", options, async () => {
    const first = await console_.openAs("ada");
    const second = await console_.open();
    await second.until({keeping: "looking"});
    await second.page.bringToFront();
    await second.goTo("plan");
    const dialogs = [];
    second.page.on("dialog", (dialog) => {
        dialogs.push(dialog.type());
        dialog.accept();
    });
    const closed = second.page.waitForEvent("close");
    await second.page.close({runBeforeUnload: true});
    await closed;
    assert.deepEqual(dialogs, []);
    await first.mustBeQuiet();
});
