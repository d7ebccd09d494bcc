/** Questions from rounds of Ba Cây and Bài Cào in English. */

import type { CardGround } from '#games/ba-cay/engine/showdown.ts';
import type { Dealt, Wanted } from '#games/ba-cay/odds/dealt.ts';
import type { PlayId } from '#games/ba-cay/quiz/ids.ts';
import type { BaCayState } from '#games/ba-cay/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { cardsIn, isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  bestIn,
  downIn,
  groundIn,
  handIn,
  type Moment,
  ranksIn,
  settledIn,
  stakeIn,
  threeIn,
  unseenIn,
  wantedIn,
} from '../quiz/moment.ts';
import { atStart, handText, listed, nameOf, pointsText } from './game.ts';

/** Kinds of deal that can be asked about. */
const DEALT: Readonly<Record<Dealt, string>> = {
  alike: '3 cards of one rank',
  'great-ten': 'a total in full tens with A♦ in it',
  faces: '3 face cards',
  'great-ace': 'A♦ among them',
  round: 'a total in full tens',
  high: '8 or 9 points',
};

/** What the pot means for one player. */
const POT: NonNullable<PlayWords<BaCayState>['says']> = {
  gain: ({ numbers: [count = 0] = [] }) => `Ahead by ${chips(count)}`,
  loss: ({ numbers: [count = 0] = [] }) => `Behind by ${chips(count)}`,
  even: 'Neither ahead nor behind',
  again: 'Not known yet: there is another round to play',
};

const OF_HUNDRED: NonNullable<PlayWords<BaCayState>['says']> = {
  'of-hundred': ({ numbers: [count = 0] = [] }) =>
    count === 0 ? 'Less than 1 deal' : count === 1 ? 'About 1 deal' : `About ${count} deals`,
};

const NUMBER = new Intl.NumberFormat('en');

export const plays: Readonly<Record<PlayId, PlayWords<BaCayState>>> = {
  'who-looks': {
    kind: 'Who may look',
    ask: 'Of those who have not looked at their cards, who may look now?',
    why: (q) => {
      const down = downIn(q).map(nameOf);
      return down.length > 1
        ? `There are no turns for looking. Those who have not looked, ${listed(down)}, may do so in any order.`
        : `Only ${down.join()} has not looked yet.`;
    },
  },
  'what-now': {
    kind: 'What one may do',
    ask: ({ asked }) => `What may ${nameOf(asked.who)} do now?`,
    why: (q) =>
      saidIn(q) === 'look'
        ? `${atStart(q.asked.who)} has not looked yet, and may look in private or turn them up for all to see. Nobody draws or swaps.`
        : `${atStart(q.asked.who)} has looked. Nobody draws or swaps in this game; the hands have only to be compared.`,
    says: {
      look: 'Look at the 3 cards',
      draw: 'Draw 1 more card',
      swap: 'Swap 1 card for another',
      wait: 'Nothing more: wait for the comparison',
    },
  },
  'after-look': {
    kind: 'What follows the looking',
    ask: ({ asked }) => `${atStart(asked.who)} looks. What does the table do next?`,
    why: (q) => {
      const others = downIn(q).filter((who) => who !== q.asked.who);
      return others.length === 0
        ? 'Everybody has looked and nobody draws: all hands are turned up and compared.'
        : `Hands are compared once everybody has looked. Still waiting for: ${listed(others.map(nameOf))}.`;
    },
    says: {
      compare: 'Turn up all hands and compare them',
      wait: 'Wait for those who have not looked',
      draw: 'Let anyone draw who wants to',
      check: 'Let the banker choose whom to check',
    },
  },
  'in-pack': {
    kind: 'Which cards are in the pack',
    ask: ({ asked: { cards = [] } }) => `${cardsText(cards)}: which of these is not in this table’s pack?`,
    why: (q) => {
      if (cardsIn(q).length > 0)
        return `This table takes out every 10, jack, queen and king, which leaves 36 cards and no ${cardsText(cardsIn(q))}.`;
      return 'This table plays with 36 cards, ace to 9, and all 3 of these are among them.';
    },
    says: { all: 'They are all in it' },
  },
  'left-over': {
    kind: 'How many cards are left over',
    ask: (q) =>
      q.state.setup.banker
        ? `A banker and ${q.state.setup.players.length} players: how many cards are left after the deal?`
        : `${q.asked.count} play without a banker: how many cards are left after the deal?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      const seats = q.state.setup.banker ? `With the banker that makes ${count} hands` : `That makes ${count} hands`;
      return `${seats} of 3 cards, ${3 * count} in all. A pack of ${q.state.rules.deck} leaves ${numberIn(q)}.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => (count === 1 ? '1 card' : `${count} cards`) },
  },
  'players-fit': {
    kind: 'How many can play',
    ask: ({ asked: { count }, seats, state }) =>
      `There are ${seats.length} at the table${state.setup.banker ? ', the banker among them' : ''}, and ${count} more want to play. Are there enough cards?`,
    why: (q) => {
      const all = q.seats.length + (q.asked.count ?? 0);
      const { deck } = q.state.rules;
      const needed = `${all} people with 3 cards each need ${3 * all}.`;
      return isYes(q) ? `${needed} A pack of ${deck} has enough.` : `${needed} This pack has only ${deck}.`;
    },
    yes: ['Yes, enough', 'No, too few'],
  },
  'show-last': {
    kind: 'Whether showing last helps',
    ask: ({ asked: { who, count = 0, cards = [] } }) =>
      `${displayName(who)} staked ${chips(count)} and waits to be the last to show: ${cardsText(cards)}. What does ${displayName(who)} get or pay?`,
    why: (q) => {
      const { who, count = 0 } = q.asked;
      const name = displayName(who);
      const both = bothText(q, who, 'cai');
      if (netIn(q) === 0) return `${both}: a draw. Showing first or last makes no difference.`;
      if (netIn(q) > 0) return `${both}. ${name} wins: a stake of ${count} is paid ${netIn(q)}, whoever shows last.`;
      const equal = areEqual(q, who, 'cai') ? ', and here the banker wins when hands are equal' : '';
      return `${both}${equal}. ${name} loses: a stake of ${count} costs ${-netIn(q)}, whoever shows last.`;
    },
  },
  'banker-chips': {
    kind: 'What the round brings the banker',
    ask: ({ asked: { cards = [] } }) =>
      `The banker shows last: ${cardsText(cards)}. What does the banker get or pay in all?`,
    why: (q) => {
      const each = settledIn(q).map(({ name, net }) => {
        const comes = net === 0 ? 'draws' : net > 0 ? `gets ${net}` : `pays ${-net}`;
        return `${displayName(name)} has ${handOf(q, name)} and ${comes}`;
      });
      return `The banker has ${handOf(q, 'cai')}. ${each.join('; ')}. In all the banker ${netIn(q) === 0 ? 'comes out even' : netIn(q) > 0 ? `gets ${netIn(q)}` : `pays ${-netIn(q)}`}.`;
    },
  },
  bien: {
    kind: 'Biên: a side bet between two players',
    ask: ({ asked: { who, target = '', count = 0 } }) =>
      `${displayName(who)} and ${displayName(target)} have a biên (a side bet) of ${chips(count)}. Who wins it?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const both = bothText(q, who, target);
      if (whoIn(q) === '') return `${both}, so nobody wins it. The banker’s hand does not matter.`;
      return `${both}. A biên compares only these hands, so ${displayName(whoIn(q))} wins it, whatever the banker holds.`;
    },
    says: { nobody: 'Nobody' },
  },
  'pot-wins': {
    kind: 'Best takes all: what is won or lost',
    ask: ({ asked: { who, target = '', count = 0, cards = [] } }) =>
      `Best takes all (nhất ăn tất), ${chips(count)} each. ${displayName(target)} shows last: ${cardsText(cards)}. Is ${displayName(who)} ahead or behind?`,
    why: potWhy,
    says: POT,
  },
  'tie-pot': {
    kind: 'Several equal best: what becomes of the pot',
    ask: ({ asked: { who, target = '', count = 0, cards = [] } }) =>
      `Best takes all (nhất ăn tất), ${chips(count)} each. ${displayName(target)} shows last: ${cardsText(cards)}. How does ${displayName(who)} come out?`,
    why: potWhy,
    says: POT,
  },
  'odds-points': {
    kind: 'How often a number of points comes',
    ask: (q) => `In about how many of 100 deals does ${displayName(q.asked.who)} get ${wantedText(wantedIn(q))}?`,
    why: (q) => {
      const wanted = wantedIn(q);
      const all = `Of all hands of 3 from ${q.state.rules.deck} cards it is about ${numberIn(q)} in 100.`;
      return typeof wanted === 'string' && wanted === 'ba-tien'
        ? all
        : `${all} Every number of points comes about 10 times in 100.`;
    },
    says: OF_HUNDRED,
  },
  'odds-rarer': {
    kind: 'What is rare in three cards',
    ask: (q) => `You are dealt 3 cards. Which of these comes ${threeIn(q).least ? 'least' : 'most'} often?`,
    why: (q) => {
      const often = threeIn(q).often.map(({ one, oneIn }) => `${DEALT[one]} 1 in ${NUMBER.format(oneIn)}`);
      return `Of all hands from ${q.state.rules.deck} cards, about: ${often.join('; ')}.`;
    },
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
  'odds-last': {
    kind: 'The last card: how many would do',
    ask: ({ asked: { who, cards = [], count } }) =>
      `${displayName(who)} has seen ${cardsText(cards)} so far. How many of the unseen cards make ${count} points or more?`,
    why: (q) => {
      return `The last card must be one of ${ranksIn(q).join(', ')}. ${numberIn(q)} of the ${unseenIn(q, 2)} unseen cards are.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => (count === 1 ? '1 card' : `${count} cards`) },
  },
  'odds-win': {
    kind: 'How often a hand beats the banker',
    ask: ({ asked: { who } }) =>
      `The banker’s cards are still down. In about how many of 100 such deals does ${displayName(who)} win?`,
    why: (q) =>
      `${displayName(q.asked.who)} has ${handOf(q, q.asked.who)}. Compared with every hand the other ${unseenIn(q, 3)} cards can make, it wins ${numberIn(q) === 0 ? 'less than 1' : `about ${numberIn(q)}`} in 100.`,
    says: OF_HUNDRED,
  },
};

function handOf(q: Moment, who: string): string {
  const { kind, points } = handIn(q, who);
  return handText(kind, pointsText(points));
}

function wantedText(wanted: Wanted): string {
  if (wanted === 'bu') return 'bù (zero)';
  if (wanted === 'ba-tien') return 'ba tiên (three faces)';
  if (wanted.from === wanted.to) return wanted.from === 1 ? 'exactly 1 point' : `exactly ${wanted.from} points`;
  return `${wanted.from} to ${wanted.to} points`;
}

function potWhy(q: Moment): string {
  const best = bestIn(q);
  const names = listed(best.map(displayName));
  const { who } = q.asked;
  const stake = stakeIn(q);
  const { pot, rules } = q.state;
  if (!best.includes(who)) {
    const lost = `${displayName(who)} loses the ${chips(stake)} put in.`;
    const first = best[0] ?? '';
    if (best.length === 1 && groundIn(q, first, who)) return `${bothText(q, first, who)}: ${names} is best. ${lost}`;
    return `${names} ${best.length > 1 ? 'are best together' : 'is best'} with ${handOf(q, first)}. ${lost}`;
  }
  if (best.length === 1)
    return `${names} is best and takes the pot of ${chips(pot)}, of which ${stake} were the winner’s own.`;
  return rules.bestTie === 'replay'
    ? `${names} are best together. At this table they play again among themselves, and the pot of ${chips(pot)} stays.`
    : `${names} are best together and share the pot of ${chips(pot)}. ${stake} of what ${displayName(who)} gets are ${displayName(who)}’s own.`;
}

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

/** Two hands, and what decides where both are as good by what they are called: `An and Bình both have 2 points; of their best cards …`. */
function bothText(q: Moment, who: string, other: string): string {
  const [mine, his] = [handOf(q, who), handOf(q, other)];
  const both =
    mine === his
      ? `${displayName(who)} and ${nameOf(other)} both have ${mine}`
      : `${displayName(who)} has ${mine}, ${nameOf(other)} ${his}`;
  const ground = groundIn(q, who, other);
  if (!ground) return both;
  if (ground === 'sap-rank') return `${both}, so the rank decides`;
  const { better, worse, by } = ground;
  return `${both}; of their best cards ${cardsText([better])} beats ${cardsText([worse])}${GROUNDS[by]}`;
}

const GROUNDS: Readonly<Record<CardGround, string>> = {
  suit: ' by suit',
  rank: ' by rank',
  'top-card': ', as it beats every other card',
  'low-ace': ', as that ace is the lowest',
};

/** Do these two draw by their cards? */
function areEqual(q: Moment, who: string, other: string): boolean {
  return handOf(q, who) === handOf(q, other) && groundIn(q, who, other) === undefined;
}
