// Pictures of every room in the browser, light and dark, to be looked at:
//   node tests/web/pictures.mjs FOLDER
import {mkdirSync} from "node:fs";
import {join} from "node:path";
import {missing} from "./console_page.mjs";
import {OneConsole} from "./one_console.mjs";

const folder = process.argv[2];
if (!folder || missing) {
    console.error(missing || "Where to? node tests/web/pictures.mjs FOLDER");
    process.exit(2);
}
mkdirSync(folder, {recursive: true});

const one = new OneConsole();
try {
    await one.begin();
    const page = await one.openAs("ada");
    const take = async (name) => {
        for (const theme of ["light", "dark"]) {
            await page.act(`${theme} theme`);
            await page.picture();
            const path = join(folder, `${name}-${theme}.png`);
            await page.page.screenshot({path});
            console.log(path);
        }
    };
    await take("estate");
    await page.goTo("plan");
    await take("plan-empty");
    await page.planLossOf("r017");
    await take("plan");
    await page.proposePlan();
    await take("changes");
    for (const room of ["sweep", "rules", "journal", "sources"]) {
        await page.goTo(room);
        await take(room);
    }
    await page.press("F1");
    await page.until({sheet: "About"});
    await page.picture();
    await page.page.screenshot({path: join(folder, "about-dark.png")});
    for (const complaint of page.complaints)
        console.log(`the page complained: ${complaint}`);
} finally {
    await one.end();
}
