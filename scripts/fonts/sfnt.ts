/** A font as its tables, by their names: enough of TrueType to read what a face has and to put two halves of one together. */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
const TRUETYPE = 0x00010000;

export function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, i) => HEADER + RECORD * i);
  return new Map(
    records.map((at) => {
      const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)];
    }),
  );
}

/** The font of these tables. Checksums are left out: compressing to WOFF2 makes them anew. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(HEADER + RECORD * sorted.length);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(TRUETYPE, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * RECORD, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((sorted.length - power) * RECORD, 10);
  const parts = [head];
  let start = head.length;
  for (const [i, [name, table]] of sorted.entries()) {
    const at = HEADER + RECORD * i;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

/** A table that every font has. */
export function fontTable(tables: Tables, name: string): Buffer {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no ${name}`);
  return table;
}

/** Which glyph stands for which character, by its code. */
export function readCharacters(tables: Tables): ReadonlyMap<number, number> {
  const cmap = fontTable(tables, 'cmap');
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    if (subtable.readUInt16BE(0) === 4) return new Map(readSegments(subtable));
  }
  throw new Error('the font has no list of characters that can be read');
}

function* readSegments(subtable: Buffer): Generator<[number, number]> {
  const size = subtable.readUInt16BE(6);
  const [ends, starts] = [14, 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [subtable.readUInt16BE(starts + at), subtable.readUInt16BE(ends + at)];
    const [delta, offset] = [subtable.readUInt16BE(deltas + at), subtable.readUInt16BE(offsets + at)];
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = offset === 0 ? code : subtable.readUInt16BE(offsets + at + offset + 2 * (code - first));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}

/** The table of which glyph stands for which character: a segment for each run of both. */
export function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; glyph: number }[] = [];
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const run = segments.at(-1);
    if (run && code === run.last + 1 && glyph - run.glyph === code - run.first) run.last = code;
    else segments.push({ first: code, last: code, glyph });
  }
  segments.push({ first: 0xffff, last: 0xffff, glyph: 0 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const words = [
    ...[4, 16 + 8 * count, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ first, glyph }) => (glyph - first) & 0xffff),
    ...segments.map(() => 0),
  ];
  // One list, for Windows' Unicode, twelve bytes on.
  const table = Buffer.alloc(12 + 2 * words.length);
  for (const [i, word] of [0, 1, 3, 1, 0, 12].entries()) table.writeUInt16BE(word, 2 * i);
  for (const [i, word] of words.entries()) table.writeUInt16BE(word, 12 + 2 * i);
  return table;
}
