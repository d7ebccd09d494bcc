/** What is said of a ruling on Ba Cây, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import { rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { card, cards, figure, inTurn, name, signed } from '#testing/reasons/facts.ts';
import type { Shown, ShownPlate } from '#testing/reasons/kit.ts';
import type { BaCayRules } from '../../engine/rules.ts';
import type { BaCayStep, Kind } from '../../engine/steps.ts';
import { handsOf, order, ranking } from './table.ts';

type Compared = Extract<BaCayStep, { winner: string | null }>;
type ByCard = Extract<Compared, { cards: unknown }>;

/** One thing has a word of its own in English. */
const counted = (count: number, one: string, many: string): Shown => ({
  vi: [figure(count), many],
  en: [figure(count), count === 1 ? one : many],
});
const pointed = (points: number): Shown => (points === 0 ? ['bu'] : counted(points, 'point', 'points'));
const staked = (times: number): Shown => counted(times, 'stake', 'stakes');

export function shown(step: BaCayStep): Shown {
  const who = name(step.who);
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
      if (step.by === 'kind') return inTurn(['sap', 'beats'], loserOf(step), won(step));
      return inTurn(
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
      return inTurn(
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
      return [who, name(step.other), 'both', 'ba-tien', step.outcome === 'held' ? 'equal' : 'house:best-cards'];
    case 'bc-suit-order': {
      const glyphs = [...step.suits].map((suit) => ({ D: '♦', H: '♥', C: '♣', S: '♠' })[suit] ?? suit);
      return byCard(step, [...(step.compare === 'rank-first' ? ['ranks-equal'] : []), 'suits-go', ...glyphs]);
    }
    case 'bc-at-cu':
      return byCard(step, [step.why === 'top-card' ? 'at-cu-top' : 'other-aces-low']);
    case 'bc-mode-cai':
      return [`house:tie-${step.bankerTie}`];
    case 'bc-pay': {
      const [from, to] = step.net > 0 ? ['@cai', who] : [who, '@cai'];
      return inTurn([from, 'pays', ...[to].flat()], staked(step.times), step.times === 2 ? ['ba-tien'] : []);
    }
    case 'bc-mode-tat':
      return ['no-banker', 'best-takes-all', who, 'takes-all'];
    case 'bc-tat-tie':
      return [...step.winners.map(name), 'equal-best', 'split', 'some-play-again'];
  }
}

/** Rules bc-ace and bc-faces: what each of these cards counts. */
function worth(step: Extract<BaCayStep, { rule: 'bc-ace' | 'bc-faces' }>, count: number): Shown {
  const each = step.cards.length > 1 ? ['each'] : [];
  const of = [name(step.who), ...cards(step.cards)];
  return { vi: [...of, ...each, figure(count)], en: [...of, figure(count), ...each] };
}

function compared(step: Extract<BaCayStep, { rule: 'bc-cmp-cay' | 'bc-cmp-cao' }>): Shown {
  switch (step.by) {
    case 'points': {
      const [more = 0, less = 0] = step.points.toSorted((a, b) => b - a);
      return inTurn(pointed(more), ['beats'], pointed(less), won(step));
    }
    case 'kind':
      return inTurn(['ba-tien', 'beats'], loserOf(step), won(step));
    case 'draw':
      return inTurn([name(step.who), name(step.other), 'both'], pointed(step.points), ['house:no-suits']);
    case 'rank': {
      const isInSuit = step.compare === 'suit-first';
      if (step.aceHigh) return byCard(step, [isInSuit ? 'ace-tops-suit' : 'ace-tops-all']);
      return byCard(step, [isInSuit ? 'in-suit-by-rank' : 'house:ranks-first']);
    }
  }
}

function byCard(step: ByCard, why: readonly string[]): Shown {
  return inTurn(['best-cards', ...why], beats(step), won(step));
}

function beats({ who, winner, cards: [mine, his] }: ByCard): Shown {
  return winner === who ? [card(mine), 'beats', card(his)] : [card(his), 'beats', card(mine)];
}

/** Whoever wins the stake wins; where none is settled yet, he is ahead of the other one. */
function won({ who, other, winner, decides }: Compared): Shown {
  if (winner === null) return [];
  return decides ? [name(winner), 'wins'] : [name(winner), 'beats', name(winner === who ? other : who)];
}

function loserOf({ who, winner, kinds: [mine, his] }: Extract<Compared, { kinds: unknown }>): Shown {
  const names: Readonly<Record<Kind, string>> = {
    nut: 'counted',
    bu: 'bu',
    'ba-tien': 'ba-tien',
    sap: 'sap',
    'at-cu': '10-at-cu',
  };
  return [names[winner === who ? his : mine]];
}

/** Who wins, and the comparison that settled it; of several players against a banker each in a line. */
export function plate(fields: readonly Field[], rules: BaCayRules, steps: readonly BaCayStep[]): ShownPlate {
  const hands = handsOf(fields, rules);
  const why = (who: string): Shown =>
    inTurn(
      ...steps
        .filter((step) => step.who === who && step.outcome === 'held')
        .filter((step) => 'other' in step || step.rule === 'bc-mode-cai' || step.rule === 'bc-tat-tie')
        .map((step) => shown(step)),
    );
  const banker = hands[fields.findIndex(({ role }) => role === 'cai')];
  if (!banker) {
    const [winners = []] = ranking(hands, rules);
    const names = winners.map(({ who }) => name(who));
    const share = names.length === 2 ? { vi: ['halves'], en: ['split'] } : ['split'];
    const big = inTurn(names, names.length === 1 ? ['takes-all'] : share);
    return { big, why: why(assertDefined(winners[0]).who), net: [], lines: [] };
  }
  const players = hands
    .filter((hand) => hand !== banker)
    .map((hand) => {
      const by = order(hand, banker, rules) || (rules.bankerTie === 'banker' ? -1 : 0);
      const winner = by > 0 ? hand : banker;
      const times = winner.kind === 'ba-tien' && rules.payout === 'ba-tien-2' ? 2 : 1;
      return { who: hand.who, by, net: by === 0 ? [] : [signed(by * times)] };
    });
  const [player, ...others] = players;
  if (player && others.length === 0) {
    const { who, by, net } = player;
    return {
      big: by > 0 ? [name(who), 'wins'] : by < 0 ? ['@cai', 'wins'] : ['draws'],
      why: why(who),
      net: by < 0 ? [name(who), ...net] : net,
      lines: [],
    };
  }
  return {
    big: [],
    why: [],
    net: [],
    lines: players.map(({ who, by, net }) => ({ text: [name(who), by > 0 ? 'wins' : by < 0 ? 'pays' : 'draws'], net })),
  };
}

/** The points of a hand, or what it is called. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: BaCayRules,
): { readonly sum: Shown; readonly state: Shown } {
  const { kind, points } = assertDefined(handsOf(fields, rules).find((hand) => hand.who === who));
  switch (kind) {
    case 'ba-tien':
      return { sum: ['ba-tien'], state: ['3', 'face'] };
    case 'sap':
      return { sum: ['sap'], state: ['3', 'alike'] };
    case 'nut':
      return { sum: [figure(points)], state: { vi: ['points'], en: [points === 1 ? 'point' : 'points'] } };
    case 'bu':
    case 'at-cu':
      return { sum: [figure(points)], state: [kind] };
  }
}
