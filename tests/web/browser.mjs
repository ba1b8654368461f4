// Chromium as the tests use it: Debian's, without a display, drawing in software.
import {mkdtempSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {chromium} from "playwright-core";

const arguments_ = [
    "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

// The words of a running program's command; nothing when it is gone.
function commandOf(pid) {
    try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    } catch {
        return [];
    }
}

// A profile of its own, so that what is kept outlives one browser and not the test.
export class Profile {
    constructor() {
        this.folder = mkdtempSync(join(tmpdir(), "estate-web-"));
    }
    // `options`: playwright's, for example deviceScaleFactor, hasTouch, colorScheme.
    async start(options = {}) {
        return chromium.launchPersistentContext(this.folder, {
            executablePath: process.env.ESTATE_CHROMIUM ?? "/usr/bin/chromium",
            headless: true,
            args: arguments_,
            locale: "en-US",
            viewport: {width: 1280, height: 800},
            ...options,
        });
    }
    // The browser that uses this profile, at once and without a word to it; its other processes end
    // with the one that has no type. False: there is none.
    kill() {
        const mine = `--user-data-dir=${this.folder}`;
        const browser = readdirSync("/proc").find((name) => {
            const words = /^\d+$/.test(name) ? commandOf(name) : [];
            return words.includes(mine) && !words.some((word) => word.startsWith("--type="));
        });
        if (browser === undefined)
            return false;
        process.kill(Number(browser), "SIGKILL");
        return true;
    }
    remove() {
        rmSync(this.folder, {recursive: true, force: true, maxRetries: 5});
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
