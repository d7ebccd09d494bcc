/** Cuts the typefaces down to what the site shows, a file for each face: `npm run fonts`, when a check asks for it. */
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { charactersOf, FACES, fileOf, ownFace, wholeFace } from './fonts/faces.ts';

/** What readers may type, in names and in cases. */
const LETTERS = 'aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệfghiìíỉĩịjklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvwxyỳýỷỹỵz';
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
/** Kerning, and “fi” as one. Fractions and the letters of other languages nobody asks for. */
const FEATURES = ['kern', 'liga'];

const shown = globSync(['content/**/*.*', 'src/**/*.{ts,astro}', 'components/**/*.{ts,tsx,astro,css}'])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const text = [...new Set([ASCII, LETTERS, LETTERS.toUpperCase(), '\u00a0', ...shown].join(''))].join('');

for (const face of FACES) {
  const whole = await wholeFace(face);
  const own = await subset(whole, text, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES });
  writeFileSync(fileOf(face), own);
  copyFileSync(`node_modules/@fontsource/${face.family}/LICENSE`, `components/shell/fonts/${face.family}-OFL.txt`);
  const characters = charactersOf(await ownFace(face)).size;
  console.log(`${fileOf(face)}: ${characters} characters, ${own.length} bytes`);
}
