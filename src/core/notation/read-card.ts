import { type Card, cardAt, cardOf } from '../card.ts';
import { RANK_LEXICON, RANK_SIGNS, SUIT_LEXICON, SUIT_SIGNS, spellingsAt } from './lexicon.ts';
import type { Scanner } from './scanner.ts';

/** One card in any spelling, rank or suit first; undefined, with nothing consumed, where there is none. */
export function readCard(scan: Scanner): Card | undefined {
  const from = scan.pos;
  const plain = readPlain(scan);
  if (plain !== undefined) return plain;
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

const RANK_SIGNS_IN_ANY_CASE = RANK_SIGNS + RANK_SIGNS.toLowerCase();
const SUIT_SIGNS_IN_ANY_CASE = SUIT_SIGNS + SUIT_SIGNS.toLowerCase();

/**
 * Fast path for `KD`, `10♥`, which nearly all cards are. No letter follows, since the two might start a word, and no emoji
 * selector, which belongs to a glyph.
 */
function readPlain(scan: Scanner): Card | undefined {
  const { text, pos } = scan;
  const ten = text.startsWith('10', pos);
  const end = pos + (ten ? 3 : 2);
  // Past the end of the text the character code is NaN, and every comparison is false.
  if (end > text.length || text.charCodeAt(end) >= 0x41) return undefined;
  const rank = ten ? 9 : RANK_SIGNS_IN_ANY_CASE.indexOf(text.charAt(pos));
  const suit = SUIT_SIGNS_IN_ANY_CASE.indexOf(text.charAt(end - 1));
  if (rank < 0 || suit < 0) return undefined;
  scan.pos = end;
  return cardAt(suit % 4, rank % 13);
}
