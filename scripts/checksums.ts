/**
 * The checksums of what is ruled on a fixed corpus: `npm run checksums` writes `content/checksums.json`. Reasons may be told
 * otherwise from one day to the next; a verdict that changes is a new edition of the book, and is refused without one.
 * `npm run -s checksums -- <game>` prints the rulings themselves instead, a line each: to see what a change does, compare what
 * it prints before and after.
 */

import { existsSync, writeFileSync } from 'node:fs';
import { CHECKSUMS, type ChecksumFile, checksums } from '#book/checksums.ts';
import { EDITION } from '#book/edition.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { stepKinds } from '#testing/conformance/sentences.ts';
import { loadSubject } from '#testing/conformance/subject.ts';
import { CASES, checksumsOf, corpusLines } from '#testing/corpus/corpus.ts';
import { KITS } from '#testing/kits.ts';

const wanted = process.argv[2];
if (wanted === undefined) await write();
else print(wanted);

function print(id: string): void {
  const game = engineOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  console.log(corpusLines(game).join('\n'));
}

async function write(): Promise<void> {
  const before: ChecksumFile = existsSync(CHECKSUMS) ? checksums() : {};
  const refused: string[] = [];
  const now: ChecksumFile = {};
  for (const book of GAMES) {
    const subject = await loadSubject(book, assertDefined(KITS.get(book.id)));
    const { game } = subject;
    const sums = checksumsOf(game);
    const old = before[game.id];
    const same = old?.verdicts === sums.verdicts;
    if (old && !same && old.corpus === sums.corpus && EDITION <= old.edition) refused.push(game.id);
    now[game.id] = { cases: CASES, edition: old && same ? old.edition : EDITION, ...sums, steps: stepKinds(subject) };
    const what =
      old?.corpus !== sums.corpus
        ? 'another corpus'
        : !same
          ? 'verdicts changed'
          : old.rulings === sums.rulings
            ? 'as before'
            : 'told otherwise';
    console.log(`${game.id}: ${what}`);
  }
  if (refused.length > 0) {
    console.error(
      `${refused.join(', ')}: verdicts changed. Count a new edition in content/editions.yaml and src/book/edition.ts, say what changed, and run this again.`,
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(CHECKSUMS, `${JSON.stringify(now, null, 2)}\n`);
}
