// node tests/web/start_times.mjs COUNT SITE...: starts from nothing, in milliseconds since the
// address was opened. Sites take turns, so that what else the machine does falls on all of them.
// "busy" is the processor time of the page's main thread: it says more where others compute too.
import {Profile} from "./browser.mjs";
import {Server} from "./server.mjs";
import {startWait} from "./console_page.mjs";

const moments = ["fetching", "compiled", "begun", "shown", "busy"];

// In the page, before its own scripts: the first of each moment.
function watch() {
    const mark = (name) => {
        if (performance.getEntriesByName(name).length === 0)
            performance.mark(name);
    };
    const watchCall = (call, before, after) => {
        const real = WebAssembly[call];
        WebAssembly[call] = (...given) => {
            before();
            const done = real.apply(WebAssembly, given);
            done.then(after);
            return done;
        };
    };
    watchCall("compileStreaming", () => mark("fetching"), () => mark("compiled"));
    watchCall("instantiate", () => {}, () => mark("begun"));
    new MutationObserver(() => mark("shown")).observe(
        document, {attributes: true, subtree: true, attributeFilter: ["data-shown"]});
}

async function timesOf(site) {
    const server = new Server(site);
    const profile = new Profile();
    const url = await server.start();
    const browser = await profile.start();
    const page = await browser.newPage();
    const inspector = await browser.newCDPSession(page);
    await inspector.send("Performance.enable", {timeDomain: "threadTicks"});
    await page.addInitScript(watch);
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset.shown === "yes", null,
                               {timeout: startWait, polling: 50});
    const {metrics} = await inspector.send("Performance.getMetrics");
    const times = Object.fromEntries(await page.evaluate(
        () => performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime])));
    times.busy = 1000 * metrics.find(({name}) => name === "TaskDuration").value;
    await browser.close();
    profile.remove();
    await server.stop();
    return times;
}

const [count, ...sites] = process.argv.slice(2);
const runs = sites.map(() => []);
for (let run = 0; run < Number(count); ++run)
    for (const [at, site] of sites.entries())
        runs[at].push(await timesOf(site));
for (const [at, site] of sites.entries()) {
    const median = (name) => Math.round(
        runs[at].map((times) => times[name]).sort((a, b) => a - b)[runs[at].length >> 1]);
    console.log(`${moments.map((name) => `${name} ${median(name)}`).join("  ")}  ${site}`);
}
