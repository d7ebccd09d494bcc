import { globSync, readFileSync } from 'node:fs';
import { charactersOf, FACES, fileOf, ownFace, wholeFace } from '../../fonts/faces.ts';
import type { Check } from '../check.ts';
import { DIST } from './page.ts';

/** Bytes of all fonts; they are compressed as they are. */
const LIMIT = 28_000;

/** The fonts of the site. */
export function checkFonts(): Check {
  const weight = globSync(`${DIST}/**/*.woff2`).reduce((sum, file) => sum + readFileSync(file).length, 0);
  return {
    name: `fonts: ${weight} bytes`,
    fault: weight > 0 && weight <= LIMIT ? undefined : `not within ${LIMIT}`,
  };
}

/** Every character of pages and scripts is in the subset faces; characters that the designers never drew are not required. */
export function checkLetters(): Promise<Check[]> {
  const files = globSync([`${DIST}/**/*.html`, `${DIST}/**/*.js`]);
  const said = new Set(files.flatMap((file) => [...new Set(readFileSync(file, 'utf8'))]));
  return Promise.all(
    FACES.map(async (face) => {
      const [own, whole] = [charactersOf(await ownFace(face)), charactersOf(await wholeFace(face))];
      const missing = [...said].filter((character) => whole.has(character) && !own.has(character));
      return {
        name: `${fileOf(face)}: all letters`,
        fault: missing.length > 0 ? `“${missing.join('')}” is missing, npm run update -- fonts` : undefined,
      };
    }),
  );
}
