import { type Card, cardOf } from '#core/card.ts';
import { RANK_LEXICON, SUIT_LEXICON, spellingsAt } from './lexicon.ts';
import type { Scanner } from './scanner.ts';

/** One card in any spelling, rank or suit first; undefined, and nothing taken, where there is none. */
export function readCard(scan: Scanner): Card | undefined {
  const from = scan.pos;
  for (const rank of spellingsAt(RANK_LEXICON, scan.text, from)) {
    scan.pos = rank.end;
    scan.takeBlanksInLine();
    const [suit] = spellingsAt(SUIT_LEXICON, scan.text, scan.pos);
    if (suit) {
      scan.pos = suit.end;
      return cardOf(rank.value, suit.value);
    }
  }
  for (const suit of spellingsAt(SUIT_LEXICON, scan.text, from)) {
    scan.pos = suit.end;
    scan.takeBlanksInLine();
    const [rank] = spellingsAt(RANK_LEXICON, scan.text, scan.pos);
    if (rank) {
      scan.pos = rank.end;
      return cardOf(rank.value, suit.value);
    }
  }
  scan.pos = from;
  return undefined;
}
