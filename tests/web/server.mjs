// packaging/wasm/serve as a test starts it; `stop` and `start` again keep its address.
import {spawn} from "node:child_process";
import {createInterface} from "node:readline";
import {once} from "node:events";
import {fileURLToPath} from "node:url";

const serve = fileURLToPath(new URL("../../packaging/wasm/serve", import.meta.url));

export class Server {
    constructor(folder) {
        this.folder = folder;
        this.port = "0";
    }
    async start() {
        this.process = spawn(serve, ["--port", this.port, this.folder],
                             {stdio: ["ignore", "pipe", "inherit"]});
        const lines = createInterface({input: this.process.stdout});
        const first = await lines[Symbol.asyncIterator]().next();
        if (first.done)
            throw new Error(`packaging/wasm/serve does not serve ${this.folder}`);
        this.url = first.value;
        this.port = new URL(this.url).port;
        return this.url;
    }
    async stop() {
        if (this.process.exitCode !== null || this.process.signalCode !== null)
            return;
        const ended = once(this.process, "exit");
        this.process.kill();
        await ended;
    }
}
