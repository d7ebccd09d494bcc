/** One card: `8`, `8 bích`, `ace of spades`, `già (K) rô`. */

import type { WrittenCard } from '../cards-in-word.ts';
import type { Feature } from '../weights.ts';
import { totalStatement } from './counts.ts';
import type { Edge, RankFound } from './piece.ts';
import { cardEnds, inBrackets, isInFront, numberAt, rowGoesOn, suitAfter, suitsFrom } from './rows.ts';
import { NONE, type TextView } from './text-view.ts';

/** One card: `8`, `8 bích`, `ace of spades`, `già (K) rô`. */
export function oneCard(
  view: TextView,
  at: number,
  rank: RankFound,
  add: (cards: readonly WrittenCard[], to: number, pays: readonly Feature[], loose?: boolean) => void,
  mentions: Edge[],
): void {
  if (rank.plural) return;
  let { to } = rank;
  let value = rank.value;
  const again = inBrackets(view, to);
  if (again && (again.value === value || rank.word)) {
    value = again.value;
    to = again.to;
    // The sign tells which one the word is.
    if (again.value !== rank.value && view.ranksAt(at).some((one) => one.value === again.value)) return;
  }
  const suit = suitAfter(view, to);
  const several = suit && suitsFrom(view, suit.to - 1);
  const loose = rank.number;
  const behind = view.tokens[to];
  const unit =
    rank.value === 'A' || totalStatement(view, to)
      ? undefined
      : view.meantAt(to).find(({ meaning: { is } }) => is === 'unit');
  const counts =
    (unit !== undefined &&
      !(
        behind?.bare === 'con' &&
        view.ranksAt(unit.to).length > 0 &&
        (view.tokens[at]?.bare === 'con' || view.tokens[at - 1]?.bare === 'con')
      ) &&
      (behind?.bare !== 'con' ||
        view.ranksAt(unit.to).length > 0 ||
        view.endsAt(unit.to) ||
        view.tokens[unit.to]?.text === ':')) ||
    (rank.value !== 'A' && (behind?.bare === 'left' || behind?.bare === 'more')) ||
    (behind !== undefined && ASKED.has(behind.bare) && numberAt(view, to + 1) !== undefined) ||
    (/^\d/.test(view.tokens[at]?.text ?? '') &&
      view.tokens[at - 1]?.text === '=' &&
      cardEnds(view, at - 2) &&
      !rowGoesOn(view, to) &&
      suit === undefined);
  const spoken = behind?.kind === 'word' && ASKED.has(behind.bare);
  const other =
    rank.value !== 'A' &&
    (loose || !rank.word) &&
    view.meantAt(to).some(({ meaning: { is } }) => is === 'group' || is === 'counted') &&
    // `8 nhà con 9 9`.
    !view
      .meantAt(to)
      .some(({ meaning, to: end }) => meaning.is === 'person' && end > to + 1 && view.cardsFollow(end)) &&
    !unit;
  // `two five-carders`.
  const part =
    behind?.text === '-' &&
    behind.glued &&
    view.tokens[to + 1]?.glued === true &&
    view.tokens[to + 1]?.kind === 'word' &&
    view.ranksAt(to + 1).length === 0 &&
    view.gluedAt(to + 1) === undefined;
  // `xì bàn` is one thing.
  const whole = rank.word && view.meantAt(at).some(({ meaning, to: end }) => meaning.is === 'kind' && end > to);
  const pays: readonly Feature[] = [
    ...rank.pays,
    ...(whole ? (['split', 'split'] as const) : NONE),
    ...(part ? (['countsOther'] as const) : NONE),
    ...(other ? (['countsOther'] as const) : NONE),
    ...(loose && !suit && !again ? (['numberWord'] as const) : NONE),
    ...(counts ? (['countsOther'] as const) : spoken ? (['numberLoose'] as const) : NONE),
  ];
  const glyph = view.tokens[to]?.kind === 'suit';
  if (glyph && isInFront(view, to)) {
    add([{ rank: value }], to, pays, loose);
    return;
  }
  if (suit) {
    if (glyph) add([{ rank: value, suit: suit.value }], suit.to, [...pays, ...suit.pays]);
    if (several && several.suits.length > 1)
      add(
        several.suits.map((one) => ({ rank: value, suit: one })),
        several.to,
        [...pays, 'listed'],
      );
  }
  if (suit && !glyph)
    mentions.push({ is: 'mention', cards: [{ rank: value, suit: suit.value }], at, to: suit.to, pays: ['mention'] });
  add([{ rank: value }], to, suit && view.tokens[to]?.kind === 'suit' ? [...pays, 'suitLost'] : pays, loose);
}

const ASKED = new Set('tinh count counts counted'.split(' '));
