import { globSync, readFileSync } from 'node:fs';
import type { Check } from '../check.ts';
import { DIST } from './page.ts';

/** Bytes of all fonts; they are compressed as they are. */
const LIMIT = 90_000;

/** The fonts of the site. */
export function checkFonts(): Check {
  const weight = globSync(`${DIST}/**/*.woff2`).reduce((sum, file) => sum + readFileSync(file).length, 0);
  return {
    name: `fonts: ${weight} bytes`,
    fault: weight > 0 && weight <= LIMIT ? undefined : `not within ${LIMIT}`,
  };
}
