// Mouse, wheel, fingers, and screens of other sizes and densities.
import assert from "node:assert/strict";
import {afterEach, test} from "node:test";
import {missing, testWait} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const options = {skip: missing, timeout: testWait};
const rooms = ["estate", "plan", "sweep", "rules", "changes", "journal", "sources"];
// qml/Theme.qml: the rail's buttons, under the strip and within the frame of a drill.
const frame = 2;
const strip = 40;
const rail = 56;
const buttonOf = (room) =>
    [frame + rail / 2, frame + strip + rail * (rooms.indexOf(room) + 0.5)];
// The table of room Sources, without the bar beside it.
const table = {x: 530, y: 300, width: 700, height: 450};
let console_;

async function begin(browserOptions) {
    console_ = new OneConsole();
    await console_.begin(browserOptions);
}
afterEach(() => console_?.end());

const canvas = (page) => page.page.evaluate(() => {
    const shown = document.querySelector("#qt-shadow-container").shadowRoot
        .querySelector("canvas");
    const box = shown.getBoundingClientRect();
    return {pixels: [shown.width, shown.height], box: [box.x, box.y, box.width, box.height]};
});

test("the mouse goes to every room", options, async () => {
    await begin();
    const page = await console_.openAs("ada");
    await page.skipTour();
    for (const room of [...rooms.slice(1), rooms[0]]) {
        await page.page.mouse.click(...buttonOf(room));
        await page.until({room});
    }
    await page.mustBeQuiet();
});

test("the wheel moves a table and back", options, async () => {
    await begin();
    const page = await console_.openAs("ada");
    await page.skipTour();
    await page.goTo("sources");
    await page.page.mouse.move(table.x + 200, table.y + 100);
    const before = await page.picture();
    await page.page.mouse.wheel(0, 900);
    const scrolled = await page.picture();
    const moved = before.difference(scrolled, table);
    assert.ok(moved > 2000, `${moved} pixels`);
    await page.page.mouse.wheel(0, -2000);
    const back = before.difference(await page.picture(), table);
    assert.ok(back < moved / 4, `${back} of ${moved} pixels`);
    await page.mustBeQuiet();
});

test("a finger presses and drags", options, async () => {
    await begin({hasTouch: true});
    const page = await console_.openAs("ada");
    await page.skipTour();
    await page.page.touchscreen.tap(...buttonOf("sources"));
    await page.until({room: "sources"});
    const before = await page.picture();
    const finger = await console_.browser.newCDPSession(page.page);
    const touch = (type, points) =>
        finger.send("Input.dispatchTouchEvent", {type, touchPoints: points});
    const x = table.x + 200;
    await touch("touchStart", [{x, y: 700}]);
    for (let y = 660; y >= 400; y -= 20) {
        await touch("touchMove", [{x, y}]);
        await page.settle();
    }
    await touch("touchEnd", []);
    const moved = before.difference(await page.picture(), table);
    assert.ok(moved > 2000, `${moved} pixels`);
    await page.mustBeQuiet();
});

test("it fills the page, whatever its size becomes", options, async () => {
    await begin();
    const page = await console_.openAs("ada");
    await page.skipTour();
    for (const [width, height] of [[1600, 1000], [1100, 700], [1280, 800]]) {
        await page.page.setViewportSize({width, height});
        await page.settle();
        const {pixels, box} = await canvas(page);
        assert.deepEqual([pixels, box], [[width, height], [0, 0, width, height]]);
        const {columns, rows} = (await page.picture()).grid(6, 80);
        // Where not all have room, the matrix scrolls.
        const wanted = width >= 1280 ? 512 : 240;
        assert.ok(columns * rows >= wanted, `${columns} x ${rows} cells at ${width} x ${height}`);
    }
    await page.mustBeQuiet();
});

test("no swipe leaves the page or zooms it", options, async () => {
    await begin({hasTouch: true});
    const page = await console_.openAs("ada");
    const styles = await page.page.evaluate(() => [
        getComputedStyle(document.documentElement).overscrollBehaviorX,
        getComputedStyle(document.documentElement).overscrollBehaviorY,
        getComputedStyle(document.querySelector("#screen")).touchAction,
    ]);
    assert.deepEqual(styles, ["none", "none", "none"]);
});

test("a dense screen has all its pixels", options, async () => {
    await begin({deviceScaleFactor: 2});
    const page = await console_.openAs("ada");
    await page.skipTour();
    const {pixels, box} = await canvas(page);
    assert.deepEqual([pixels, box], [[2560, 1600], [0, 0, 1280, 800]]);
    const picture = await page.picture();
    assert.deepEqual([picture.width, picture.height], [2560, 1600]);
    const {columns, rows} = picture.grid(12, 160);
    assert.ok(columns * rows >= 512, `${columns} x ${rows} cells`);
    await page.page.mouse.click(...buttonOf("plan"));
    await page.until({room: "plan"});
    await page.mustBeQuiet();
});

test("the theme turns with the focus in a text", options, async () => {
    await begin();
    const page = await console_.openAs("ada", "#/rules?show=text");
    await page.until({room: "rules"});
    await page.reach("Rules as text");
    const whole = {x: 0, y: 0, width: 1280, height: 800};
    const before = await page.picture();
    let turned = 0;
    // From the system's theme to light and to dark: one of them is another one.
    for (let turn = 0; turn < 2; ++turn) {
        await page.press("F9");
        turned = Math.max(turned, before.difference(await page.picture(), whole));
    }
    assert.ok(turned > 100_000, `${turned} pixels`);
    assert.equal((await page.state()).focus, "Rules as text");
    await page.mustBeQuiet();
});
