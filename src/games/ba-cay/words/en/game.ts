/** Ba Cây and Bài Cào in English: house rules, verdicts and reasons. */

import { type Card, displayCard } from '#core/card.ts';
import type { BaCayKind, BaCayStep } from '#games/ba-cay/engine/steps.ts';
import { cardsText, displayName, isAceCard, sum } from '#words/text.ts';
import { makeWords } from '../shape.ts';

const SUITS = {
  DHCS: 'diamonds, hearts, clubs, spades',
  DHSC: 'diamonds, hearts, spades, clubs',
  HDCS: 'hearts, diamonds, clubs, spades',
} as const;

export const words = makeWords({
  asks: {
    best: 'Best takes all: who wins',
    banker: 'Against a banker: who wins, who pays',
  },
  presets: {
    'ba-cay': 'Ba Cây (north)',
    'bai-cao': 'Bài Cào (south)',
    'online-cao': 'Online Bài Cào',
    'online-36': 'Online, 36 cards',
  },
  settings: {
    deck: { label: 'How many cards', values: { 36: '36 cards, ace to 9', 52: 'all 52 cards' } },
    ten: { label: 'A round ten, best or worst', values: { best: '10 points, the best', worst: 'zero, the worst' } },
    tie: { label: 'Equal points: suits or a draw', values: { suit: 'the best card decides', draw: 'draw' } },
    suits: { label: 'The order of suits', values: SUITS },
    ace: {
      label: 'Aces high or low',
      values: { 'low-except-diamond': 'lowest, but for A♦', high: 'top of their suit' },
    },
    compare: {
      label: 'Rank first or suit first',
      values: { 'suit-first': 'suit, then rank', 'rank-first': 'rank, then suit' },
    },
    threeFaces: { label: 'Whether three faces win', values: { false: 'no', true: 'yes, they beat all points' } },
    threeAlike: {
      label: 'Sáp (three alike)',
      values: { none: 'does not count', 'below-ba-tien': 'below ba tiên', 'above-all': 'above everything' },
    },
    bankerTie: { label: 'Level with the banker', values: { draw: 'draw', banker: 'the banker wins' } },
    bestTie: { label: 'Several equal best', values: { split: 'split', replay: 'play again' } },
    payout: { label: 'How many stakes three faces win', values: { even: 'one, as any hand', 'ba-tien-2': 'two' } },
  },
  points: (count) => (count === 1 ? 'point' : 'points'),
  kinds: { bu: 'bù (zero)', 'ba-tien': 'three faces', sap: 'three alike', 'at-cu': 'with the great ace' },
  outcomes: { win: (who) => `${who} wins`, lose: () => 'Banker wins', push: () => 'Draw' },
  does: { win: 'wins', lose: 'pays', push: 'draws' },
  best,
  guesses: { lose: 'Banker', push: 'Draw', split: 'Split' },
  questions: {
    win: 'Who wins?',
    lose: 'Who has to pay?',
    push: 'Who draws?',
    one: (who) => `Does ${who} win or pay?`,
  },
  reason,
});

/** Best takes all: `An takes all`, `An and Bình split`. */
export function best(names: readonly string[]): string {
  return `${listed(names)} ${names.length > 1 ? 'split' : 'takes all'}`;
}

/** `An, Bình and Chi`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

export function atStart(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}

/** A hand in a sentence; `count` is what stands for a hand of points. */
export function handText(kind: BaCayKind, count: string): string {
  return {
    nut: count,
    bu: 'bù (zero)',
    'ba-tien': 'ba tiên (three faces)',
    sap: 'sáp (three alike)',
    'at-cu': '10 with the great ace',
  }[kind];
}

export function pointsText(points: number): string {
  return points === 0 ? 'bù (zero)' : points === 1 ? '1 point' : `${points} points`;
}

function reason(step: BaCayStep): string {
  const who = nameOf(step.who);
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'bc-ba-tien':
      if (step.outcome === 'held') return `${Who} has 3 faces: ba tiên, and no points are counted.`;
      return step.why === 'a-ten'
        ? `${Who} has a 10, and a 10 is no face: not ba tiên (three faces).`
        : `${Who} has 3 faces, but this house does not play ba tiên.`;
    case 'bc-sap':
      if (step.outcome === 'failed') {
        return step.why === 'ba-tien'
          ? `${Who} has 3 cards of one rank, but they are faces: they count as ba tiên.`
          : `${Who} has 3 cards of one rank, but this house does not count sáp (three alike).`;
      }
      if ('place' in step) {
        return `${Who} has 3 cards of one rank: sáp, which this house puts ${step.place === 'above-all' ? 'above everything' : 'below ba tiên'}.`;
      }
      return step.by === 'rank'
        ? `Two sáp (three alike) compare ranks${step.cards.some(isAceCard) ? ', the ace lowest' : ''}: ${beats(step)}, ${wins(step)}.`
        : `Sáp (three alike) beats ${loserOf(step.kinds, 'sap')}: ${wins(step)}.`;
    case 'bc-ace':
      return `${Who}’s ${cardsText(step.cards)} ${step.cards.length > 1 ? 'count 1 each' : 'counts 1'}.`;
    case 'bc-faces':
      return `${Who}’s ${cardsText(step.cards)} ${step.cards.length > 1 ? 'count 10 each' : 'counts 10'}.`;
    case 'bc-points-cay':
    case 'bc-points-cao':
      return `${Who} has ${sum(step.parts)} = ${step.total}${step.total % 10 === 0 ? ', a round ten' : ''}: ${pointsText(step.points)}.`;
    case 'bc-10-at-cu':
      if (step.outcome === 'held')
        return `${Who} has 10 points with A♦: 10 át cụ (with the great ace), better than any other 10.`;
      return step.why === 'points-draw'
        ? `${Who} has 10 points with A♦, but here equal points draw: there is no great ace.`
        : `${Who} has 10 points with A♦, but here every ace is the top of its suit: there is no great ace.`;
    case 'bc-cmp-cay':
    case 'bc-cmp-cao':
      return compared(step);
    case 'bc-batien-tie':
      return step.outcome === 'held'
        ? `${Who} and ${nameOf(step.other)} both have ba tiên (three faces), and neither is better.`
        : `${Who} and ${nameOf(step.other)} both have ba tiên (three faces), and this house compares their best cards.`;
    case 'bc-suit-order':
      return byCard(
        step,
        `${step.compare === 'rank-first' ? 'Ranks are equal; suits' : 'Suits'} go ${SUITS[step.suits]}`,
      );
    case 'bc-at-cu':
      return byCard(step, step.why === 'top-card' ? 'The great ace is above them all' : 'All aces but A♦ are lowest');
    case 'bc-mode-cai':
      return step.bankerTie === 'banker' ? 'Equal, and this house lets the banker win.' : 'Equal hands draw.';
    case 'bc-pay': {
      const parts = step.times === 2 ? '2 stakes, for ba tiên' : '1 stake';
      return step.net > 0 ? `The banker pays ${who} ${parts}.` : `${Who} pays the banker ${parts}.`;
    }
    case 'bc-mode-tat':
      return `There is no banker, and the best hand takes all: ${Who} takes all.`;
    case 'bc-tat-tie':
      return `${listed(step.winners.map(displayName))} are equal best: they split, or in some houses play again.`;
  }
}

function compared(step: Extract<BaCayStep, { rule: 'bc-cmp-cay' | 'bc-cmp-cao' }>): string {
  switch (step.by) {
    case 'points':
      return `${pointsText(Math.max(...step.points))} against ${pointsText(Math.min(...step.points))}: ${wins(step)}.`;
    case 'kind':
      return `Ba tiên (three faces) beats ${loserOf(step.kinds, 'ba-tien')}: ${wins(step)}.`;
    case 'draw':
      return `${atStart(step.who)} and ${nameOf(step.other)} both have ${pointsText(step.points)}, and this house ignores suits.`;
    case 'rank': {
      const within = step.compare === 'suit-first';
      if (step.aceHigh) return byCard(step, within ? 'The ace is the top of its suit' : 'The ace is the top rank');
      return byCard(step, within ? 'In one suit ranks decide' : 'This house compares ranks first');
    }
  }
}

/** Equal hands whose best cards differ, and why one of these is better. */
function byCard(step: WonByCard, why: string): string {
  return `Equal hands compare their best cards. ${why}, so ${beats(step)}: ${wins(step)}.`;
}

/** A comparison that somebody won. */
interface Won {
  readonly who: string;
  readonly other: string;
  readonly winner: string;
  readonly decides?: true;
}
type WonByCard = Won & { readonly cards: readonly [Card, Card] };

function beats({ who, winner, cards: [mine, his] }: WonByCard): string {
  const [better, worse] = winner === who ? [mine, his] : [his, mine];
  return `${displayCard(better)} beats ${displayCard(worse)}`;
}

function wins({ who, other, winner, decides }: Won): string {
  if (decides) return `${nameOf(winner)} wins`;
  return `${nameOf(winner)} is ahead of ${nameOf(winner === who ? other : who)}`;
}

function loserOf([mine, his]: readonly [BaCayKind, BaCayKind], winning: BaCayKind): string {
  return handText(mine === winning ? his : mine, 'a hand of points');
}
