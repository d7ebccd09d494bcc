/** Cases and rule sets for the tests of Sâm: chosen ones as text, random ones from a seed. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, formatCard, isRed } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { writeJson } from '#core/json.ts';
import type { Rng } from '#core/random/rng.ts';
import { caseTexts } from '#testing/case-texts.ts';
import { anyRuleSet, everyVariation } from '#testing/rule-sets.ts';
import { type Combination, type CombinationKind, combinationOf } from '../engine/combination.ts';
import { type DealVerdict, type EndVerdict, HAND, type PlayVerdict, type SamVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { heightOf, ORDER, rankAt } from '../engine/ranks.ts';
import { type BeatRules, PRESETS, type SamRules, SCHEMA } from '../engine/rules.ts';
import { verdictJson } from '../engine/verdict.ts';
import { legalPlays, type Play, shapes } from '../hands/plays.ts';
import {
  type LiteralCombination,
  literalBeats,
  literalCombination,
  literalDeal,
  literalEnd,
  literalPlay,
  literalPlays,
} from './literal.ts';

export const { caseOf, fieldsOf, houseOf, rule } = caseTexts(game, 'danh:AS');

/** Cards from their text, up to ten. */
export function cardsOf(text: string): readonly Card[] {
  return fieldsOf(`;danh:${text}`).flatMap(({ cards }) => cards);
}

/** `tu-quy 4 7`: kind, length and top; `-` for cards that are nothing. */
export function combinationText(combination: Combination | LiteralCombination | null): string {
  return combination ? `${combination.kind} ${combination.length} ${combination.top}` : '-';
}

/** `no: sanh 3 6 on sanh 3 7`; a lead has nothing under it. */
export function playText({ legal, play, table }: PlayVerdict): string {
  const under = table ? ` on ${combinationText(table)}` : '';
  return `${legal ? 'yes' : 'no'}: ${combinationText(play)}${under}`;
}

export function endText({ players }: EndVerdict): string {
  return players
    .map(({ name, net, cards, cong }) => `${name} ${cards}${cong ? ' cong' : ''} ${net > 0 ? '+' : ''}${net}`)
    .join(', ');
}

/** The ruling of a case in short, whatever it asks. */
export function verdictShort(verdict: SamVerdict): string {
  switch (verdict.kind) {
    case 'play':
      return playText(verdict);
    case 'deal':
      return String(verdict.instantWin);
    case 'end':
      return endText(verdict);
  }
}

/** The engine's verdict as JSON. */
export function verdictJsonText(verdict: SamVerdict): string {
  return writeJson(verdictJson(verdict));
}

/** The verdict as JSON, the rules read literally; where a card is not in the deck, the code of that fault. */
export function literalText(fields: readonly Field[], rules: SamRules): string {
  const texts = fields.map(({ role, name, cards }) => ({ role, name, cards: cards.map(formatCard) }));
  if (rules.deck === 40 && texts.some(({ cards }) => cards.some((card) => /^[JQK]/.test(card)))) {
    return 'card-not-in-deck';
  }
  const handOf = (role: Field['role']) => texts.find((field) => field.role === role)?.cards;
  const played = handOf('danh');
  if (played) return JSON.stringify(literalPlay(played, handOf('ban'), rules));
  const dealt = handOf('bai');
  if (dealt) return JSON.stringify(literalDeal(dealt, rules));
  const { players } = literalEnd(texts, rules);
  return `{"players":{${players.map(({ name, ...player }) => `${JSON.stringify(name)}:${JSON.stringify(player)}`)}}}`;
}

/** A random rule set, each setting chosen independently. */
export const anyRules = (rng: Rng): SamRules => anyRuleSet(game, rng);

/** Every rule set in which plays beat one another differently, 16 of them. */
export function beatRuleSets(): readonly SamRules[] {
  return everyVariation(PRESETS['mien-bac'], SCHEMA, ['runs', 'runBlock', 'chopTwo']);
}

/** Every combination under this rule set, each kind, length and top once. */
export function everyCombination({ runs }: Pick<SamRules, 'runs'>): Combination[] {
  const alike = (kind: CombinationKind, length: number): Combination[] => ORDER.map((top) => ({ kind, length, top }));
  const last = ORDER.indexOf('A');
  // A-2-3 is the lowest run, 3-4-5 where no 2 is in one.
  const lowest = runs === 'low-two' ? -2 : 0;
  const rows: Combination[] = [];
  for (let length = 3; length <= 10; length++) {
    for (let top = lowest + length - 1; top <= last; top++) rows.push({ kind: 'sanh', length, top: rankAt(top) });
  }
  return [
    ...alike('rac', 1),
    ...alike('doi', 2),
    ...alike('sam-co', 3),
    ...rows,
    ...alike('tu-quy', 4),
    ...alike('hai-tu-quy', 8).slice(1),
  ];
}

/** The cards of this rule set's deck. */
export function deckOf({ deck }: Pick<SamRules, 'deck'>): readonly Card[] {
  return ALL_CARDS.filter((card) => game.hasCard(card, { ...PRESETS['mien-bac'], deck }));
}

/** What a hand is dealt: any cards, neighbouring ranks, quads, 2s and more of the lowest, a row, one colour. */
const MOODS = ['any', 'narrow', 'narrow', 'quads', 'quads', 'low', 'row', 'row', 'colour'] as const;

/** This many of the remaining cards. Shapes that are rare in a fair deal are more likely: runs, quads, 2s. */
export function anyHand(rng: Rng, left: readonly Card[], size: number): Card[] {
  const first = moodHand(rng, left, rng.pick(MOODS)).slice(0, size);
  const others = left.filter((card) => !first.includes(card));
  const hand = [...first, ...rng.cards(size - first.length, others)];
  return rng.cards(hand.length, hand);
}

function moodHand(rng: Rng, left: readonly Card[], mood: (typeof MOODS)[number]): Card[] {
  const from = rng.upTo(10);
  const among = (is: (card: Card) => boolean): Card[] => {
    const some = left.filter(is);
    return rng.cards(some.length, some);
  };
  switch (mood) {
    case 'any':
      return [];
    case 'narrow':
      return among((card) => heightOf(card) >= from && heightOf(card) < from + 4);
    case 'quads': {
      const two = new Set([rng.upTo(12), rng.pick([heightOfTwo, rng.upTo(12)])]);
      return [...two].flatMap((height) => among((card) => heightOf(card) === height));
    }
    case 'low':
      return among((card) => [11, 12, 0, 1].includes(heightOf(card)));
    case 'row': {
      // Now and then in one colour, which is an instant win by itself.
      const black = rng.upTo(7) === 0;
      return Array.from({ length: 10 }, (_, step) => {
        // From the ace up, round to the 2 as well, which is no run.
        const height = (11 + from + step) % 13;
        return among((card) => heightOf(card) === height && !(black && isRed(card))).slice(0, 1);
      }).flat();
    }
    case 'colour': {
      const red = rng.upTo(1) === 0;
      return among((card) => isRed(card) === red);
    }
  }
}

/** Free cards that make a combination under some rule set, or sometimes any one to four. */
export function anyCombination(rng: Rng, left: readonly Card[]): Card[] {
  if (rng.upTo(7) === 0) return rng.cards(Math.min(left.length, 1 + rng.upTo(3)), left);
  const hand = anyHand(rng, left, Math.min(10, left.length));
  const found = legalPlays(hand, null, { ...PRESETS['mien-bac'], finishOnTwo: 'allowed' });
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const kind = kinds[rng.upTo(kinds.length - 1)];
  const some = found.filter((play) => play.kind === kind);
  return rng.cards(some[0]?.length ?? 0, some[rng.upTo(some.length - 1)]?.cards ?? []);
}

const heightOfTwo = ORDER.indexOf('2');

const seat = (role: Field['role'], name: string, cards: readonly Card[]): Field => ({ role, name, cards, eaten: [] });

/** A lead, or a play on a table: quads on 2s, rows on rows, and in many cases one that goes on it. */
export function anyPlay(rng: Rng, rules: SamRules): Field[] {
  const deck = deckOf(rules);
  if (rng.upTo(5) === 0) {
    const lead = rng.pick([twoQuads, anyCombination, anyCombination, anyRow, anyRow])(rng, deck);
    return [seat('danh', 'danh', lead)];
  }
  const mood = rng.pick(['chop', 'rows', 'any', 'answer'] as const);
  const lies = rng.pick(LIES[mood])(rng, deck);
  const left = deck.filter((card) => !lies.includes(card));
  const table = seat('ban', 'ban', lies);
  if (mood === 'answer') {
    const under = combinationOf(lies, rules);
    const answers = under ? legalPlays(anyHand(rng, left, 10), under, rules) : [];
    const answer = answers[rng.upTo(Math.max(0, answers.length - 1))];
    if (answer) return fieldOrder(rng, table, seat('danh', 'danh', answer.cards));
  }
  return fieldOrder(rng, table, seat('danh', 'danh', rng.pick(PLAYED[mood])(rng, left)));
}

/** Takes some of these cards. */
type Taker = (rng: Rng, left: readonly Card[]) => Card[];

/** The table, and the cards played on it where no beating play is wanted. */
const LIES: Readonly<Record<'chop' | 'rows' | 'any' | 'answer', readonly [Taker, ...Taker[]]>> = {
  chop: [twos, twos, anyQuad, twoQuads, anyCombination],
  rows: [anyRow],
  any: [anyCombination],
  answer: [anyCombination],
};
const PLAYED: typeof LIES = {
  chop: [anyQuad, twoQuads],
  rows: [anyRow],
  any: [anyCombination],
  answer: [anyCombination],
};

/**
 * Two to six consecutive ranks, skipping ranks with no card left; sometimes wrapping, without faces (9-10-A), or with two cards
 * of each.
 */
function anyRow(rng: Rng, left: readonly Card[]): Card[] {
  const numbers = left.filter((card) => !['J', 'Q', 'K'].includes(rankAt(heightOf(card))));
  const cards = rng.upTo(4) === 0 ? numbers : left;
  const [from, length, each] = [rng.upTo(12), rng.pick([2, 3, 3, 4, 4, 5, 6]), rng.pick([1, 1, 1, 1, 2])];
  const ranks = ORDER.map((_, step) => cards.filter((card) => heightOf(card) === (from + step) % 13));
  return ranks
    .filter((some) => some.length >= each)
    .slice(0, each === 2 ? 3 : length)
    .flatMap((some) => rng.cards(each, some));
}

function fieldOrder(rng: Rng, ...fields: Field[]): Field[] {
  return rng.upTo(3) === 0 ? fields.toReversed() : fields;
}

function twos(rng: Rng, left: readonly Card[]): Card[] {
  return rng.cards(
    1 + rng.upTo(2),
    left.filter((card) => heightOf(card) === heightOfTwo),
  );
}

/** All four of a rank that is there whole. */
function anyQuad(rng: Rng, left: readonly Card[]): Card[] {
  const quads = ORDER.map((_, height) => left.filter((card) => heightOf(card) === height)).filter(
    ({ length }) => length === 4,
  );
  return [...(quads[rng.upTo(quads.length - 1)] ?? [])];
}

function twoQuads(rng: Rng, left: readonly Card[]): Card[] {
  const first = anyQuad(rng, left);
  const second = anyQuad(
    rng,
    left.filter((card) => !first.includes(card)),
  );
  return rng.cards(8, [...first, ...second]);
}

/** Ten cards; in half of the cases built to be an instant win, or nearly one. */
export function anyDeal(rng: Rng, rules: SamRules): Field[] {
  const deck = deckOf(rules);
  const hand = rng.upTo(1) === 0 ? anyHand(rng, deck, 10) : grouped(rng, deck, rng.pick(GROUPS));
  const [card] = rng.cards(
    1,
    deck.filter((one) => !hand.includes(one)),
  );
  // Sometimes one card is exchanged.
  const cards = rng.upTo(3) === 0 ? [...hand.slice(1), assertDefined(card)] : hand;
  return [seat('bai', HAND, cards)];
}

/** How many cards of one rank after another: five pairs, three triples, quads. */
const GROUPS = [
  [2, 2, 2, 2, 2],
  [2, 2, 2, 2, 2],
  [3, 3, 3, 1],
  [4, 3, 3],
  [4, 4, 2],
  [4, 2, 2, 2],
  [3, 3, 2, 2],
  [4, 4, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
] as const satisfies readonly (readonly number[])[];

function grouped(rng: Rng, deck: readonly Card[], sizes: readonly number[]): Card[] {
  const heights = [...new Set(deck.map(heightOf))];
  const mixed = heights.map((height) => ({ height, key: rng.upTo(1_000_000) })).sort((a, b) => a.key - b.key);
  const cards = sizes.flatMap((size, at) =>
    rng.cards(
      size,
      deck.filter((card) => heightOf(card) === mixed[at]?.height),
    ),
  );
  return rng.cards(10, cards);
}

const NAMES = ['an', 'binh', 'chi', 'dung', 'en'] as const;

/** Two to five players, one of them out, the others with one to ten cards, in every third seat ten. */
export function anyEnd(rng: Rng, rules: SamRules): Field[] {
  const names = NAMES.slice(0, 2 + rng.upTo(3));
  const winner = rng.upTo(names.length - 1);
  let left = deckOf(rules);
  return names.map((name, at): Field => {
    const size = rng.upTo(2) === 0 ? 10 : 1 + rng.upTo(8);
    const cards = at === winner ? [] : anyHand(rng, left, Math.min(size, left.length));
    left = left.filter((card) => !cards.includes(card));
    return seat('player', name, cards);
  });
}

/** Any of them. */
export function anyFields(rng: Rng, rules: SamRules): Field[] {
  return rng.pick([anyPlay, anyPlay, anyDeal, anyEnd])(rng, rules);
}

/** A hand of one to ten cards, the table, and a rule set. */
export interface Position {
  readonly hand: readonly Card[];
  /** The cards on the table; none for a lead. */
  readonly lies: readonly Card[];
  readonly table: Combination | null;
  readonly rules: SamRules;
}

/** A lead in one of four cases; else any combination from cards that are not in the hand. */
export function anyPosition(rng: Rng): Position {
  const rules = anyRules(rng);
  const deck = deckOf(rules);
  const size = rng.pick([10, 10, 10, 9, 8, 1 + rng.upTo(9)]);
  const hand = rng.upTo(9) === 0 ? heavyHand(rng, deck, size) : anyHand(rng, deck, size);
  const left = deck.filter((card) => !hand.includes(card));
  const lies = rng.upTo(3) === 0 ? [] : tableFor(rng, left);
  const table = lies.length > 0 ? combinationOf(lies, rules) : null;
  return { hand, lies: table ? lies : [], table, rules };
}

/** Contains two quads, not counting 2s. */
function heavyHand(rng: Rng, deck: readonly Card[], size: number): Card[] {
  const quads = twoQuads(
    rng,
    deck.filter((card) => heightOf(card) !== heightOfTwo),
  );
  const more = deck.filter((card) => !quads.includes(card));
  return rng.cards(Math.max(8, size), [...quads, ...rng.cards(Math.max(0, size - 8), more)]);
}

/** Usually a low combination, so that hands can beat it; sometimes 2s. */
function tableFor(rng: Rng, left: readonly Card[]): Card[] {
  const heavy = left.filter((card) => heightOf(card) === heightOfTwo);
  if (rng.upTo(3) === 0 && heavy.length > 0) return rng.cards(1 + rng.upTo(Math.min(1, heavy.length - 1)), heavy);
  const low = left.filter((card) => heightOf(card) < 7);
  return anyCombination(rng, rng.upTo(1) === 0 && low.length >= 10 ? low : left);
}

/**
 * One position: all plays that the engine finds, held against every subset of the hand as sam.md reads; and its shapes,
 * one of each kind, length and top. What is wrong with them, or undefined.
 */
export function playsFault(rng: Rng): string | undefined {
  return positionFault(anyPosition(rng));
}

export function positionFault({ hand, lies, table, rules }: Position): string | undefined {
  const texts = hand.map(formatCard);
  const under = table && literalCombination(lies.map(formatCard), rules);
  const wanted = literalPlays(texts, under, rules);
  const found = legalPlays(hand, table, rules);
  const one = shapes(hand, table, rules);
  const named = (cards: readonly Card[]): number => cards.reduce((set, card) => set | (1 << hand.indexOf(card)), 0);
  const where = `${texts} on ${lies.map(formatCard)} ${JSON.stringify(rules)}`;
  const fault = (what: string, play?: Play) => `${what}: ${play?.cards.map(formatCard) ?? ''} | ${where}`;

  const sets = new Set<number>();
  for (const play of found) {
    const set = named(play.cards);
    const literal = wanted.get(set);
    if (!literal) return fault('not legal', play);
    if (combinationText(literal) !== combinationText(play)) return fault('something else', play);
    if (sets.has(set)) return fault('twice', play);
    sets.add(set);
  }
  if (sets.size !== wanted.size) return fault(`${sets.size} of ${wanted.size}`);

  const kinds = new Set([...wanted.values()].map(combinationText));
  for (const shape of one) {
    if (!kinds.delete(combinationText(shape))) return fault('a shape twice, or none', shape);
    if (combinationText(wanted.get(named(shape.cards)) ?? null) !== combinationText(shape)) {
      return fault('not its cards', shape);
    }
  }
  return kinds.size > 0 ? fault(`without ${[...kinds].join()}`) : undefined;
}

/** Does this beat that, as sam.md reads? */
export function literallyBeats(play: Combination, table: Combination, rules: BeatRules): boolean {
  return literalBeats(play, table, rules);
}

export function playRuled(text: string): PlayVerdict {
  const { verdict } = rule(text);
  if (verdict.kind !== 'play') throw new Error(`${text} is no play`);
  return verdict;
}

export function dealRuled(text: string): DealVerdict {
  const { verdict } = rule(text);
  if (verdict.kind !== 'deal') throw new Error(`${text} is no deal`);
  return verdict;
}

export function endRuled(text: string): EndVerdict {
  const { verdict } = rule(text);
  if (verdict.kind !== 'end') throw new Error(`${text} is no end`);
  return verdict;
}
