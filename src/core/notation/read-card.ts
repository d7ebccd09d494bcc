import { type Card, cardAt, cardOf } from '../card.ts';
import { RANK_LEXICON, RANK_SIGNS, SUIT_LEXICON, SUIT_SIGNS, spellingsAt } from './lexicon.ts';
import type { Scanner } from './scanner.ts';

/** One card in any spelling, rank or suit first; undefined, and nothing taken, where there is none. */
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

/** Each sign's place, small and capital, by its code. */
const placesOf = (signs: string): ReadonlyMap<number, number> =>
  new Map(Array.from(signs + signs.toLowerCase(), (sign, place) => [sign.charCodeAt(0), place % signs.length]));
const RANK_PLACES = placesOf(RANK_SIGNS);
const SUIT_PLACES = placesOf(SUIT_SIGNS);

/**
 * `KD`, `10♥`: what nearly all cards are, at a glance. Nothing behind it makes another card of it: no word begins with two
 * signs, except before a letter, and a selector stands behind all that is plain.
 */
function readPlain(scan: Scanner): Card | undefined {
  const { text, pos } = scan;
  const ten = text.startsWith('10', pos);
  const end = pos + (ten ? 3 : 2);
  const rank = ten ? 9 : RANK_PLACES.get(text.charCodeAt(pos));
  const suit = SUIT_PLACES.get(text.charCodeAt(end - 1));
  // Behind the text's end there is no code, and no comparison holds.
  if (rank === undefined || suit === undefined || text.charCodeAt(end) >= 0x41) return undefined;
  scan.pos = end;
  return cardAt(suit % 4, rank);
}
