/** Ba Cây and Bài Cào in English: house rules, verdicts and reasons. */

import type { BaCayKind } from '#games/ba-cay/engine/steps.ts';
import { wordsInPersons } from '#words/en/persons.ts';
import { plural } from '#words/en/plural.ts';
import { displayName, listed } from '#words/text.ts';
import { makeWords, type StepFacts } from '../shape.ts';

const SUITS = {
  DHCS: 'diamonds, hearts, clubs, spades',
  DHSC: 'diamonds, hearts, spades, clubs',
  HDCS: 'hearts, diamonds, clubs, spades',
} as const;

/** What hands are called; one of points by how many it has. */
const HANDS: Readonly<Record<BaCayKind, string>> = {
  nut: 'a hand counted by points',
  bu: 'bù (zero)',
  'ba-tien': 'ba tiên (three faces)',
  sap: 'sáp (three alike)',
  'at-cu': '10 with the great ace',
};

const ofNames = makeWords({
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
    ten: { label: '10, 20 or 30: best or worst', values: { best: '10 points, the best', worst: 'zero, the worst' } },
    tie: { label: 'Equal points: suits or a draw', values: { suit: 'the best card decides', draw: 'draw' } },
    suits: { label: 'The order of suits', values: SUITS },
    ace: {
      label: 'Aces high or low',
      values: { 'low-except-diamond': 'lowest, except A♦', high: 'top of their suit', low: 'lowest, A♦ too' },
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
    payout: { label: 'How many stakes three faces win', values: { even: 'one, like any hand', 'ba-tien-2': 'two' } },
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
  nameOf,
  wins: { player: (who) => `${who} wins`, banker: 'the banker wins', ahead: (who, of) => `${who} is ahead of ${of}` },
  reasons: {
    'bc-ba-tien': (step, { Who }) => {
      if (step.outcome === 'held') return `${Who} has 3 faces: ba tiên, and no points are counted.`;
      return step.why === 'a-ten'
        ? `${Who} has a 10, and a 10 is no face: not ba tiên (three faces).`
        : `${Who} has 3 faces, but this house does not play ba tiên.`;
    },
    'bc-sap': (step, { Who, hasAce, better, worse, loser, wins }) => {
      if (step.outcome === 'failed')
        return step.why === 'ba-tien'
          ? `${Who} has 3 cards of one rank, but they are faces: they count as ba tiên.`
          : `${Who} has 3 cards of one rank, but this house does not count sáp (three alike).`;
      if ('place' in step)
        return `${Who} has 3 cards of one rank: sáp, which this house puts ${step.place === 'above-all' ? 'above everything' : 'below ba tiên'}.`;
      return step.by === 'rank'
        ? `Two sáp (three alike) compare ranks${hasAce ? ', the ace lowest' : ''}: ${better} beats ${worse}, ${wins}.`
        : `Sáp (three alike) beats ${HANDS[loser]}: ${wins}.`;
    },
    'bc-ace': (step, { Who, cards }) => `${Who}’s ${cards} ${step.cards.length > 1 ? 'count 1 each' : 'counts 1'}.`,
    'bc-faces': (step, { Who, cards }) => `${Who}’s ${cards} ${step.cards.length > 1 ? 'count 10 each' : 'counts 10'}.`,
    'bc-points-cay': counted,
    'bc-points-cao': counted,
    'bc-10-at-cu': (step, { Who }) => {
      if (step.outcome === 'held')
        return `${Who} has 10 points with A♦: 10 át cụ (with the great ace), better than any other 10.`;
      const house = {
        'points-draw': 'equal points draw',
        'aces-high': 'every ace is the top of its suit',
        'aces-low': 'every ace is the lowest',
      }[step.why];
      return `${Who} has 10 points with A♦, but here ${house}: there is no great ace.`;
    },
    'bc-cmp-cay': (step, facts) => {
      if (step.by === 'points') return morePoints(facts);
      const within = step.compare === 'suit-first';
      if (step.aceHigh) return byCard(facts, within ? 'The ace is the top of its suit' : 'The ace is the top rank');
      return byCard(facts, within ? 'In one suit ranks decide' : 'This house compares ranks first');
    },
    'bc-cmp-cao': ({ by }, facts) => {
      const { Who, other, loser, wins, high } = facts;
      if (by === 'points') return morePoints(facts);
      return by === 'kind'
        ? `Ba tiên (three faces) beats ${HANDS[loser]}: ${wins}.`
        : `${Who} and ${other} both have ${pointsText(high)}, and this house ignores suits.`;
    },
    'bc-batien-tie': ({ outcome }, { Who, other }) =>
      outcome === 'held'
        ? `${Who} and ${other} both have ba tiên (three faces), and neither is better.`
        : `${Who} and ${other} both have ba tiên (three faces), and this house compares their best cards.`,
    'bc-suit-order': ({ compare, suits }, facts) =>
      byCard(facts, `${compare === 'rank-first' ? 'Ranks are equal; suits' : 'Suits'} go ${SUITS[suits]}`),
    'bc-at-cu': ({ why }, facts) =>
      byCard(
        facts,
        {
          'top-card': 'The great ace is above them all',
          'low-ace': 'All aces but A♦ are lowest',
          'aces-low': 'Here every ace is the lowest',
        }[why],
      ),
    'bc-mode-cai': ({ bankerTie }) =>
      bankerTie === 'banker' ? 'Equal, and this house lets the banker win.' : 'Equal hands are a draw.',
    'bc-pay': ({ net, times }, { who, Who }) => {
      const parts = times === 2 ? '2 stakes, for ba tiên' : '1 stake';
      return net > 0 ? `The banker pays ${who} ${parts}.` : `${Who} pays the banker ${parts}.`;
    },
    'bc-mode-tat': (_, { Who }) => `There is no banker, and the best hand takes all: ${Who} takes all.`,
    'bc-tat-tie': ({ winners }) =>
      `${listed(winners.map(displayName), 'and')} are equal best: they split, or in some houses play again.`,
  },
});

export const words = wordsInPersons(ofNames);

/** Best takes all: `An takes all`, `An and Bình split`. */
export function best(names: readonly string[]): string {
  return `${listed(names, 'and')} ${names.length > 1 ? 'split' : 'takes all'}`;
}

export function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

/** A hand in a sentence. */
export function handPhrase({ kind, points }: { readonly kind: BaCayKind; readonly points: number }): string {
  return kind === 'nut' ? pointsText(points) : HANDS[kind];
}

export function pointsText(points: number): string {
  return points === 0 ? 'bù (zero)' : plural(points, 'point');
}

function counted({ total, points }: { readonly total: number; readonly points: number }, facts: StepFacts): string {
  return `${facts.Who} has ${facts.counted}${total % 10 === 0 ? ', ending in zero' : ''}: ${pointsText(points)}.`;
}

function morePoints({ high, low, wins }: StepFacts): string {
  return `${pointsText(high)} against ${pointsText(low)}: ${wins}.`;
}

/** Equal hands whose best cards differ, and why one of these is better. */
function byCard({ better, worse, wins }: StepFacts, why: string): string {
  return `Equal hands compare their best cards. ${why}, so ${better} beats ${worse}: ${wins}.`;
}
