import { existsSync } from 'node:fs';
import { CHECKSUMS, type ChecksumFile, checksums } from '#book/checksums.ts';
import { lastEdition } from '#book/editions.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { err, ok, type Result } from '#core/result.ts';
import { GAMES } from '#games/index.ts';
import { stepKinds } from '#testing/conformance/sentences.ts';
import { loadSubject } from '#testing/conformance/subject.ts';
import { CASES, checksumsOf } from '#testing/corpus/corpus.ts';
import { KITS } from '#testing/kits.ts';

/**
 * The checksums of the rulings on a fixed corpus. Reasons may be reworded at any time; a changed verdict needs a new edition of
 * the book, and is refused without one. `node scripts/corpus.ts <game>` prints the rulings themselves.
 */
export async function checksumText(): Promise<Result<string, string>> {
  const before: ChecksumFile = existsSync(CHECKSUMS) ? checksums() : {};
  const now: ChecksumFile = {};
  const refused: string[] = [];
  for (const book of GAMES) {
    const subject = await loadSubject(book, assertDefined(KITS.get(book.id)));
    const { game } = subject;
    const sums = checksumsOf(game);
    const old = before[game.id];
    const edition = old?.verdicts === sums.verdicts ? old.edition : lastEdition();
    if (old && edition <= old.edition && old.verdicts !== sums.verdicts && old.corpus === sums.corpus)
      refused.push(game.id);
    now[game.id] = { cases: CASES, edition, ...sums, steps: stepKinds(subject) };
  }
  if (refused.length === 0) return ok(`${JSON.stringify(now, null, 2)}\n`);
  return err(
    `verdicts changed in ${refused.join(', ')}: count a new edition in content/editions.yaml, say what changed, and run this again`,
  );
}
