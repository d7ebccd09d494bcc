/** Every play of a hand. Rules sam-single to sam-no-other-chop, and sam-thoi-2 where the rule set forbids a last 2. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import { contest } from '../engine/beat.ts';
import { type Combination, type CombinationKind, SHORTEST_RUN } from '../engine/combination.ts';
import { ACE, byHeight, heightOf, isTwo, ORDER, rankAt, TWO } from '../engine/ranks.ts';
import type { PlayRules } from '../engine/rules.ts';

/** Cards that are played, lowest first, and the combination that they are. */
export interface Play extends Combination {
  readonly cards: readonly Card[];
}

/** A hand by rank: at each height the suits that it holds there, as bits: ♠ ♣ ♦ ♥. */
type Held = readonly number[];

/**
 * Every legal play of this hand: each set of its cards once, so that three equal cards give three pairs. By kind, then from the
 * lowest top up, short runs before long ones; plays of one shape by their cards.
 * @param hand up to ten cards
 * @param table the play to beat; null for a lead
 */
export function legalPlays(hand: readonly Card[], table: Combination | null, rules: PlayRules): Play[] {
  const held = heldIn(hand);
  const found: Play[] = [];
  for (const shape of shapesIn(held, hand, table, rules)) {
    if (shape.kind === 'sanh') addRuns(found, held, shape);
    else if (shape.kind === 'hai-tu-quy') found.push(shape);
    else for (const way of waysAlike(held, heightOf(assertDefined(shape.cards[0])), shape.length)) found.push(way);
  }
  return found;
}

/**
 * The same by what they are: one of each kind, length and top, with the cards that come first. Suits do not matter in this
 * game, so all plays of one shape do the same.
 */
export function shapes(hand: readonly Card[], table: Combination | null, rules: PlayRules): Play[] {
  return shapesIn(heldIn(hand), hand, table, rules);
}

function shapesIn(held: Held, hand: readonly Card[], table: Combination | null, rules: PlayRules): Play[] {
  return candidates(held, table, rules).filter(
    (play) => !strandsTwos(play, hand, rules) && (!table || contest(play, table, rules).beats),
  );
}

/** The four cards of each height, ♠ ♣ ♦ ♥, and for each card which of them it is, as a bit. */
const FOURS = ORDER.map((_, height) => ALL_CARDS.filter((card) => heightOf(card) === height).sort(byHeight));
const HEIGHTS = ALL_CARDS.map(heightOf);
const BITS = ALL_CARDS.map((card) => 1 << assertDefined(FOURS[heightOf(card)]).indexOf(card));

function heldIn(hand: readonly Card[]): Held {
  const held = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of hand) {
    const height = assertDefined(HEIGHTS[card]);
    held[height] = assertDefined(held[height]) | assertDefined(BITS[card]);
  }
  return held;
}

const ALIKE = [undefined, 'rac', 'doi', 'sam-co', 'tu-quy'] as const satisfies readonly (CombinationKind | undefined)[];

/** All plays of cards of one rank, made once: by how many are played, by height and the suits that are held there. */
const WAYS: readonly (readonly (readonly Play[])[])[] = ALIKE.map((kind, length) =>
  FOURS.flatMap((four, height) =>
    Array.from({ length: 16 }, (_, suits) => {
      const cards = four.filter((_card, suit) => suits & (1 << suit));
      return kind ? choose(cards, length).map((some) => ({ kind, length, top: rankAt(height), cards: some })) : [];
    }),
  ),
);

/** The plays of so many cards of this height, the first cards first. */
function waysAlike(held: Held, height: number, length: number): readonly Play[] {
  return assertDefined(WAYS[length]?.[16 * height + assertDefined(held[height])]);
}

/** The cards of this height, each a play. */
const singles = (held: Held, height: number): readonly Play[] => waysAlike(held, height, 1);

/** The cards of a hand that could beat this table: its own kind, and quads. All of them where the table is empty. */
function candidates(held: Held, table: Combination | null, rules: PlayRules): Play[] {
  if (table && (table.kind === 'hai-tu-quy' || (table.kind === 'sanh' && table.top === 'A'))) return [];
  const wants = (kind: CombinationKind): boolean => !table || table.kind === kind;
  const found: Play[] = [];
  if (wants('rac')) addAlike(found, held, 1);
  if (wants('doi')) addAlike(found, held, 2);
  if (wants('sam-co')) addAlike(found, held, 3);
  if (wants('sanh')) addRunShapes(found, held, rules);
  const quadsFrom = found.length;
  if (wants('tu-quy') || table?.top === '2') addAlike(found, held, 4);
  const [low, high] = table?.kind === 'doi' ? found.slice(quadsFrom) : [];
  if (low && high) found.push({ kind: 'hai-tu-quy', length: 8, top: high.top, cards: [...low.cards, ...high.cards] });
  return found;
}

function addAlike(found: Play[], held: Held, length: number): void {
  for (let height = 0; height <= TWO; height++) {
    const first = waysAlike(held, height, length)[0];
    if (first) found.push(first);
  }
}

/** From the 3 up to the ace; with ace and 2 first, and the ace again at the end. */
const ROW = ORDER.slice(0, TWO).map((_, height) => height);
const LOW_ROW = [ACE, TWO, ...ROW];

/** Rules sam-run and sam-run-two: every row of three or more ranks, one card of each. */
function addRunShapes(found: Play[], held: Held, rules: PlayRules): void {
  const row = rules.runs === 'low-two' ? LOW_ROW : ROW;
  const firsts: Card[] = [];
  for (const height of row) {
    const card = singles(held, height)[0]?.cards[0];
    // No run reaches across a gap, and none has more cards than there are ranks.
    if (card === undefined) firsts.length = 0;
    else firsts.push(card);
    for (let length = SHORTEST_RUN; length <= Math.min(firsts.length, TWO); length++) {
      found.push({ kind: 'sanh', length, top: rankAt(height), cards: firsts.slice(-length) });
    }
  }
}

/** Every choice of cards that makes this run: of each of its ranks any one. */
function addRuns(found: Play[], held: Held, run: Play): void {
  const { kind, length, top } = run;
  const ranks = run.cards.map((card) => singles(held, heightOf(card)));
  const cards: Card[] = [];
  if (ranks.every((some) => some.length === 1)) found.push(run);
  else addFrom(0);

  function addFrom(place: number): void {
    const some = ranks[place];
    if (!some) found.push({ kind, length, top, cards: cards.slice() });
    else
      for (const {
        cards: [card],
      } of some) {
        cards[place] = assertDefined(card);
        addFrom(place + 1);
      }
  }
}

/**
 * Rule sam-thoi-2 under `finishOnTwo=forbidden`: a play of 2s must not be the last, so none may leave a hand of nothing but 2s
 * either; such a hand could never go out (ADR 9). A 2 that is low in a run is no heo.
 */
export function strandsTwos(play: Play, hand: readonly Card[], { finishOnTwo }: PlayRules): boolean {
  if (finishOnTwo !== 'forbidden') return false;
  const left = hand.filter((card) => !play.cards.includes(card));
  return left.length === 0 ? endsOnTwo(play) : left.every(isTwo);
}

/** A play of only 2s: as a last one it is thối, or not allowed, depending on the rule set. */
export function endsOnTwo({ top }: Combination): boolean {
  // A run's top is never a 2.
  return top === '2';
}

/** All ways to take `count` of these cards, in their order. */
function choose(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === cards.length) return [cards];
  if (count === 1) return cards.map((card) => [card]);
  return cards.flatMap((card, at) =>
    cards.length - at < count ? [] : choose(cards.slice(at + 1), count - 1).map((more) => [card, ...more]),
  );
}
