import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { SUITS, suitOf } from '#core/card.ts';
import type { Field, Role } from '#core/case.ts';
import type { CountRange, Fault } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Category } from './category.ts';
import { type Comparison, compare } from './compare.ts';
import { FULL_HAND, type Hand, isLowRun, isOneSuit, LOW_ACE, rankHeightOf, readHand } from './hand.ts';
import type { XiToRules } from './rules.ts';
import type { XiToStep } from './steps.ts';

export interface XiToVerdict {
  /** How many cards each has: five is the showdown, fewer are up cards. */
  readonly cards: number;
  /** In the order of the fields. */
  readonly hands: readonly { readonly name: string; readonly category: Category }[];
  /** Best first; hands that are equal share a group. */
  readonly ranking: readonly (readonly string[])[];
}

const MIN_PLAYERS = 2;
/** Six hands of five are thirty cards of the thirty-two. Rule xt-players. */
const MAX_PLAYERS = 6;

interface Seat extends Hand {
  readonly who: string;
}

/**
 * Who has the strongest combination: with five cards each the showdown, with fewer who speaks first. Total over every
 * checked case and all rules.
 */
export function decide(fields: readonly Field[], rules: XiToRules): Ruling<XiToVerdict, XiToStep> {
  const seats = fields.map(({ name: who, cards }): Seat => ({ who, ...readHand(cards, rules) }));
  const ranked = seats.toSorted((a, b) => compare(b, a, rules).order);
  const compared = ranked.slice(1).map((weaker, i) => ({ weaker, ...compareNext(ranked, i, rules) }));
  const groups: string[][] = [[assertDefined(ranked[0]).who]];
  for (const { weaker, order } of compared) {
    if (order === 0) groups.at(-1)?.push(weaker.who);
    else groups.push([weaker.who]);
  }
  // Names stand in the order of the case inside a group.
  const ranking = groups.map((group) => seats.map(({ who }) => who).filter((who) => group.includes(who)));
  const winners = assertDefined(ranking[0]);
  const full = assertDefined(seats[0]).cards.length === FULL_HAND;
  // The deciding comparison is the one just below the last winner or, where all are equal, the last one.
  const deciding = Math.min(winners.length, compared.length) - 1;
  return {
    verdict: {
      cards: assertDefined(seats[0]).cards.length,
      hands: seats.map(({ who: name, category }) => ({ name, category })),
      ranking,
    },
    reasons: [
      ...seats.flatMap(handSteps),
      ...compared.map(({ step }, i): XiToStep => (i === deciding ? { ...step, decides: true } : step)),
      { rule: full ? 'xt-showdown' : 'xt-first-actor', outcome: 'held', who: assertDefined(winners[0]), winners },
    ],
  };
}

function compareNext(ranked: readonly Seat[], i: number, rules: XiToRules): { order: number; step: XiToStep } {
  const stronger = assertDefined(ranked[i]);
  const weaker = assertDefined(ranked[i + 1]);
  const comparison = compare(stronger, weaker, rules);
  return { order: comparison.order, step: comparedStep(stronger, weaker, comparison) };
}

function comparedStep(stronger: Seat, weaker: Seat, { decided }: Comparison): XiToStep {
  const { who, category } = stronger;
  const other = weaker.who;
  switch (decided.by) {
    case 'category': {
      const categories = [category, weaker.category] as const;
      const flush = decided.flush ? { flush: decided.flush } : {};
      return { rule: 'xt-order', outcome: 'held', who, other, categories, ...flush };
    }
    case 'rank': {
      const { at, cards } = decided;
      return { rule: 'xt-cmp-same', outcome: 'held', who, other, category, at, cards };
    }
    case 'suit': {
      const { cards, suits, before } = decided;
      return { rule: 'xt-cmp-suit', outcome: 'held', who, other, category, cards, suits, before };
    }
    case 'nothing':
      return { rule: 'xt-cmp-suit', outcome: 'failed', who, other, category };
  }
}

/** What a hand is, after the one thing that it nearly was. */
function handSteps(seat: Seat): XiToStep[] {
  const { who, category, groups } = seat;
  const cards = groups.flatMap((group) => (isMade(category, group.cards.length) ? group.cards : []));
  const made: XiToStep = { rule: `xt-${category}`, outcome: 'held', who, cards, category };
  return [...nearMiss(seat), made];
}

/** Does a group of this size belong to what makes the combination? Where no two ranks are alike all five cards do. */
function isMade(category: Category, size: number): boolean {
  if (category === 'mau-thau' || category === 'sanh' || category === 'thung' || category === 'thung-pha-sanh')
    return true;
  return size > 1;
}

function nearMiss({ who, cards, category, groups }: Seat): XiToStep[] {
  if (category === 'sanh' || category === 'thung-pha-sanh') {
    return groups.at(-1)?.height === LOW_ACE ? [{ rule: 'xt-straight-top', outcome: 'held', who, cards }] : [];
  }
  if (isLowRun(groups)) return [{ rule: 'xt-straight-top', outcome: 'failed', who, cards }];
  if (category !== 'mau-thau' && category !== 'doi') return [];
  if (cards.length < FULL_HAND) {
    if (cards.length < 3 || category !== 'mau-thau') return [];
    if (isOneSuit(cards)) return [{ rule: 'xt-partial', outcome: 'held', who, cards, why: 'suit' }];
    const run = inRow(cards, cards.length);
    return run ? [{ rule: 'xt-partial', outcome: 'held', who, cards: run, why: 'run' }] : [];
  }
  const four = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit)).find(({ length }) => length === 4);
  if (four) return [{ rule: 'xt-thung', outcome: 'failed', who, cards: four }];
  const run = inRow(cards, 4);
  return run ? [{ rule: 'xt-sanh', outcome: 'failed', who, cards: run }] : [];
}

/** This many cards of consecutive ranks, or undefined. */
function inRow(cards: readonly Card[], count: number): Card[] | undefined {
  const sorted = [...new Map(cards.map((card) => [rankHeightOf(card), card])).values()].sort(
    (a, b) => rankHeightOf(a) - rankHeightOf(b),
  );
  for (let from = 0; from + count <= sorted.length; from++) {
    const run = sorted.slice(from, from + count);
    if (rankHeightOf(assertDefined(run.at(-1))) - rankHeightOf(assertDefined(run[0])) === count - 1) return run;
  }
  return undefined;
}

/** As many as the first hand has, where that is one to five. Rule xt-hand-five. */
export function handSize(_: Role, fields: readonly Field[]): CountRange {
  const count = fields[0]?.cards.length ?? 0;
  return count >= 1 && count <= FULL_HAND ? { min: count, max: count } : { min: 1, max: FULL_HAND };
}

export function playerCount(): CountRange {
  return { min: MIN_PLAYERS, max: MAX_PLAYERS };
}

/** Two to six players, one to five cards each, all as many. */
export function check(fields: readonly Field[]): Fault[] {
  const faults: Fault[] = [];
  const size = handSize('player', fields);
  for (const [field, { cards }] of fields.entries()) {
    if (field >= MAX_PLAYERS) {
      faults.push({ code: 'wrong-player-count', field, ...playerCount() });
    } else if (cards.length < size.min || cards.length > size.max) {
      faults.push({ code: 'wrong-card-count', field, ...size });
    }
  }
  if (fields.length < MIN_PLAYERS) faults.push({ code: 'wrong-player-count', ...playerCount() });
  return faults;
}
