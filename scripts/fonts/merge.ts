import { fontTable, readCharacters, readTables, type Tables, writeCharacters, writeTables } from './sfnt.ts';

interface Glyph {
  readonly outline: Buffer;
  /** Advance width and left side bearing, as the font has them. */
  readonly measures: Buffer;
}

/**
 * Two halves of one face, which a package brings as two files, as one font: the first with everything that it has, and behind its
 * glyphs those of the second that are not among them. What the second says of kerning is let go: between the two there was none.
 */
export function merge(first: Buffer, second: Buffer): Buffer {
  const [tables, more] = [readTables(first), readTables(second)];
  const glyphs = readGlyphs(tables);
  const places = new Map(glyphs.map((glyph, i) => [keyOf(glyph), i]));
  const added = readGlyphs(more);
  // The first glyph of any font is the one for what it does not have.
  const placeOf = added.map((glyph, i) => {
    const same = i === 0 ? 0 : isComposed(glyph) ? undefined : places.get(keyOf(glyph));
    return same ?? glyphs.push(glyph) - 1;
  });
  const merged = glyphs.map((glyph) =>
    added.includes(glyph) && isComposed(glyph) ? { ...glyph, outline: withParts(glyph.outline, placeOf) } : glyph,
  );

  const characters = new Map(readCharacters(tables));
  for (const [code, glyph] of readCharacters(more)) {
    if (!characters.has(code)) characters.set(code, placeOf[glyph] ?? 0);
  }
  return writeTables(
    new Map([...tables, ...glyphTables(merged, tables, more), ['cmap', writeCharacters(characters)] as const]),
  );
}

function readGlyphs(tables: Tables): Glyph[] {
  const [outlines, places, widths] = [fontTable(tables, 'glyf'), fontTable(tables, 'loca'), fontTable(tables, 'hmtx')];
  const long = fontTable(tables, 'head').readInt16BE(50) === 1;
  const place = (i: number): number => (long ? places.readUInt32BE(4 * i) : 2 * places.readUInt16BE(2 * i));
  const full = fontTable(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: fontTable(tables, 'maxp').readUInt16BE(4) }, (_, i) => {
    // From some glyph on all are as wide as the one before, and only their bearing is told.
    const width = widths.subarray(4 * Math.min(i, full - 1)).subarray(0, 2);
    const bearing = widths.subarray(i < full ? 4 * i + 2 : 4 * full + 2 * (i - full)).subarray(0, 2);
    return { outline: outlines.subarray(place(i), place(i + 1)), measures: Buffer.concat([width, bearing]) };
  });
}

function keyOf({ outline, measures }: Glyph): string {
  return `${measures.toString('latin1')}${outline.toString('latin1')}`;
}

/** Is the glyph put together from others: a letter and its marks? */
function isComposed({ outline }: Glyph): boolean {
  return outline.length > 0 && outline.readInt16BE(0) < 0;
}

/** The glyph with its parts where they stand now. */
function withParts(outline: Buffer, placeOf: readonly number[]): Buffer {
  const copy = Buffer.from(outline);
  for (let at = 10, more = true; more; ) {
    const flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(placeOf[copy.readUInt16BE(at + 2)] ?? 0, at + 2);
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
  return copy;
}

/** The tables that say what glyphs there are. */
function glyphTables(glyphs: readonly Glyph[], tables: Tables, more: Tables): Tables {
  const outlines = glyphs.map(({ outline }) => Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]));
  const places = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  for (const [i, outline] of outlines.entries()) {
    end += outline.length;
    places.writeUInt32BE(end, 4 * (i + 1));
  }
  const head = Buffer.from(fontTable(tables, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(fontTable(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  // After the number of glyphs come the most points, contours, parts and so on that any of them has.
  const maxp = Buffer.from(fontTable(tables, 'maxp'));
  maxp.writeUInt16BE(glyphs.length, 4);
  const other = fontTable(more, 'maxp');
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
  }
  return new Map([
    ['glyf', Buffer.concat(outlines)],
    ['loca', places],
    ['hmtx', Buffer.concat(glyphs.map(({ measures }) => measures))],
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
  ]);
}
