/** Questions from rounds of Ba Cây and Bài Cào in English. */

import type { CardGround } from '#games/ba-cay/engine/showdown.ts';
import type { Dealt, Wanted } from '#games/ba-cay/odds/dealt.ts';
import type { PlayId } from '#games/ba-cay/quiz/index.ts';
import { plural } from '#words/en/plural.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { netText } from '#words/round/chips.ts';
import { displayName, listed } from '#words/text.ts';
import { type MomentFacts, momentReader, type PotEnd, type TwoHands } from '../quiz/moment.ts';
import { handPhrase, nameOf, pointsText } from './game.ts';

export const factsOf = momentReader({ nameOf, handText: handPhrase });

/** Kinds of deal that can be asked about. */
const DEALT: Readonly<Record<Dealt, string>> = {
  alike: '3 cards of one rank',
  'great-ten': 'a total ending in zero, with A♦ in the hand',
  faces: '3 face cards',
  'great-ace': 'A♦ among them',
  round: 'a total ending in zero',
  high: '8 or 9 points',
};

/** What the pot means for one player. */
const POT: SentencesOf<PlayId, MomentFacts>['pot-wins']['says'] = {
  gain: ({ number }) => `Ahead by ${plural(number, 'chip')}`,
  loss: ({ number }) => `Behind by ${plural(number, 'chip')}`,
  even: 'Neither ahead nor behind',
  again: 'Not known yet: there is another round to play',
};

const OF_HUNDRED: SentencesOf<PlayId, MomentFacts>['pot-wins']['says'] = {
  'of-hundred': ({ number }) => (number === 0 ? 'Less than 1 deal' : `About ${plural(number, 'deal')}`),
};

const NUMBER = new Intl.NumberFormat('en');

export const playSentences: SentencesOf<PlayId, MomentFacts> = {
  'who-looks': {
    kind: 'Who may look',
    ask: 'Of those who have not looked at their cards, who may look now?',
    why: ({ down }) =>
      down.length > 1
        ? `There are no turns for looking. Those who have not looked, ${listed(down, 'and')}, may do so in any order.`
        : `Only ${down.join()} has not looked yet.`,
  },
  'what-now': {
    kind: 'What you may do',
    ask: ({ who }) => `What may ${who} do now?`,
    why: ({ said, Who }) =>
      said === 'look'
        ? `${Who} has not looked yet, and may look in private or turn them up for all to see. Nobody draws or swaps.`
        : `${Who} has looked. Nobody draws or swaps in this game; the hands have only to be compared.`,
    says: {
      look: 'Look at the 3 cards',
      draw: 'Draw 1 more card',
      swap: 'Swap 1 card for another',
      wait: 'Nothing more: wait for the comparison',
    },
  },
  'after-look': {
    kind: 'What comes after looking',
    ask: ({ Who }) => `${Who} looks. What does the table do next?`,
    why: ({ downBeside }) =>
      downBeside.length === 0
        ? 'Everybody has looked and nobody draws: all hands are turned up and compared.'
        : `Hands are compared once everybody has looked. Still waiting for: ${listed(downBeside, 'and')}.`,
    says: {
      compare: 'Turn up all hands and compare them',
      wait: 'Wait for those who have not looked',
      draw: 'Let anyone draw who wants to',
      check: 'Let the banker choose whom to check',
    },
  },
  'in-pack': {
    kind: 'Which cards are in the pack',
    ask: ({ cards }) => `${cards}: which of these is not in this table’s pack?`,
    why: ({ rightCards }) =>
      rightCards
        ? `This table takes out every 10, jack, queen and king, which leaves 36 cards and no ${rightCards}.`
        : 'This table plays with 36 cards, ace to 9, and all 3 of these are among them.',
    says: { all: 'They are all in it' },
  },
  'left-over': {
    kind: 'How many cards are left over',
    ask: ({ hasBanker, players, count }) =>
      hasBanker
        ? `A banker and ${players} players: how many cards are left after the deal?`
        : `${count} play without a banker: how many cards are left after the deal?`,
    why: ({ hasBanker, count, rules, number }) =>
      `${hasBanker ? 'With the banker that' : 'That'} makes ${count} hands of 3 cards, ${3 * count} in all. A pack of ${rules.deck} leaves ${number}.`,
    says: { cards: ({ number }) => plural(number, 'card') },
  },
  'players-fit': {
    kind: 'How many can play',
    ask: ({ hasBanker, seats, count }) =>
      `There are ${seats} at the table${hasBanker ? ', the banker among them' : ''}, and ${count} more want to play. Are there enough cards?`,
    why: ({ yes, seats, count, rules }) => {
      const needed = `${seats + count} people with 3 cards each need ${3 * (seats + count)}.`;
      return yes ? `${needed} A pack of ${rules.deck} has enough.` : `${needed} This pack has only ${rules.deck}.`;
    },
    yes: ['Yes, enough', 'No, too few'],
  },
  'show-last': {
    kind: 'Whether showing last helps',
    ask: ({ Who, who, count, cards }) =>
      `${Who} staked ${plural(count, 'chip')} and waits to be the last to show: ${cards}. What does ${who} get or pay?`,
    why: ({ Who, count, net, withBanker }) => {
      const both = bothText(withBanker());
      if (net === 0) return `${both}: a draw. Showing first or last makes no difference.`;
      if (net > 0) return `${both}. ${Who} wins: a stake of ${count} is paid ${net}, whoever shows last.`;
      const equal = withBanker().areEqual ? ', and here the banker wins when hands are equal' : '';
      return `${both}${equal}. ${Who} loses: a stake of ${count} costs ${-net}, whoever shows last.`;
    },
  },
  'banker-chips': {
    kind: 'What the round brings the banker',
    ask: ({ cards }) => `The banker shows last: ${cards}. What does the banker get or pay in all?`,
    why: ({ settled, bankerHand, net: all }) => {
      const each = settled().map(
        ({ player, hand, net }) =>
          `${player} has ${hand} and ${netText(net, { gain: `gets ${net}`, loss: `pays ${-net}`, even: 'draws' })}`,
      );
      const sum = netText(all, { gain: `gets ${all}`, loss: `pays ${-all}`, even: 'comes out even' });
      return `The banker has ${bankerHand()}. ${each.join('; ')}. In all the banker ${sum}.`;
    },
  },
  bien: {
    kind: 'Biên: a side bet between two players',
    ask: ({ Who, Target, count }) =>
      `${Who} and ${Target} have a biên (a side bet) of ${plural(count, 'chip')}. Who wins it?`,
    why: ({ right, withTarget }) =>
      right === ''
        ? `${bothText(withTarget())}, so nobody wins it. The banker’s hand does not matter.`
        : `${bothText(withTarget())}. A biên compares only these hands, so ${right} wins it, whatever the banker holds.`,
    says: { nobody: 'Nobody' },
  },
  'pot-wins': {
    kind: 'Best takes all: what is won or lost',
    ask: ({ Who, Target, count, cards }) =>
      `Best takes all (nhất ăn tất), ${plural(count, 'chip')} each. ${Target} shows last: ${cards}. Is ${Who} ahead or behind?`,
    why: potWhy,
    says: POT,
  },
  'tie-pot': {
    kind: 'Several equal best: what becomes of the pot',
    ask: ({ Who, Target, count, cards }) =>
      `Best takes all (nhất ăn tất), ${plural(count, 'chip')} each. ${Target} shows last: ${cards}. How does ${Who} come out?`,
    why: potWhy,
    says: POT,
  },
  'odds-points': {
    kind: 'How often a number of points comes up',
    ask: ({ who, wanted }) => `In about how many of 100 deals does ${who} get ${wantedText(wanted)}?`,
    why: ({ wanted, rules, number }) => {
      const all = `Of all hands of 3 from ${rules.deck} cards it is about ${number} in 100.`;
      return wanted === 'ba-tien' ? all : `${all} Every number of points comes up about 10 times in 100.`;
    },
    says: OF_HUNDRED,
  },
  'odds-rarer': {
    kind: 'What is rare in three cards',
    ask: ({ least }) => `You are dealt 3 cards. Which of these comes ${least ? 'least' : 'most'} often?`,
    why: ({ often, rules }) => {
      const each = often().map(({ dealt, oneIn }) => `${DEALT[dealt]} 1 in ${NUMBER.format(oneIn)}`);
      return `Of all hands from ${rules.deck} cards, about: ${each.join('; ')}.`;
    },
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
  'odds-last': {
    kind: 'The last card: how many would do',
    ask: ({ Who, cards, count }) =>
      `${Who} has seen ${cards} so far. How many of the unseen cards make ${count} points or more?`,
    why: ({ ranks, rules, number }) =>
      `The last card must be one of ${ranks()}. ${number} of the ${rules.deck - 2} unseen cards are.`,
    says: { cards: ({ number }) => plural(number, 'card') },
  },
  'odds-win': {
    kind: 'How often a hand beats the banker',
    ask: ({ who }) => `The banker’s cards are still down. In about how many of 100 such deals does ${who} win?`,
    why: ({ Who, hand, rules, number }) =>
      `${Who} has ${hand()}. Compared with every hand the other ${rules.deck - 3} cards can make, it wins ${number === 0 ? 'less than 1' : `about ${number}`} in 100.`,
    says: OF_HUNDRED,
  },
};

function wantedText(wanted: Wanted): string {
  if (wanted === 'bu') return 'bù (zero)';
  if (wanted === 'ba-tien') return 'ba tiên (three faces)';
  return wanted.from === wanted.to ? `exactly ${pointsText(wanted.from)}` : `${wanted.from} to ${wanted.to} points`;
}

function potWhy({ who, Who, pot }: MomentFacts): string {
  const { end, best, hand, hands, chips, stake } = pot();
  const names = listed(best, 'and');
  const lost = `${Who} loses the ${plural(stake, 'chip')} put in.`;
  const texts: Readonly<Record<PotEnd, string>> = {
    'beaten-by-card': `${bothText(hands)}: ${names} is best. ${lost}`,
    beaten: `${names} is best with ${hand}. ${lost}`,
    'beaten-by-several': `${names} are equal best with ${hand}. ${lost}`,
    takes: `${names} is best and takes the pot of ${plural(chips, 'chip')}, of which ${stake} were the winner’s own.`,
    replays: `${names} are equal best. At this table they play again among themselves, and the pot of ${plural(chips, 'chip')} stays.`,
    shares: `${names} are equal best and share the pot of ${plural(chips, 'chip')}. ${stake} of what ${who} gets are ${who}’s own.`,
  };
  return texts[end];
}

/** Two hands, and what decides where both are as good by what they are called: `An and Bình both have 2 points; of their best cards …`. */
function bothText({ one, other, hand, otherHand, same, ground }: TwoHands): string {
  const both = same ? `${one} and ${other} both have ${hand}` : `${one} has ${hand}, ${other} ${otherHand}`;
  if (!ground) return both;
  if (ground === 'sap-rank') return `${both}, so the rank decides`;
  return `${both}; of their best cards ${ground.better} beats ${ground.worse}${GROUNDS[ground.by]}`;
}

const GROUNDS: Readonly<Record<CardGround, string>> = {
  suit: ' by suit',
  rank: ' by rank',
  'top-card': ', as it beats every other card',
  'low-ace': ', as that ace is the lowest',
};
