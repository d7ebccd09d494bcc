import { existsSync } from 'node:fs';
import { CHECKSUMS, type ChecksumFile, checksums } from '#book/checksums.ts';
import { EDITION } from '#book/edition.ts';
import { err, ok, type Result } from '#core/result.ts';
import { ENGINES } from '#games/engines.ts';
import { CASES, checksumsOf } from '#testing/corpus/corpus.ts';

/**
 * The checksums of what is ruled on a fixed corpus. Reasons may be told otherwise from one day to the next; a verdict that changes is a new
 * edition of the book, and is refused without one. `node scripts/corpus.ts <game>` prints the rulings themselves.
 */
export function checksumText(): Result<string, string> {
  const before: ChecksumFile = existsSync(CHECKSUMS) ? checksums() : {};
  const now: ChecksumFile = {};
  const refused: string[] = [];
  for (const game of ENGINES) {
    const sums = checksumsOf(game);
    const old = before[game.id];
    const edition = old?.verdicts === sums.verdicts ? old.edition : EDITION;
    if (old && edition <= old.edition && old.verdicts !== sums.verdicts && old.corpus === sums.corpus)
      refused.push(game.id);
    now[game.id] = { cases: CASES, edition, ...sums };
  }
  if (refused.length === 0) return ok(`${JSON.stringify(now, null, 2)}\n`);
  return err(
    `verdicts changed in ${refused.join(', ')}: count a new edition in content/editions.yaml and src/book/edition.ts, say what changed, and run this again`,
  );
}
