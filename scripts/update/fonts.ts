import { globSync, readFileSync } from 'node:fs';
import subset from 'subset-font';
import { FACES, fileOf, wholeFace } from '../fonts/faces.ts';

/** What readers may type, in names and in cases. */
const LETTERS = 'aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệfghiìíỉĩịjklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvwxyỳýỷỹỵz';
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
/** Kerning, and “fi” as one. Fractions and the letters of other languages nobody asks for. */
const FEATURES = ['kern', 'liga'];

/** The texts written for readers; words that the reader of messages only recognises are not among them. */
const SHOWN = ['content/**/*.*', 'src/**/*.{ts,astro}', 'components/**/*.{ts,tsx,astro,css}'];
const NOT_SHOWN = /\.test\.tsx?$|^src\/(reading|testing)\//;

/** The typefaces cut down to what the site shows, a file for each face, with their licences. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const shown = globSync(SHOWN)
    .filter((file) => !NOT_SHOWN.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const text = [...new Set([ASCII, LETTERS, LETTERS.toUpperCase(), '\u00a0•', ...shown].join(''))].sort().join('');
  const files = new Map<string, Buffer>();
  for (const face of FACES) {
    const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
    files.set(fileOf(face), await subset(await wholeFace(face), text, options));
    files.set(
      `components/page/fonts/${face.family}-OFL.txt`,
      readFileSync(`node_modules/@fontsource/${face.family}/LICENSE`),
    );
  }
  return files;
}
