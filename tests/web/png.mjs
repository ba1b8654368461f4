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
    // How many stretches of one colour and about one length lie on a line, as cells do.
    static cellsOn(length, colourAt, shortest, longest) {
        const runs = new Map();
        let begin = 0;
        for (let at = 1; at <= length; ++at) {
            if (at < length && colourAt(at) === colourAt(begin))
                continue;
            if (at - begin >= shortest && at - begin <= longest) {
                const lengths = runs.get(colourAt(begin)) ?? [];
                lengths.push(at - begin);
                runs.set(colourAt(begin), lengths);
            }
            begin = at;
        }
        let most = 0;
        for (const lengths of runs.values())
            for (const one of new Set(lengths))
                most = Math.max(most, lengths.filter((other) => Math.abs(other - one) <= 1).length);
        return most;
    }
    // The most cells beside each other, and below each other, on any line.
    grid(shortest, longest) {
        let columns = 0;
        for (let y = 0; y < this.height; ++y)
            columns = Math.max(columns, Picture.cellsOn(this.width, (x) => this.colour(x, y),
                                                        shortest, longest));
        let rows = 0;
        for (let x = 0; x < this.width; ++x)
            rows = Math.max(rows, Picture.cellsOn(this.height, (y) => this.colour(x, y),
                                                  shortest, longest));
        return {columns, rows};
    }
}
