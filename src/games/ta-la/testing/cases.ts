/** Cases and rule sets for the tests of Tá Lả: chosen ones as text, random ones from a seed. */

import { ALL_CARDS, type Card, displayCard, formatCard } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import { allowedValues } from '#core/house-rules.ts';
import type { Rng } from '#core/random/rng.ts';
import { caseTexts } from '#testing/case-texts.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { arrange } from '../engine/arrange.ts';
import type { HandVerdict, ShowdownVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { type MeldRules, SCHEMA, type TaLaRules } from '../engine/rules.ts';
import {
  type LiteralArrangement,
  type LiteralSeat,
  literalArrange,
  literalHand,
  literalMelds,
  literalShowdown,
} from './literal.ts';

export const { caseOf, fieldsOf, houseOf, rule } = caseTexts(game, 'bai:AS');

/** Cards from their text. */
export function cardsOf(text: string): readonly Card[] {
  return fieldsOf(`;bai:${text}`).flatMap(({ cards }) => cards);
}

export function handRuled(text: string): HandVerdict {
  const { verdict } = rule(text);
  if (verdict.kind !== 'hand') throw new Error(`${text} is no hand`);
  return verdict;
}

export function showdownRuled(text: string): ShowdownVerdict {
  const { verdict } = rule(text);
  if (verdict.kind !== 'showdown') throw new Error(`${text} is no showdown`);
  return verdict;
}

/** `8♥ 9♥ 10♥ / K♠ | 13 thuong`: melds, loose cards, their points, and the kind of ù. */
export function arrangementText({ melds, deadwood, points, u }: HandVerdict): string {
  const parts = [...melds, deadwood].filter(({ length }) => length > 0);
  const sorted = parts.map((cards) => cards.map(displayCard).join(' ')).join(' / ');
  return `${sorted} | ${points}${u ? ` ${u}` : ''}`;
}

/** `an 5 #1 +3`: points, `mom` for a móm, place, net; for each player. */
export function showdownText({ players }: ShowdownVerdict): string {
  return players
    .map(({ name, points, mom, place, net }) => {
      return `${name} ${points}${mom ? ' mom' : ''} #${place} ${net > 0 ? '+' : ''}${net}`;
    })
    .join(', ');
}

/** The fields as the literal reference takes them. */
export function literalSeats(fields: readonly Field[]): LiteralSeat[] {
  return fields.map(({ name, cards, eaten }) => ({
    name,
    cards: cards.map(formatCard),
    eaten: eaten.map((mark) => ({ ...mark, card: formatCard(mark.card) })),
  }));
}

/** The verdict as JSON, ta-la.md read literally; where the hands are no case, the code of the fault. */
export function literalText(fields: readonly Field[], rules: TaLaRules): string {
  const seats = literalSeats(fields);
  const [first] = seats;
  const verdict = fields[0]?.role === 'bai' ? first && literalHand(first, rules) : literalShowdown(seats, rules);
  if (!verdict) return 'eaten-card-outside-meld';
  if (!('players' in verdict)) return JSON.stringify(verdict);
  const players = verdict.players.map(({ name, ...player }) => `${JSON.stringify(name)}:${JSON.stringify(player)}`);
  return `{"players":{${players.join()}}}`;
}

/** A random rule set, each setting chosen independently. */
export const anyRules = (rng: Rng): TaLaRules => anyRuleSet(game, rng);

/** The same, of what phỏm depend on alone. */
export const anyMeldRules = ({ pick }: Rng): MeldRules => ({
  faces: pick(allowedValues(SCHEMA.faces)),
  eatPerMeld: pick(allowedValues(SCHEMA.eatPerMeld)),
});

/** How the engine arranges a hand, and how it comes of trying every partition; undefined where it cannot be arranged. */
export function arrangedTwice(
  cards: readonly Card[],
  eaten: readonly Card[],
  rules: MeldRules,
): {
  readonly found: LiteralArrangement | undefined;
  readonly wanted: LiteralArrangement | undefined;
  /** Are both the same? */
  readonly agree: boolean;
} {
  const textOf = (some: readonly Card[]): string[] => some.map(formatCard);
  const ours = arrange(cards, eaten, rules);
  const found = ours && { melds: ours.melds.map(textOf), loose: textOf(ours.loose), points: ours.points };
  const wanted = literalArrange(textOf(cards), textOf(eaten), rules);
  return { found, wanted, agree: JSON.stringify(found) === JSON.stringify(wanted) };
}

/** Kinds of hand to deal: random cards, five neighbouring ranks, only phỏm, phỏm and a few more, cards with few partners. */
const MOODS = ['any', 'narrow', 'full', 'melds', 'melds', 'apart'] as const;
type Mood = (typeof MOODS)[number];

/** Cards from those left; fewer if there are not enough. Hands that are rare in a fair deal are more likely. */
export function anyHand(rng: Rng, left: readonly Card[], size: number, mood: Mood = rng.pick(MOODS)): Card[] {
  const low = rng.upTo(8);
  const fill = (hand: readonly Card[], from: readonly Card[]): Card[] => {
    const open = from.filter((card) => !hand.includes(card));
    const other = left.filter((card) => !hand.includes(card) && !open.includes(card));
    const some = rng.cards(Math.min(size - hand.length, open.length), open);
    const more = Math.min(size - hand.length - some.length, other.length);
    return rng.cards(hand.length + some.length + more, [...hand, ...some, ...rng.cards(more, other)]);
  };
  switch (mood) {
    case 'any':
      return fill([], left);
    case 'narrow':
      return fill(
        [],
        left.filter((card) => card % 13 >= low && card % 13 < low + 5),
      );
    case 'apart': {
      const gap = 1 + rng.upTo(1);
      const hand: Card[] = [];
      for (const card of rng.cards(left.length, left)) {
        if (hand.length < size && !hand.some((other) => meets(card, other, gap))) hand.push(card);
      }
      return fill(hand, left);
    }
    case 'full':
    case 'melds':
      return fill(someMelds(rng, left, mood === 'full' ? size : size - rng.upTo(3)), left);
  }
}

function meets(a: Card, b: Card, gap: number): boolean {
  return a % 13 === b % 13 || (Math.floor(a / 13) === Math.floor(b / 13) && Math.abs(a - b) <= gap);
}

/** Phỏm from these cards, one after another, as many as fit into this many cards. */
function someMelds(rng: Rng, left: readonly Card[], room: number): Card[] {
  const hand: Card[] = [];
  for (let tries = 0; tries < 8 && room - hand.length >= 3; tries++) {
    const open = left.filter((card) => !hand.includes(card));
    const [seed] = rng.cards(Math.min(1, open.length), open);
    if (seed === undefined) break;
    const most = Math.min(room - hand.length, 3 + rng.upTo(2));
    const same = open.filter((card) => card % 13 === seed % 13);
    const row: Card[] = [];
    for (let card = seed; row.length < most; ) {
      row.push(card);
      const next = open.find((other) => other === card + 1 && other % 13 !== 0);
      if (next === undefined) break;
      card = next;
    }
    const meld = rng.upTo(1) === 0 ? row : rng.cards(Math.min(most, same.length), same);
    if (meld.length >= 3) hand.push(...meld);
  }
  return hand;
}

/** Marks on some cards that can all lie in melds; `names` are those at the table, the hand's own among them. */
export function anyEaten(rng: Rng, cards: readonly Card[], rules: MeldRules, names: readonly string[]): Eaten[] {
  const texts = cards.map(formatCard);
  const melds = literalMelds(texts);
  const marks: string[] = [];
  for (let tries = rng.pick([0, 0, 1, 2, 6]); tries > 0 && melds.length > 0; tries--) {
    const meld = melds[rng.upTo(melds.length - 1)] ?? [];
    const card = meld[rng.upTo(meld.length - 1)] ?? '';
    if (!marks.includes(card) && literalArrange(texts, [...marks, card], rules)) marks.push(card);
  }
  const victim = names[rng.upTo(names.length)] ?? 'unknown';
  return cards.flatMap((card): Eaten[] => {
    if (!marks.includes(formatCard(card))) return [];
    const from = rng.pick([victim, victim, victim, victim, names[rng.upTo(names.length)] ?? 'unknown', '']);
    return [{ card, chot: rng.upTo(3) === 0, ...(from ? { from } : {}) }];
  });
}

/** One hand: ten or nine cards in most cases. */
export function anySingle(rng: Rng, rules: MeldRules): Field[] {
  const cards = anyHand(rng, ALL_CARDS, rng.pick([10, 10, 10, 9, 9, 1 + rng.upTo(7)]));
  return [{ role: 'bai', name: 'bai', cards, eaten: anyEaten(rng, cards, rules, ['an', 'binh']) }];
}

const NAMES = ['an', 'binh', 'chi', 'dung'] as const;

/**
 * Two to four players from one deck, in half of the cases from nine neighbouring ranks, so that cards fit other melds; in a
 * quarter one of them has nine or ten cards that are all in phỏm, if there are enough.
 */
export function anyShowdown(rng: Rng, rules: MeldRules): Field[] {
  const names = NAMES.slice(0, 2 + rng.upTo(2));
  const low = rng.upTo(4);
  const [from, to] = rng.upTo(1) === 0 ? [0, 13] : [low, low + 9];
  const out = rng.upTo(3) === 0 ? rng.upTo(names.length - 1) : -1;
  let left = ALL_CARDS.filter((card) => card % 13 >= from && card % 13 < to);
  return names.map((name, seat): Field => {
    const cards =
      seat === out
        ? anyHand(rng, left, 9 + rng.upTo(1), 'full')
        : anyHand(rng, left, rng.pick([0, 1 + rng.upTo(3), 3, 4, 5, 6, 7, 8, 9, 9, 10]));
    left = left.filter((card) => !cards.includes(card));
    const eaten = anyEaten(rng, cards, rules, names).map(({ from, ...mark }) =>
      from !== undefined && from !== name && names.some((one) => one === from) ? { ...mark, from } : mark,
    );
    return { role: 'player', name, cards, eaten };
  });
}

/** Either of them. */
export function anyFields(rng: Rng, rules: MeldRules): Field[] {
  return rng.upTo(2) === 0 ? anySingle(rng, rules) : anyShowdown(rng, rules);
}
