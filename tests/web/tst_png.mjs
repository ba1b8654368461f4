// png.mjs, which the tests of the console look through: on a picture of the console with 512
// regions, and on one without.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {test} from "node:test";
import {Picture} from "./png.mjs";

const picture = (name) => new Picture(
    readFileSync(fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url))));

test("a grid of cells is found where there is one, and only there", () => {
    const {columns, rows} = picture("estate-dark").grid(8, 60);
    assert.ok(columns * rows >= 512 && columns * rows < 600, `${columns} x ${rows}`);
    const none = picture("sources-dark").grid(8, 60);
    assert.ok(none.columns * none.rows < 512, `${none.columns} x ${none.rows}`);
});

test("pictures differ where something else is shown", () => {
    const dark = picture("estate-dark");
    assert.equal(dark.difference(dark), 0);
    assert.ok(dark.difference(picture("sources-dark")) > 10_000);
});

test("text is ink on the ground", () => {
    const dark = picture("sources-dark");
    const strip = {x: 70, y: 8, width: dark.width - 90, height: 24};
    assert.ok(dark.inkColumns(strip) > 200);
    assert.equal(dark.inkColumns({x: 300, y: 44, width: 100, height: 4}), 0);
});
