import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import { merge } from './merge.ts';
import { readCharacters, readTables } from './sfnt.ts';

const ALL = { keepAllGlyphs: true, targetFormat: 'sfnt' } as const;

/** The faces of the site: the family's package, and the weight. */
export const FACES = [
  { family: 'be-vietnam-pro', weight: 400 },
  { family: 'be-vietnam-pro', weight: 700 },
  { family: 'phudu', weight: 800 },
] as const;
export type Face = (typeof FACES)[number];

/** Where the subset of a face is kept. */
export function fileOf({ family, weight }: Face): string {
  return `components/page/fonts/${family}-${weight}.woff2`;
}

/** The face as its designers made it, Latin and Vietnamese, which come as two files. */
export async function wholeFace({ family, weight }: Face): Promise<Buffer> {
  const half = (script: string): Promise<Buffer> =>
    subset(
      readFileSync(`node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`),
      '',
      ALL,
    );
  return merge(await half('latin'), await half('vietnamese'));
}

/** The face as the site has it. */
export async function ownFace(face: Face): Promise<Buffer> {
  return subset(readFileSync(fileOf(face)), '', ALL);
}

/** The characters that a font has. */
export function charactersOf(font: Buffer): ReadonlySet<string> {
  return new Set([...readCharacters(readTables(font)).keys()].map((code) => String.fromCodePoint(code)));
}
