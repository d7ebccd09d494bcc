/**
 * The steps of a ruling on Xì Tố: each that is owed, in its order, read from the docs of the steps with the figures that xi-to.md
 * gives and only where it is so; then what the sentence on each shows, fact by fact.
 */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankOf, SUITS, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Step } from '#core/ruling.ts';
import { cardFact, cardFacts, nameFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownFacts } from '#testing/reasons/kit.ts';
import type { Category } from '../../engine/category.ts';
import type { XiToRules } from '../../engine/rules.ts';
import type { XiToStep } from '../../engine/steps.ts';
import { literalCompare } from '../literal.ts';
import { handsOf, inRow, type RecountedHand, ranking } from './table.ts';

/** The showdown; with fewer cards no run and no suit is a combination. */
const FULL = 5;

export function expectedSteps(fields: readonly Field[], rules: XiToRules): readonly XiToStep[] {
  const hands = handsOf(fields, rules);
  const groups = ranking(fields, rules);
  const down = groups.flat();
  const winners = assertDefined(groups[0]).map(({ who }) => who);
  // The step at which the winners end settles it; where all are equal, the last of their ties.
  const settlesAt = Math.min(winners.length, down.length - 1) - 1;
  const compared = down.slice(1).map((weaker, at): XiToStep => {
    const step = comparing(assertDefined(down[at]), weaker, rules);
    return at === settlesAt ? { ...step, decides: true } : step;
  });
  const isShowdown = hands.every(({ cards }) => cards.length === FULL);
  return [
    ...hands.flatMap(ofHand),
    ...compared,
    {
      rule: isShowdown ? 'xt-showdown' : 'xt-first-actor',
      outcome: 'held',
      who: assertDefined(winners[0]),
      winners,
    },
  ];
}

function ofHand(hand: RecountedHand): XiToStep[] {
  const { who, category, groups } = hand;
  const isByGroups =
    category === 'doi' || category === 'thu' || category === 'sam' || category === 'cu-lu' || category === 'tu-quy';
  const cards = isByGroups ? groups.filter(({ length }) => length > 1).flat() : groups.flat();
  return [...nearly(hand), { rule: `xt-${category}`, outcome: 'held', who, cards, category }];
}

/** The one thing that a hand narrowly is not, or the straight that only some houses know. */
function nearly({ who, cards, category }: RecountedHand): XiToStep[] {
  const isLowRun = ['A', '10', '9', '8', '7'].every((rank) => cards.some((card) => rankOf(card) === rank));
  const isStraight = category === 'sanh' || category === 'thung-pha-sanh';
  if (isLowRun) return [{ rule: 'xt-straight-top', outcome: isStraight ? 'held' : 'failed', who, cards }];
  if (category !== 'mau-thau' && category !== 'doi') return [];
  if (cards.length === FULL) {
    const four = ofOneSuit(cards, 4);
    if (four.length === 4) return [{ rule: 'xt-thung', outcome: 'failed', who, cards: four }];
    const row = inRow(cards, 4);
    return row.length === 4 ? [{ rule: 'xt-sanh', outcome: 'failed', who, cards: row }] : [];
  }
  if (cards.length < 3 || category !== 'mau-thau') return [];
  const base = { rule: 'xt-partial', outcome: 'held', who } as const;
  if (ofOneSuit(cards, cards.length).length > 0) return [{ ...base, cards, why: 'suit' }];
  const row = inRow(cards, cards.length);
  return row.length > 0 ? [{ ...base, cards: row, why: 'run' }] : [];
}

function ofOneSuit(cards: readonly Card[], count: number): readonly Card[] {
  const alike = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit));
  return alike.find(({ length }) => length === count) ?? [];
}

/** Rules xt-order, xt-cmp-same, xt-cmp-suit: what tells two hands apart, or that nothing does. */
function comparing(a: RecountedHand, b: RecountedHand, rules: XiToRules): XiToStep {
  const two = { who: a.who, other: b.who } as const;
  const held = { outcome: 'held', ...two } as const;
  if (a.category !== b.category) {
    const categories = [a.category, b.category] as const;
    const isFlushMet = categories.includes('thung') && categories.includes('cu-lu');
    return { rule: 'xt-order', ...held, categories, ...(isFlushMet ? { flush: rules.flush } : {}) };
  }
  const { category } = a;
  if (literalCompare(a.literal, b.literal, rules) === 0) {
    return { rule: 'xt-cmp-suit', outcome: 'failed', ...two, category };
  }
  const at = a.literal.ranks.findIndex((rank, place) => rank !== b.literal.ranks[place]);
  const pairs = category === 'doi' ? 1 : category === 'thu' ? 2 : Number.POSITIVE_INFINITY;
  const isSuitFirst = rules.tieBreak === 'suit-of-pair-first' && rules.suits !== 'none' && at >= pairs;
  if (at >= 0 && !isSuitFirst) {
    const cards = [assertDefined(a.groups[at]?.[0]), assertDefined(b.groups[at]?.[0])] as const;
    return { rule: 'xt-cmp-same', ...held, category, at, cards };
  }
  const { suits } = rules;
  if (suits === 'none') throw new Error('equal hands in a house without suits are level');
  const cards = [bestOf(a, suits), bestOf(b, suits)] as const;
  return { rule: 'xt-cmp-suit', ...held, category, cards, suits, before: at >= 0 };
}

/** The best suit in the leading group. */
function bestOf({ groups: [lead = []] }: RecountedHand, suits: string): Card {
  const [best] = lead.toSorted((a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)));
  return assertDefined(best);
}

/** Where it is all the same which of its cards are named or in what order, the owed ones are taken for those given. */
export function asOwed(
  given: readonly XiToStep[],
  should: readonly XiToStep[],
  fields: readonly Field[],
): readonly Step[] {
  return given.map((step, at) => {
    const owes = should[at];
    return owes && isAsGood(step, owes, fields) ? { ...step, cards: owes.cards } : step;
  });
}

type Showing = Extract<XiToStep, { cards: unknown }>;

function isAsGood(step: XiToStep, owes: XiToStep, fields: readonly Field[]): owes is Showing {
  if (!('cards' in step) || !('cards' in owes) || step.rule === 'xt-cmp-suit') return false;
  const given: readonly Card[] = step.cards;
  const wanted: readonly Card[] = owes.cards;
  const isOf = (who: string, card: Card): boolean =>
    fields.some(({ name, cards }) => name === who && cards.includes(card));
  if (step.rule === 'xt-cmp-same') {
    // Only the ranks are compared; whose card each is stays told.
    const areOf = given.every((card, at) => isOf(at === 0 ? step.who : step.other, card));
    return areOf && areAlike(given, wanted);
  }
  // Of a pair that stands in four in a row either card may be named; else the same cards, rank by rank.
  if (step.outcome === 'failed' && step.rule === 'xt-sanh') {
    return given.every((card) => isOf(step.who, card)) && areAlike(given, wanted);
  }
  const areSame = given.length === wanted.length && wanted.every((card) => given.includes(card));
  return areSame && (step.outcome === 'failed' || areAlike(given, wanted));
}

function areAlike(given: readonly Card[], wanted: readonly Card[]): boolean {
  return given.map(rankOf).join() === wanted.map(rankOf).join();
}

export function shown(step: XiToStep): ShownFacts {
  const who = nameFact(step.who);
  switch (step.rule) {
    case 'xt-mau-thau':
      return [who, 'no-combination', 'mau-thau', 'highest', ...top(step)];
    case 'xt-doi':
    case 'xt-thu':
    case 'xt-sam':
    case 'xt-cu-lu':
    case 'xt-tu-quy':
      return [who, ...cardFacts(step.cards), step.category];
    case 'xt-sanh':
      return step.outcome === 'held'
        ? [who, '5', 'in-a-row', 'up-to', ...top(step), 'sanh']
        : [who, '4', 'in-a-row', ...cardFacts(step.cards), 'short-of-sanh'];
    case 'xt-thung':
      return step.outcome === 'held'
        ? [who, '5', 'one-suit', 'highest', ...top(step), 'thung']
        : [who, '4', 'one-suit', ...cardFacts(step.cards), 'short-of-thung'];
    case 'xt-thung-pha-sanh':
      return [who, '5', 'in-a-row', 'one-suit', 'up-to', ...top(step), 'thung-pha-sanh'];
    case 'xt-straight-top':
      return step.outcome === 'held'
        ? [who, 'A-7-8-9-10', 'house:ace-low', '5', 'in-a-row', 'up-to', '10']
        : [who, 'A-7-8-9-10', 'house:ace-high', 'no-sanh'];
    case 'xt-partial': {
      const is = step.why === 'suit' ? ['one-suit', 'thung'] : ['in-a-row', 'sanh'];
      const end = [...is, 'takes', '5'];
      return { vi: [...cardFacts(step.cards), who, ...end], en: [who, ...cardFacts(step.cards), ...end] };
    }
    case 'xt-order': {
      const [strong, weak] = step.categories;
      return [...(step.flush ? ['house'] : []), strong, 'above', weak, ...ahead(step)];
    }
    case 'xt-cmp-same': {
      const [mine, his] = step.cards.map(rankOf);
      return ['both', step.category, partOf(step), assertDefined(mine), 'beats', assertDefined(his), ...ahead(step)];
    }
    case 'xt-cmp-suit': {
      const same = ['both', step.category];
      if (step.outcome === 'failed') {
        return [...same, 'ranks-equal', 'house:no-suits', who, nameFact(step.other), 'level'];
      }
      const [mine, his] = step.cards;
      const suits = { SHDC: ['♠', '♥', '♦', '♣'], SCDH: ['♠', '♣', '♦', '♥'] }[step.suits];
      const when = step.before ? 'house:pair-first' : 'ranks-equal';
      return [...same, when, 'suits-go', ...suits, cardFact(mine), 'beats', cardFact(his), ...ahead(step)];
    }
    case 'xt-showdown':
      return step.winners.length > 1
        ? [...step.winners.map(nameFact), 'equal-highest', 'split-pot']
        : [who, 'highest', 'takes-pot'];
    case 'xt-first-actor':
      return step.winners.length > 1
        ? [...step.winners.map(nameFact), 'equal-highest', 'dealt-first-speaks']
        : [who, 'highest', who, 'speaks-first'];
  }
}

function top({ cards: [first] }: Extract<XiToStep, { cards: unknown }>): readonly Fact[] {
  return [cardFact(assertDefined(first))];
}

function ahead({ who, other }: { readonly who: string; readonly other: string }): readonly Fact[] {
  return [nameFact(who), 'beats', nameFact(other)];
}

/** What is compared at this place: what makes the combination first, then the odd cards from the highest down. */
function partOf({ category, at }: { readonly category: Category; readonly at: number }): Fact {
  switch (category) {
    case 'doi':
      return at === 0 ? 'rank-of-doi' : at === 1 ? 'odd' : `odd-${at}`;
    case 'thu':
      return assertDefined(['higher-pair', 'lower-pair', 'odd'][at]);
    case 'sam':
    case 'cu-lu':
      return 'rank-of-sam';
    case 'tu-quy':
      return 'rank-of-tu-quy';
    case 'mau-thau':
    case 'sanh':
    case 'thung':
    case 'thung-pha-sanh':
      return `card-${at + 1}`;
  }
}
