/** Ba Cây and Bài Cào in English: house rules, verdicts and reasons. */

import type { BaCayStep, Kind } from '../../engine/ba-cay/steps.ts';
import { displayCard } from '../../engine/core/card.ts';
import { cardsText, displayName, sum } from '../text.ts';
import { makeWords } from './shape.ts';

const KINDS = { bu: 'bù (zero)', 'ba-tien': 'Ba tiên', sap: 'Sáp', 'at-cu': 'with the great ace' } as const;
const SUITS = {
  DHCS: 'diamonds, hearts, clubs, spades',
  DHSC: 'diamonds, hearts, spades, clubs',
  HDCS: 'hearts, diamonds, clubs, spades',
} as const;

export const words = makeWords({
  presets: {
    'ba-cay': 'Ba Cây (north)',
    'bai-cao': 'Bài Cào (south)',
    'online-cao': 'Online Bài Cào',
    'online-36': 'Online, 36 cards',
  },
  settings: {
    deck: { label: 'Pack', values: { 36: '36 cards, ace to 9', 52: 'all 52 cards' } },
    ten: { label: 'A round ten', values: { best: '10 points, the best', worst: '0, the worst' } },
    tie: { label: 'Equal points', values: { suit: 'the best card decides', draw: 'draw' } },
    suits: { label: 'Order of suits', values: SUITS },
    ace: {
      label: 'Aces on equal points',
      values: { 'low-except-diamond': 'lowest, but for A♦', high: 'top of their suit' },
    },
    compare: { label: 'Best card', values: { 'suit-first': 'suit, then rank', 'rank-first': 'rank, then suit' } },
    threeFaces: { label: 'Ba tiên (three faces)', values: { false: 'not played', true: 'beats all points' } },
    threeAlike: {
      label: 'Sáp (three alike)',
      values: { none: 'does not count', 'below-ba-tien': 'below ba tiên', 'above-all': 'above everything' },
    },
    bankerTie: { label: 'Equal with the banker', values: { draw: 'draw', banker: 'the banker wins' } },
    bestTie: { label: 'Several best hands', values: { split: 'split', replay: 'play again' } },
    payout: { label: 'Payment', values: { even: 'even', 'ba-tien-2': 'ba tiên pays double' } },
  },
  kinds: KINDS,
  points: (count) => (count === 1 ? 'point' : 'points'),
  outcomes: { win: (who) => `${who} wins`, lose: () => 'Banker wins', push: () => 'Draw' },
  does: { win: 'wins', lose: 'pays', push: 'draws' },
  takes: (who) => `${who} takes all`,
  share: (names) => `${listed(names)} split`,
  banker: 'Banker',
  tie: 'Draw',
  reason,
});

function listed(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}

function whose(who: string): string {
  return who === 'cai' ? 'The banker’s' : `${displayName(who)}’s`;
}

function kindText(kind: Kind): string {
  return kind === 'nut' ? 'a hand of points' : KINDS[kind].toLowerCase();
}

function pointsText(points: number): string {
  return points === 0 ? '0 (bù)' : `${points} ${points === 1 ? 'point' : 'points'}`;
}

function reason(step: BaCayStep): string {
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'bc-ba-tien':
      if (step.outcome === 'held') return `${Who} holds three court cards: ba tiên (three faces), nothing to count.`;
      return step.why === 'a-ten'
        ? `${Who} holds a 10 among the three. A 10 is no face: no ba tiên (three faces).`
        : `${Who} holds three court cards, but this house does not play ba tiên.`;
    case 'bc-sap':
      if (step.outcome === 'failed') {
        return step.why === 'ba-tien'
          ? `${Who} holds three alike, but they are court cards: they count as ba tiên.`
          : `${Who} holds three alike, but this house gives sáp (three alike) nothing.`;
      }
      if ('place' in step) {
        return `${Who} holds three alike: sáp, which this house puts ${step.place === 'above-all' ? 'above everything' : 'below ba tiên'}.`;
      }
      if (step.by === 'rank') {
        const [mine, his] = step.cards;
        return `Both hold sáp: ${displayCard(mine)} meets ${displayCard(his)}, ${nameOf(step.winner)} is ahead.`;
      }
      return `Sáp meets ${kindText(step.kinds[0] === 'sap' ? step.kinds[1] : step.kinds[0])}: ${nameOf(step.winner)} is ahead.`;
    case 'bc-ace':
      return `${whose(step.who)} ace counts 1.`;
    case 'bc-faces':
      return `${whose(step.who)} ${cardsText(step.cards)} count 10.`;
    case 'bc-points-cay':
    case 'bc-points-cao':
      return `${Who} has ${sum(step.parts)} = ${step.total}: ${pointsText(step.points)}.`;
    case 'bc-10-at-cu':
      if (step.outcome === 'held') return `${Who} has 10 points with A♦ among the cards: the best ten there is.`;
      return step.why === 'points-draw'
        ? `${Who} holds A♦, but here equal points draw: it is worth no more than another ace.`
        : `${Who} holds A♦, but here every ace is the top of its suit: there is no great ace.`;
    case 'bc-cmp-cay':
    case 'bc-cmp-cao':
      return compared(step);
    case 'bc-batien-tie':
      return step.outcome === 'held'
        ? 'Both hold ba tiên (three faces): a draw.'
        : 'Both hold ba tiên (three faces), and this house knows no draw: the best cards are compared.';
    case 'bc-suit-order': {
      const [mine, his] = step.cards;
      const when = step.compare === 'rank-first' ? 'The best cards are of one rank' : 'Equal points, so the best cards';
      return `${when}: ${displayCard(mine)} meets ${displayCard(his)}. Suits go ${SUITS[step.suits]}: ${nameOf(step.winner)} is ahead.`;
    }
    case 'bc-at-cu': {
      const [mine, his] = step.cards;
      const why = step.why === 'top-card' ? 'A♦ stands above every card' : 'Any other ace is the lowest';
      return `Equal points, so the best cards: ${displayCard(mine)} meets ${displayCard(his)}. ${why}: ${nameOf(step.winner)} is ahead.`;
    }
    case 'bc-mode-cai':
      return step.bankerTie === 'banker' ? 'Equal, and this house gives it to the banker.' : 'Equal: a draw.';
    case 'bc-pay': {
      const parts = step.times === 2 ? '2 stakes, for a ba tiên' : '1 stake';
      return step.net > 0 ? `The banker pays ${nameOf(step.who)} ${parts}.` : `${Who} pays the banker ${parts}.`;
    }
    case 'bc-mode-tat':
      return `There is no banker: the best hand takes all. ${Who} takes all.`;
    case 'bc-tat-tie':
      return `${listed(step.winners.map(displayName))} are best together: they split, or play again where the house says so.`;
  }
}

function compared(step: Extract<BaCayStep, { rule: 'bc-cmp-cay' | 'bc-cmp-cao' }>): string {
  switch (step.by) {
    case 'points':
      return `${pointsText(Math.max(...step.points))} against ${pointsText(Math.min(...step.points))}: ${nameOf(step.winner)} is ahead.`;
    case 'kind':
      return `Ba tiên beats ${kindText(step.kinds[0] === 'ba-tien' ? step.kinds[1] : step.kinds[0])}: ${nameOf(step.winner)} is ahead.`;
    case 'draw':
      return `Both have ${pointsText(step.points)}, and suits are not compared here: a draw.`;
    case 'rank': {
      const [mine, his] = step.cards;
      const why = step.aceHigh ? 'The ace stands on top' : 'The higher rank wins';
      return `Equal points, so the best cards: ${displayCard(mine)} meets ${displayCard(his)}. ${why}: ${nameOf(step.winner)} is ahead.`;
    }
  }
}
