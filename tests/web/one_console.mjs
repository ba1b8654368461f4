// A site that is served, and for each test a browser with a profile of its own.
import {Profile} from "./browser.mjs";
import {ConsolePage, site} from "./console_page.mjs";
import {Server} from "./server.mjs";

export class OneConsole {
    // `options`: of the browser, as Profile.start() takes them.
    async begin(options = {}) {
        this.server = new Server(site);
        this.url = await this.server.start();
        this.profile = new Profile();
        this.browser = await this.profile.start(options);
    }
    // `place`: what stands behind the address, as "#/plan".
    async open(place = "", prepare = null) {
        return ConsolePage.open(this.browser, this.url + place, prepare);
    }
    // As a person who was never here before: the console asks for the name by itself.
    async openAs(name, place = "") {
        const page = await this.open(place);
        await page.becomeOperator(name);
        return page;
    }
    async end() {
        await this.browser?.close();
        this.profile?.remove();
        await this.server?.stop();
    }
}
