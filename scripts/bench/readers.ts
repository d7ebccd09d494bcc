/** The text of a case read: as the engine reads it, and as its literal reference does. */

import type { Game } from '#core/game/game.ts';
import { parseCase } from '#core/notation/parse.ts';
import { ENGINES } from '#games/engines.ts';
import { parseCase as literally } from '#testing/literal-reader/parse.ts';
import { mixOf } from './cases.ts';
import type { Contestant } from './timing.ts';

const CASES = 2000;

/** Ours first. Both must come to the same cases: the sum is over what they read. */
export function readers(game: Game): readonly Contestant[] {
  const texts = mixOf(game, CASES);
  return [reader('ours', texts, parseCase), reader('reference', texts, literally)];
}

function reader(name: string, texts: readonly string[], read: typeof parseCase): Contestant {
  let sum = 0;
  return {
    name,
    count: texts.length,
    run() {
      sum = 0;
      for (const text of texts) {
        const found = read(text, ENGINES);
        if (!found.ok) throw new Error(`${text} is no case: ${found.error.code}`);
        for (const { cards } of found.value.fields) {
          for (const card of cards) sum = (sum * 31 + card) % 1_000_003;
        }
      }
    },
    checksum: () => sum,
  };
}
