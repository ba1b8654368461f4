// Chromium as the tests use it: Debian's, without a display, drawing in software.
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {chromium} from "playwright-core";

const arguments_ = [
    "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

// A profile of its own, so that what is kept outlives one browser and not the test.
export class Profile {
    constructor() {
        this.folder = mkdtempSync(join(tmpdir(), "estate-web-"));
    }
    async start() {
        return chromium.launchPersistentContext(this.folder, {
            executablePath: process.env.ESTATE_CHROMIUM ?? "/usr/bin/chromium",
            headless: true,
            args: arguments_,
        });
    }
    remove() {
        rmSync(this.folder, {recursive: true, force: true});
    }
}

// A page on which any uncaught error fails the test that looks at `errors`.
export async function openPage(context, url) {
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(url);
    return {page, errors};
}
