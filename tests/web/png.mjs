// The pixels of a screenshot, as the browser takes them: 8 bits a channel, RGB or RGBA, not
// interlaced. And what tests ask of them.
import {inflateSync} from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function paeth(left, above, corner) {
    const estimate = left + above - corner;
    const toLeft = Math.abs(estimate - left);
    const toAbove = Math.abs(estimate - above);
    const toCorner = Math.abs(estimate - corner);
    if (toLeft <= toAbove && toLeft <= toCorner)
        return left;
    return toAbove <= toCorner ? above : corner;
}

// Each line begins with a number that says what its bytes are the difference from.
const bases = [
    () => 0,
    (left) => left,
    (left, above) => above,
    (left, above) => (left + above) >> 1,
    paeth,
];

function unfilter(lines, stride, step, height) {
    const bytes = Buffer.alloc(stride * height);
    for (let y = 0; y < height; ++y) {
        const from = y * (stride + 1) + 1;
        const to = y * stride;
        const base = bases[lines[from - 1]];
        if (!base)
            throw new Error(`line ${y} of the picture has the unknown filter ${lines[from - 1]}`);
        for (let x = 0; x < stride; ++x) {
            const left = x >= step ? bytes[to + x - step] : 0;
            const above = y > 0 ? bytes[to + x - stride] : 0;
            const corner = x >= step && y > 0 ? bytes[to + x - stride - step] : 0;
            bytes[to + x] = lines[from + x] + base(left, above, corner);
        }
    }
    return bytes;
}

export class Picture {
    constructor(png) {
        if (!png.subarray(0, 8).equals(signature))
            throw new Error("this is no PNG");
        const parts = [];
        for (let at = 8; at < png.length;) {
            const length = png.readUInt32BE(at);
            const kind = png.toString("latin1", at + 4, at + 8);
            const data = png.subarray(at + 8, at + 8 + length);
            if (kind === "IHDR") {
                this.width = data.readUInt32BE(0);
                this.height = data.readUInt32BE(4);
                if (data[8] !== 8 || (data[9] !== 2 && data[9] !== 6) || data[12] !== 0)
                    throw new Error("this kind of PNG is not read here");
                this.step = data[9] === 6 ? 4 : 3;
            } else if (kind === "IDAT") {
                parts.push(data);
            }
            at += length + 12;
        }
        this.bytes = unfilter(inflateSync(Buffer.concat(parts)), this.width * this.step, this.step,
                              this.height);
    }
    // As one number.
    colour(x, y) {
        const at = (y * this.width + x) * this.step;
        return (this.bytes[at] << 16) | (this.bytes[at + 1] << 8) | this.bytes[at + 2];
    }
    // How many pixels are otherwise than in a picture of the same size.
    difference(other, {x = 0, y = 0, width = this.width, height = this.height} = {}) {
        let count = 0;
        for (let row = y; row < y + height; ++row)
            for (let column = x; column < x + width; ++column)
                count += this.colour(column, row) === other.colour(column, row) ? 0 : 1;
        return count;
    }
    // Columns of a band in which something stands out from what is most of it.
    inkColumns({x, y, width, height}) {
        const count = new Map();
        for (let row = y; row < y + height; ++row)
            for (let column = x; column < x + width; ++column)
                count.set(this.colour(column, row), (count.get(this.colour(column, row)) ?? 0) + 1);
        const ground = [...count].reduce((most, one) => one[1] > most[1] ? one : most)[0];
        let inked = 0;
        for (let column = x; column < x + width; ++column) {
            let found = false;
            for (let row = y; row < y + height && !found; ++row)
                found = this.colour(column, row) !== ground;
            inked += found ? 1 : 0;
        }
        return inked;
    }
    // Stretches of one colour and about one length on a line that lie close to each other, as cells
    // do: the most of a kind.
    static cellsOn(length, colourAt, shortest, longest) {
        const kinds = new Map();
        let begin = 0;
        for (let at = 1; at <= length; ++at) {
            if (at < length && colourAt(at) === colourAt(begin))
                continue;
            const cell = {begin, size: at - begin};
            if (cell.size >= shortest && cell.size <= longest)
                kinds.set(colourAt(begin), [...kinds.get(colourAt(begin)) ?? [], cell]);
            begin = at;
        }
        const close = (one, other) => other && Math.abs(other.begin - one.begin) < 2 * one.size;
        let most = [];
        for (const cells of kinds.values())
            for (const size of new Set(cells.map((cell) => cell.size))) {
                const alike = cells.filter((cell) => Math.abs(cell.size - size) <= 1)
                    .filter((cell, i, all) => close(cell, all[i - 1]) || close(cell, all[i + 1]));
                most = alike.length > most.length ? alike : most;
            }
        return most;
    }
    // The line with the most cells beside each other, and the most that lie below any of these.
    grid(shortest, longest) {
        let across = [];
        for (let y = 0; y < this.height; ++y) {
            const cells = Picture.cellsOn(this.width, (x) => this.colour(x, y), shortest, longest);
            across = cells.length > across.length ? cells : across;
        }
        const below = across.map(({begin, size}) => {
            const x = begin + (size >> 1);
            return Picture.cellsOn(this.height, (y) => this.colour(x, y), shortest, longest).length;
        });
        return {columns: across.length, rows: Math.max(0, ...below)};
    }
}
