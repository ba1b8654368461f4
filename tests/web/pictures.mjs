// Pictures of every room in the browser, in both languages, light and dark and at two sizes, to be
// looked at:
//   node tests/web/pictures.mjs FOLDER
// One page all along: each place is gone to once, and taken in every look before the next one.
import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {setTimeout} from "node:timers/promises";
import {missing} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const folder = process.argv[2];
if (!folder || missing) {
    console.error(missing || "Where to? node tests/web/pictures.mjs FOLDER");
    process.exit(2);
}
mkdirSync(folder, {recursive: true});

const small = {width: 1280, height: 800};
const large = {width: 1920, height: 1080};
// Each differs from the one before by one thing; the first follows the last. F9 goes on from the
// system's theme to light, to dark, and to the system's again.
const looks = [
    {german: false, theme: "light", turns: 0, sizes: [small, large]},
    {german: false, theme: "dark", turns: 1, sizes: [large, small]},
    {german: true, theme: "dark", turns: 0, sizes: [small, large]},
    {german: true, theme: "light", turns: 2, sizes: [large, small]},
];
const sweepWait = 600_000;
const palettes = {en: "Search all actions", de: "Alle Aktionen durchsuchen"};

const one = new OneConsole();
let page;
let german = false;

async function speak(wanted) {
    if (wanted === german)
        return;
    await page.act(wanted ? "sprache: deutsch" : "language: english");
    german = wanted;
    page.palette = german ? palettes.de : palettes.en;
}
// `key`: opens a sheet over the place, for each look anew: under it no look can be changed.
async function take(name, key = "") {
    for (const look of looks) {
        await speak(look.german);
        for (let turn = 0; turn < look.turns; ++turn)
            await page.press("F9");
        if (key)
            await page.press(key);
        for (const size of look.sizes) {
            await page.page.setViewportSize(size);
            const file = `${name}${look.german ? "-de" : ""}-${look.theme}-` +
                `${size.width}x${size.height}.png`;
            writeFileSync(join(folder, file), await page.still());
            console.log(file);
        }
        if (key)
            await page.press("Escape");
    }
    // Actions are found by their English names.
    await speak(false);
}
async function takePlace(name, place) {
    await page.page.goto(one.url + place);
    await page.until({room: /^#\/([a-z]+)/.exec(place)[1]});
    await take(name);
}

async function takeEstate() {
    await take("estate-first");
    await page.skipTour();
    await takePlace("estate", "#/estate");
    await takePlace("estate-risk", "#/estate?measure=single-loss-risk&order=risk");
    await takePlace("region-exports", "#/estate?region=r017&pane=exports");
    await takePlace("region-relations", "#/estate?region=r017&pane=relations");
    await take("about", "F1");
    await take("exceptions", "Control+e");
    await take("operator", "Control+o");
}
async function takePlan() {
    await takePlace("plan-empty", "#/plan");
    await page.page.goto(`${one.url}#/plan?fail=r017,r018&second=r019`);
    await page.until({previewed: "r017,r018"});
    await take("plan");
    for (const question of ["capacity", "cost", "deadlines", "sensitivity", "second-loss"])
        await takePlace(`plan-${question}`,
                        `#/plan?fail=r017,r018&second=r019&show=analysis&question=${question}`);
    await page.act("pin this plan to compare");
    await page.page.goto(`${one.url}#/plan?fail=r017&show=compare`);
    await page.until({previewed: "r017"});
    await take("plan-compare");
    await page.act("unpin the plan");
}
async function takeChanges() {
    await page.page.goto(`${one.url}#/plan?fail=r017`);
    await page.until({previewed: "r017"});
    await take("propose", "Control+p");
    await page.proposePlan();
    await take("changes-proposed");
    await page.approveAs("grace");
    await page.commit("Commit *");
    await take("changes-committed");
    await takePlace("estate-after", "#/estate");
    for (const view of ["sites", "hosts", "flows", "shards", "publishes"])
        await takePlace(`region-${view}`, `#/estate?region=r018&page=${view}`);
}
async function takeCuts() {
    await page.page.goto(`${one.url}#/estate?region=r300`);
    await page.until({room: "estate"});
    await page.act("declare a snapshot cut");
    await page.until({focus: "Ids of the regions"});
    // The first one has it looked up what the cut would take, which nothing tells the end of; the
    // next one declares it.
    while ((await page.state()).room !== "changes") {
        await page.press("Enter");
        await setTimeout(3000);
    }
    await take("changes-cuts");
}
async function takeSweep() {
    await takePlace("sweep-empty", "#/sweep");
    await page.act("sweep every single region");
    // At its end the worst loss is chosen, and can be planned.
    await page.act("open the chosen loss in plan", sweepWait);
    await page.until({room: "plan"});
    for (const view of ["heatmap", "ranking", "collisions", "pinned"])
        await takePlace(`sweep-${view}`, `#/sweep?show=${view}`);
}
async function takeRules() {
    for (const view of ["policies", "impacts", "findings", "trial", "text"])
        await takePlace(`rules-${view}`, `#/rules?show=${view}`);
    // Nothing is changed before something is edited.
    await page.act("new policy");
    await takePlace("rules-changes", "#/rules?show=changes");
    await page.act("throw the draft away");
    await page.pressButton("Throw away");
    await page.until({sheet: ""});
}
async function takeIncident() {
    await page.page.goto(`${one.url}#/plan`);
    await page.act("begin an incident");
    await page.answer("What is happening", "Grid failure, north");
    await page.press("Enter");
    await page.until({sheet: ""});
    await page.act("report a loss");
    await page.answer("A region that is lost, or ids of regions, sites and hosts", "r100");
    await page.press("Enter");
    await page.pressButton("Report the loss");
    await page.until({sheet: ""});
    await take("plan-incident");
    await page.act("use the losses of the incident");
    await page.until({previewed: "r100"});
    await take("plan-incident-planned");
    await page.act("end the incident");
    await page.answer("How the incident ended", "Power is back");
    await page.press("Enter");
}

try {
    await one.begin();
    page = await one.openAs("ada");
    // The first look.
    await page.press("F9");
    await takeEstate();
    await takePlan();
    await takeChanges();
    await takeCuts();
    await takeSweep();
    await takeRules();
    await takePlace("journal", "#/journal");
    await takePlace("sources", "#/sources");
    await takeIncident();
    for (const complaint of page.complaints)
        console.log(`the page complained: ${complaint}`);
} finally {
    await one.end();
}
