/** A fixed corpus of seeded cases, and what `settle` says of them, as checksums: a changed verdict is a visible, reviewed change. */

import { createHash } from 'node:crypto';
import { formatCase } from '#core/format.ts';
import { settle } from '#src/settle.ts';
import { anyCase } from '../any-case.ts';

/** So many cases of all games, under presets and random houses, with odd names. */
const CASES = 5_000;
/** A checksum for so many, so that a change is found without many lines. */
const TOGETHER = 100;
/** Of every tenth all branches, too. */
const BRANCHES = 10;

/** `1-100 <checksum>`: a line for each hundred cases. */
export function corpusLines(): string[] {
  return Array.from({ length: CASES / TOGETHER }, (_, at) => {
    const first = at * TOGETHER + 1;
    const hash = createHash('sha256');
    for (let seed = first; seed < first + TOGETHER; seed++) {
      const { game, of } = anyCase(seed);
      hash.update(`${settle(formatCase(of, game), seed % BRANCHES === 0).line}\n`);
    }
    return `${first}-${first + TOGETHER - 1} ${hash.digest('hex').slice(0, 16)}`;
  });
}
