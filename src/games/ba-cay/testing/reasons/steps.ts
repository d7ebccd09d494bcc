/**
 * The steps of a ruling on Ba Cây: each that is owed, in its order, read from the docs of the steps with the figures that ba-cay.md
 * gives and only where it is so; then what the sentence on each shows, fact by fact.
 */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankOf, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { cardFact, cardFacts, figure, inSequence, nameFact } from '#testing/reasons/facts.ts';
import type { ShownFacts } from '#testing/reasons/kit.ts';
import type { BaCayRules } from '../../engine/rules.ts';
import type { BaCayKind, BaCayStep } from '../../engine/steps.ts';
import { literalSettlement } from '../literal.ts';
import {
  areAlike,
  handsOf,
  isFaceRank,
  isRedAce,
  order,
  pointsOfCard,
  type RecountedHand,
  ranking,
  toldName,
} from './table.ts';

const isAce = (card: Card): boolean => rankOf(card) === 'A';

export function expectedSteps(fields: readonly Field[], rules: BaCayRules): readonly BaCayStep[] {
  const hands = handsOf(fields, rules);
  const banker = hands[fields.findIndex(({ role }) => role === 'cai')];
  const told = hands.flatMap((hand) => ofHand(hand, rules));
  if (!banker) return [...told, ...ofAll(ranking(hands, rules), rules)];
  return [...told, ...hands.filter((hand) => hand !== banker).flatMap((hand) => againstBanker(hand, banker, rules))];
}

/** ba-cay.md §3.2 and §3.3: what a hand is, and what it only looks like. */
function ofHand({ who, cards, kind, points }: RecountedHand, rules: BaCayRules): BaCayStep[] {
  const steps: BaCayStep[] = [];
  const base = { who, cards } as const;
  if (areAlike(cards) && kind === 'sap' && rules.threeAlike !== 'none') {
    return [{ rule: 'bc-sap', outcome: 'held', ...base, place: rules.threeAlike }];
  }
  if (areAlike(cards)) {
    const why = rules.threeAlike === 'none' ? 'house' : 'ba-tien';
    steps.push({ rule: 'bc-sap', outcome: 'failed', ...base, why });
  }
  if (kind === 'ba-tien') return [...steps, { rule: 'bc-ba-tien', outcome: 'held', ...base }];
  if (cards.every((card) => pointsOfCard(card) === 10)) {
    const why = cards.every(isFaceRank) ? 'house' : 'a-ten';
    steps.push({ rule: 'bc-ba-tien', outcome: 'failed', ...base, why });
  }
  if (steps.length === 0) {
    const aces = cards.filter(isAce);
    const faces = cards.filter(isFaceRank);
    if (aces.length > 0) steps.push({ rule: 'bc-ace', outcome: 'held', who, cards: aces });
    if (faces.length > 0) steps.push({ rule: 'bc-faces', outcome: 'held', who, cards: faces });
  }
  const parts = cards.map(pointsOfCard);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const rule = rules.ten === 'best' ? 'bc-points-cay' : 'bc-points-cao';
  steps.push({ rule, outcome: 'held', ...base, parts, total, points });
  const atCu = cards.filter(isRedAce);
  if (points === 10 && atCu.length > 0) steps.push(ofAtCu(who, atCu, rules));
  return steps;
}

/** A♦ is the top card of all only where equal points compare cards, and other aces are low. */
function ofAtCu(who: string, cards: readonly Card[], { tie, ace }: BaCayRules): BaCayStep {
  const base = { rule: 'bc-10-at-cu', who, cards } as const;
  if (tie === 'draw') return { ...base, outcome: 'failed', why: 'points-draw' };
  if (ace === 'high') return { ...base, outcome: 'failed', why: 'aces-high' };
  if (ace === 'low') return { ...base, outcome: 'failed', why: 'aces-low' };
  return { ...base, outcome: 'held' };
}

/** ba-cay.md §3.4: `bc-mode-cai`, and §3.5. */
function againstBanker(player: RecountedHand, banker: RecountedHand, rules: BaCayRules): BaCayStep[] {
  const { who } = player;
  const steps = comparing(player, banker, rules, true);
  const { bankerTie } = rules;
  if (order(player, banker, rules) === 0) {
    steps.push({ rule: 'bc-mode-cai', outcome: 'held', who, decides: true, bankerTie });
  }
  const { net } = literalSettlement(player.literal, banker.literal, rules);
  if (net === 0) return steps;
  return [...steps, { rule: 'bc-pay', outcome: 'held', who, net, times: Math.abs(net) === 2 ? 2 : 1 }];
}

/** ba-cay.md §3.4: `bc-mode-tat` and `bc-tat-tie`. */
function ofAll(groups: readonly (readonly RecountedHand[])[], rules: BaCayRules): BaCayStep[] {
  const down = groups.flat();
  const steps = down.slice(1).flatMap((next, place) => comparing(assertDefined(down[place]), next, rules, false));
  const winners = assertDefined(groups[0]).map(toldName);
  const base = { outcome: 'held', who: assertDefined(winners[0]), decides: true } as const;
  return [...steps, winners.length === 1 ? { rule: 'bc-mode-tat', ...base } : { rule: 'bc-tat-tie', ...base, winners }];
}

/** What tells two hands apart, or that nothing does: ba-cay.md §3.4 and §3.7. */
function comparing(a: RecountedHand, b: RecountedHand, rules: BaCayRules, isStake: boolean): BaCayStep[] {
  const by = order(a, b, rules);
  const two = { outcome: 'held', who: a.who, other: b.who } as const;
  const settles: { readonly decides?: true } = isStake ? { decides: true } : {};
  const won = { ...two, winner: by > 0 ? a.who : b.who, ...settles };
  const { kind } = by > 0 ? a : b;
  const isPointed = (hand: RecountedHand): boolean => hand.kind !== 'ba-tien' && hand.kind !== 'sap';
  if (a.kind !== b.kind && !(isPointed(a) && isPointed(b))) {
    const rule = kind === 'sap' ? 'bc-sap' : 'bc-cmp-cao';
    return [{ rule, ...won, by: 'kind', kinds: [a.kind, b.kind] }];
  }
  if (kind === 'sap') {
    const cards = [assertDefined(a.cards[0]), assertDefined(b.cards[0])] as const;
    return [{ rule: 'bc-sap', ...won, by: 'rank', cards }];
  }
  const areBaTien = kind === 'ba-tien';
  if (!areBaTien && a.points !== b.points) {
    const rule = rules.ten === 'best' ? 'bc-cmp-cay' : 'bc-cmp-cao';
    return [{ rule, ...won, by: 'points', points: [a.points, b.points] }];
  }
  if (by === 0) {
    return areBaTien
      ? [{ rule: 'bc-batien-tie', ...two, winner: null }]
      : [{ rule: 'bc-cmp-cao', ...two, winner: null, by: 'draw', points: a.points }];
  }
  const byCard: CardsCompared = { ...won, cards: [a.best, b.best] };
  const noTie: BaCayStep = { rule: 'bc-batien-tie', outcome: 'failed', who: a.who, other: b.who };
  return [...(areBaTien ? [noTie] : []), comparingCards(byCard, rules)];
}

interface CardsCompared {
  readonly outcome: 'held';
  readonly who: string;
  readonly other: string;
  readonly winner: string;
  readonly decides?: true;
  readonly cards: readonly [Card, Card];
}

function comparingCards(won: CardsCompared, { ace, suits, compare }: BaCayRules): BaCayStep {
  const { cards } = won;
  const [mine, his] = cards;
  if (ace === 'low-except-diamond' && cards.some(isRedAce)) return { rule: 'bc-at-cu', ...won, why: 'top-card' };
  const areSuitsApart = suitOf(mine) !== suitOf(his);
  const areRanksApart = rankOf(mine) !== rankOf(his);
  if (areSuitsApart && (compare === 'suit-first' || !areRanksApart)) {
    return { rule: 'bc-suit-order', ...won, suits, compare };
  }
  if (cards.some(isAce) && ace !== 'high') {
    return { rule: 'bc-at-cu', ...won, why: ace === 'low' ? 'aces-low' : 'low-ace' };
  }
  return { rule: 'bc-cmp-cay', ...won, by: 'rank', compare, aceHigh: cards.some(isAce) };
}

type Compared = Extract<BaCayStep, { winner: string | null }>;
type ByCard = Extract<Compared, { cards: unknown }>;

/** One thing has a word of its own in English. */
const counted = (count: number, one: string, many: string): ShownFacts => ({
  vi: [figure(count), many],
  en: [figure(count), count === 1 ? one : many],
});
const pointed = (points: number): ShownFacts => (points === 0 ? ['bu'] : counted(points, 'point', 'points'));
const staked = (times: number): ShownFacts => counted(times, 'stake', 'stakes');

export function shown(step: BaCayStep): ShownFacts {
  const who = nameFact(step.who);
  switch (step.rule) {
    case 'bc-ba-tien':
      if (step.outcome === 'held') return [who, '3', 'face', 'ba-tien', 'uncounted'];
      return step.why === 'a-ten'
        ? [who, '10', '10', 'no-face', 'not-ba-tien']
        : [who, '3', 'face', 'house:no-ba-tien'];
    case 'bc-sap':
      if (step.outcome === 'failed') {
        return [who, '3', 'alike', ...(step.why === 'ba-tien' ? ['face', 'ba-tien'] : ['house:no-sap'])];
      }
      if ('place' in step) return [who, '3', 'alike', 'sap', `house:${step.place}`];
      if (step.by === 'kind') return inSequence(['sap', 'beats'], loserOf(step), won(step));
      return inSequence(
        ['sap-by-rank', ...(step.cards.some((one) => rankOf(one) === 'A') ? ['ace-low'] : [])],
        beats(step),
        won(step),
      );
    case 'bc-ace':
      return worth(step, 1);
    case 'bc-faces':
      return worth(step, 10);
    case 'bc-points-cay':
    case 'bc-points-cao':
      return inSequence(
        [who, ...step.parts.map(figure), figure(step.total), ...(step.total % 10 === 0 ? ['round-ten'] : [])],
        pointed(step.points),
      );
    case 'bc-10-at-cu': {
      const ten = [who, '10', 'points', 'A♦'];
      if (step.outcome === 'held') return [...ten, '10-at-cu', 'best-10'];
      return [...ten, `house:${step.why}`, 'no-at-cu'];
    }
    case 'bc-cmp-cay':
    case 'bc-cmp-cao':
      return compared(step);
    case 'bc-batien-tie':
      return [who, nameFact(step.other), 'both', 'ba-tien', step.outcome === 'held' ? 'equal' : 'house:best-cards'];
    case 'bc-suit-order': {
      const glyphs = [...step.suits].map((suit) => ({ D: '♦', H: '♥', C: '♣', S: '♠' })[suit] ?? suit);
      return byCard(step, [...(step.compare === 'rank-first' ? ['ranks-equal'] : []), 'suits-go', ...glyphs]);
    }
    case 'bc-at-cu':
      return byCard(step, [
        { 'top-card': 'at-cu-top', 'low-ace': 'other-aces-low', 'aces-low': 'house:aces-low' }[step.why],
      ]);
    case 'bc-mode-cai':
      return [`house:tie-${step.bankerTie}`];
    case 'bc-pay': {
      const [from, to] = step.net > 0 ? ['@cai', who] : [who, '@cai'];
      return inSequence([from, 'pays', ...[to].flat()], staked(step.times), step.times === 2 ? ['ba-tien'] : []);
    }
    case 'bc-mode-tat':
      return ['no-banker', 'best-takes-all', who, 'takes-all'];
    case 'bc-tat-tie':
      return [...step.winners.map(nameFact), 'equal-best', 'split', 'some-play-again'];
  }
}

/** Rules bc-ace and bc-faces: what each of these cards counts. */
function worth(step: Extract<BaCayStep, { rule: 'bc-ace' | 'bc-faces' }>, count: number): ShownFacts {
  const each = step.cards.length > 1 ? ['each'] : [];
  const of = [nameFact(step.who), ...cardFacts(step.cards)];
  return { vi: [...of, ...each, figure(count)], en: [...of, figure(count), ...each] };
}

function compared(step: Extract<BaCayStep, { rule: 'bc-cmp-cay' | 'bc-cmp-cao' }>): ShownFacts {
  switch (step.by) {
    case 'points': {
      const [more = 0, less = 0] = step.points.toSorted((a, b) => b - a);
      return inSequence(pointed(more), ['beats'], pointed(less), won(step));
    }
    case 'kind':
      return inSequence(['ba-tien', 'beats'], loserOf(step), won(step));
    case 'draw':
      return inSequence([nameFact(step.who), nameFact(step.other), 'both'], pointed(step.points), ['house:no-suits']);
    case 'rank': {
      const isInSuit = step.compare === 'suit-first';
      if (step.aceHigh) return byCard(step, [isInSuit ? 'ace-tops-suit' : 'ace-tops-all']);
      return byCard(step, [isInSuit ? 'in-suit-by-rank' : 'house:ranks-first']);
    }
  }
}

function byCard(step: ByCard, why: readonly string[]): ShownFacts {
  return inSequence(['best-cards', ...why], beats(step), won(step));
}

function beats({ who, winner, cards: [mine, his] }: ByCard): ShownFacts {
  return winner === who ? [cardFact(mine), 'beats', cardFact(his)] : [cardFact(his), 'beats', cardFact(mine)];
}

/** Whoever wins the stake wins; where none is settled yet, that player is ahead of the other one. */
function won({ who, other, winner, decides }: Compared): ShownFacts {
  if (winner === null) return [];
  return decides ? [nameFact(winner), 'wins'] : [nameFact(winner), 'beats', nameFact(winner === who ? other : who)];
}

function loserOf({ who, winner, kinds: [mine, his] }: Extract<Compared, { kinds: unknown }>): ShownFacts {
  const names: Readonly<Record<BaCayKind, string>> = {
    nut: 'counted',
    bu: 'bu',
    'ba-tien': 'ba-tien',
    sap: 'sap',
    'at-cu': '10-at-cu',
  };
  return [names[winner === who ? his : mine]];
}
