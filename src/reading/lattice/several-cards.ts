/** Cards named together. */

import { type Rank, SUITS } from '#core/card.ts';
import type { WrittenCard } from '../cards-in-word.ts';
import type { Feature } from '../weights.ts';
import { inSuits, oneCard } from './one-card.ts';
import type { AddCards, Edge } from './piece.ts';
import { inBrackets, pastWords, rangeAt, ranksInRow, rowOf, sameAhead, suitFollows, suitsFrom } from './rows.ts';
import { NONE, type TextView } from './text-view.ts';

/** Several cards named by one phrase: `ba con 6`, `đôi ách`, `cù lũ K 9`, `sảnh 3 tới 7`. */
export function severalCards(view: TextView, at: number, add: AddCards, claims: Edge[]): void {
  for (const { meaning, to, marked } of view.meantAt(at)) {
    const pays: Feature[] = marked && !view.hasMarks(at, to) && (view.marked || view.english) ? ['folded'] : [];
    if (meaning.is === 'unit') {
      for (const rank of view.ranksAt(to))
        if (!rank.plural) oneCard(view, at, { ...rank, number: false, pays: [...pays, ...rank.pays] }, add, claims);
    } else if (meaning.is === 'count') {
      const unit = view.meantAt(to).find((one) => one.meaning.is === 'unit');
      const from = unit ? unit.to : to;
      const of = view.bareOf(from, from + 1) === 'of' ? from + 1 : from;
      // `four of a kind`.
      const isArticle = of > from && view.english && view.tokens[of]?.text === 'a' && view.isArticle(of);
      for (const rank of isArticle ? [] : view.ranksAt(of)) {
        if (meaning.count === 1) {
          if (unit || (rank.word && !rank.number)) oneCard(view, at, { ...rank, number: false }, add, claims);
          continue;
        }
        if (meaning.count > 4) continue;
        const digits = /^\d+$/.test(view.tokens[at]?.text ?? '');
        const plural = rank.plural;
        const counts = unit !== undefined || plural || (rank.word && !rank.number);
        // `hai 10`.
        const spoken = digits ? rank.number : !rank.word;
        // `5 2 jack` has one of them.
        if (digits && !unit && !plural && FACES.has(view.tokens[of]?.text ?? '')) continue;
        if (!counts && !spoken) continue;
        // `2 con 10 9` may list two, and `3 con 8 9 K` may count three.
        const listed = unit !== undefined && ranksInRow(view, of, false) === meaning.count;
        const suited = suitFollows(view, rank.to);
        if (suited && !plural && !unit && digits) continue;
        add(alike(rank.value, meaning.count), rank.to, [
          ...pays,
          'group',
          ...LISTED.slice(0, listed ? (view.bareOf(to, from) === 'con' ? 2 : 3) : 0),
          ...(unit || plural || digits ? NONE : SPOKEN_NUMBER),
          ...(digits && !unit && !plural && view.ranksAt(rank.to).length > 0
            ? (['numberWord', 'listed'] as const)
            : NONE),
          ...(spoken && !counts ? (['numberLoose'] as const) : NONE),
        ]);
        const suits = suitsFrom(view, rank.to);
        if (suits.suits.length === meaning.count) add(inSuits(rank.value, suits.suits), suits.to, pays);
      }
      // `hai tứ quý 5 9`, `two pairs of 5 and 9`.
      for (const group of view.meantAt(from)) {
        if (group.meaning.is !== 'group' || meaning.count < 2 || meaning.count > 5 || group.meaning.pairs) continue;
        const row = rowOf(view, group.to, meaning.count);
        if (row && !view.ranksAt(row.to).some(({ value }) => row.value.includes(value)))
          add(eachAlike(row.value, group.meaning.size), row.to, [...pays, 'group']);
      }
    } else if (meaning.is === 'group') {
      const from = pastWords(view, to, meaning.pairs ? ['unit', 'of', 'filler'] : ['unit', 'of', 'count1']);
      if (meaning.pairs) {
        const row = rowOf(view, from, 2);
        if (row && row.value[0] !== row.value[1] && !sameAhead(view, row.to, row.value))
          add(eachAlike(row.value, 2), row.to, pays);
        continue;
      }
      for (const rank of view.ranksAt(from)) {
        // `đôi 8 8` and `đôi 8♠ 8♥` list what they name.
        const next = view.ranksAt(view.pastComma(rank.to))[0];
        const told = next?.value === rank.value && ranksInRow(view, from) >= meaning.size;
        const suits = suitsFrom(view, rank.to);
        if (suits.suits.length > 0 && suits.suits.length <= meaning.size && meaning.size < 4) {
          if (view.ranksAt(view.pastComma(suits.to))[0]?.value === rank.value) continue;
          if (suits.suits.length === meaning.size) {
            add(inSuits(rank.value, suits.suits), suits.to, pays);
            continue;
          }
        }
        const sign = inBrackets(view, rank.to);
        const { kind } = meaning;
        const claim = (cost: Feature): void => {
          claims.push({ is: 'kind', kind, cards: [], at, to: rank.to, pays: [...pays, cost] });
        };
        // `tứ quý 9 (9 9 9 J K)`: what the brackets hold is the hand.
        if (/^[([]$/.test(view.textAt(rank.to)) && ranksInRow(view, rank.to + 1) > 1) claim('kind');
        if (sign && rank.word) {
          if (sign.value === rank.value || !view.ranksAt(from).some(({ value }) => value === sign.value))
            add(alike(sign.value, meaning.size), sign.to, pays);
        } else if (told && rank.word && ranksInRow(view, rank.to) >= meaning.size) {
          // `sám cô già K K K`: told twice.
          claim('listed');
        } else if (!told)
          add(alike(rank.value, meaning.size), rank.to, [
            ...pays,
            ...rank.pays,
            ...(rank.number ? SPOKEN_NUMBER : NONE),
          ]);
      }
    } else if (meaning.is === 'full') {
      const row = rowOf(view, view.pastComma(pastWords(view, to, ['unit', 'of'])), 2);
      if (row && row.value[0] !== row.value[1] && view.ranksAt(view.pastComma(row.to)).length === 0) {
        const [three, two] = row.value;
        if (three && two) add(fullHouse(three, two), row.to, pays);
      }
    } else if (meaning.is === 'row' || meaning.is === 'from') {
      const from = pastWords(view, to, ['from', 'of']);
      const range = rangeAt(view, from, true);
      if (range) add(eachAlike(range.value, 1), range.to, [...pays, 'range']);
    }
  }
  // `aces full of sevens`.
  for (const three of view.ranksAt(at)) {
    const full = three.plural ? view.meantAt(three.to).find(({ meaning }) => meaning.is === 'full') : undefined;
    const two = full && view.ranksAt(pastWords(view, full.to, ['of', 'over']))[0];
    if (two && two.value !== three.value) add(fullHouse(three.value, two.value), two.to, NONE);
  }
  const range = rangeAt(view, at, false);
  if (range) add(eachAlike(range.value, 1), range.to, ['range']);
}

/** So many cards of a rank; four of them have all suits. */
function alike(rank: Rank, count: number): WrittenCard[] {
  return count === SUITS.length ? inSuits(rank, SUITS) : Array.from({ length: count }, () => ({ rank }));
}

function eachAlike(ranks: readonly Rank[], count: number): WrittenCard[] {
  return ranks.flatMap((rank) => alike(rank, count));
}

function fullHouse(three: Rank, two: Rank): WrittenCard[] {
  return [...alike(three, 3), ...alike(two, 2)];
}

const LISTED: readonly Feature[] = ['listed', 'listed', 'listed'];
/** A number is said in letters. */
const SPOKEN_NUMBER: readonly Feature[] = ['numberWord'];

const FACES: ReadonlySet<string> = new Set(['ace', 'king', 'queen', 'jack']);
