/** Questions from rounds of Xì Tố in English. */

import { CATEGORIES } from '#games/xi-to/engine/category.ts';
import { HANDS } from '#games/xi-to/odds/dealt.ts';
import type { PlayId } from '#games/xi-to/quiz/index.ts';
import { plural } from '#words/en/plural.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { displayName } from '#words/text.ts';
import type { Facts } from '../quiz/moment.ts';
import { named, SUIT_ORDERS } from './game.ts';

const NUMBER = new Intl.NumberFormat('en');

interface Figure {
  readonly number: number;
}

const CHIPS = { chips: ({ number }: Figure) => plural(number, 'chip') };
const CARDS = { cards: ({ number }: Figure) => (number === 0 ? 'None' : plural(number, 'card')) };

/** The possible results of an action. */
const COMES: SentencesOf<PlayId, Facts>[PlayId]['says'] = {
  card: 'The betting round is over: another card',
  showdown: 'The betting round is over: showdown',
  'goes-on': ({ who }) => `The betting round goes on: ${who} is next`,
  alone: ({ who }) => `${who} takes the pot without showing`,
  shows: ({ who }) => `${who} shows the hole card, then takes the pot`,
};

export const playSentences: SentencesOf<PlayId, Facts> = {
  'in-pack': {
    kind: 'Which cards are in the pack',
    ask: ({ count }) =>
      count === 0 ? 'Which card is not in the pack of Xì Tố?' : 'Which card is in the pack of Xì Tố?',
    why: 'Every card from 2 to 6 is taken out. Xì Tố is played with those from 7 up to the ace, 32 in all.',
  },
  'more-players': {
    kind: 'How many can play',
    ask: ({ count }) => `${count} people want to play the next round. Can they?`,
    why: ({ yes, count }) =>
      yes
        ? `A hand grows to 5 cards, so ${count} people need ${5 * count}, and the pack has 32: enough.`
        : `A hand grows to 5 cards, so ${count} people need ${5 * count}, and the pack has only 32: too few.`,
  },
  'ante-pot': {
    kind: 'The pot before anyone bets',
    ask: 'The same people play again. The cards are dealt and nobody has bet: how much is in the pot?',
    why: ({ size, number }) =>
      `Everybody puts in 1 chip before the deal, so with ${size} players the pot holds ${number}.`,
    says: CHIPS,
  },
  'seen-cards': {
    kind: 'How many cards of a hand others see',
    ask: ({ who, target }) => `How many of ${who}’s cards can ${target} see?`,
    why: ({ who, handSize, number }) =>
      `${who} has ${handSize} cards. 1 is the hole card (lá úp), known to ${who} alone, and the other ${number} ${number === 1 ? 'lies' : 'lie'} face up.`,
    says: CARDS,
  },
  'up-rank': {
    kind: 'Which up card is higher',
    ask: nextDeal,
    why: ({ named: who, namedCard }) =>
      `From high to low: ace, king, queen, jack, 10, 9, 8, 7. ${namedCard} is the highest, and it is ${who}’s.`,
  },
  'up-suit': {
    kind: 'Who acts first when ranks are equal',
    ask: nextDeal,
    why: ({ named: who, namedCard, rules: { suits } }) =>
      suits === 'none'
        ? `At this table suits do not count. Of equal ranks the card that was dealt first acts first, and that was ${who}’s.`
        : `On equal ranks the suit decides, here in the order ${SUIT_ORDERS[suits]}: ${who}’s ${namedCard} stands highest.`,
  },
  'rank-first': {
    kind: 'Rank before suit',
    ask: nextDeal,
    why: ({ named: who, namedCard }) =>
      `Rank comes before suit. ${who}’s ${namedCard} is higher in rank, so suits do not matter.`,
  },
  'next-first': {
    kind: 'Who acts first after a new card',
    ask: (m) => `${says(m)}. The new up cards: ${m.dealt}. Who acts first now?`,
    why: ({ named: who, shown: { category, cards, peer } }) => {
      if (category === 'mau-thau') {
        return `Nobody shows a pair, so cards are compared from the highest down: ${who} has ${cards} up.`;
      }
      return peer
        ? `${who} and ${peer.who} both show ${named(category)}, and ${cards} beats ${peer.cards}.`
        : `${who} has ${cards} up: ${named(category)}, and nobody shows as high a combination.`;
    },
  },
  'may-now': {
    kind: 'What you may do in turn',
    ask: ({ who }) => `It is ${who}’s turn. What are the choices?`,
    why: ({ said, toMatch }) => {
      if (said === 'to-up') {
        return 'Nobody has bet, so there is nothing to call. This table does not allow passing: that leaves a bet or a fold.';
      }
      return said === 'to-check-up'
        ? 'Nobody has bet, so there is nothing to call. This table allows passing.'
        : `There is a bet. To stay in, call by adding ${toMatch}, or raise.`;
    },
    says: {
      'to-up': 'Bet or fold',
      'to-theo-up': 'Raise, call or fold',
      'to-check-up': 'Bet, pass or fold',
      'theo-up': 'Call or fold',
    },
  },
  'may-check': {
    kind: 'When you may pass',
    ask: ({ who }) => `${who} wants to stay in without putting in a chip. Is that possible?`,
    why: ({ said, toMatch }) => {
      if (said === 'passes') return 'Nobody has bet in this betting round, and this table allows passing.';
      return said === 'must-bet'
        ? 'There is no bet to call yet, and this table does not allow passing: staying in takes a bet.'
        : `There has been a bet in this betting round. Staying in takes at least a call, ${toMatch} more.`;
    },
    says: {
      passes: 'Yes, by passing',
      'must-bet': 'No, only by betting',
      'must-match': 'No, only by calling or raising',
    },
  },
  'bet-ok': {
    kind: 'How much you may bet',
    ask: ({ limit, who, say, count }) =>
      `The stake is 1, the limit ${limit}. ${who} wants to ${say === 'bet' ? 'bet' : 'raise by'} ${count}. Is that allowed?`,
    why: ({ rules, limit }) =>
      rules.betBounds === 'exclusive'
        ? `At this table a bet or raise must be above the stake and below the limit: from 2 to ${limit - 1}.`
        : `At this table a bet or raise may equal the stake or the limit: from 1 to ${limit}.`,
  },
  'call-cost': {
    kind: 'What a call costs',
    ask: ({ who }) => `How many chips must ${who} add to call?`,
    why: ({ who, bet, own, number }) =>
      own > 0
        ? `Staying in takes ${bet} in this betting round. ${who} has put in ${own}, so ${number} more.`
        : `Staying in takes ${bet} in this betting round, and ${who} has put in nothing yet.`,
    says: CHIPS,
  },
  'raise-costs': {
    kind: 'What a raise costs',
    ask: ({ who, count }) => `${who} wants to raise by ${count}. How many chips does that take?`,
    why: ({ toMatch, count, number }) =>
      `The call comes first, ${toMatch}, and then the raise of ${count}: ${number} in all.`,
    says: CHIPS,
  },
  'pot-after': {
    kind: 'What the pot comes to',
    ask: (m) => `The pot holds ${m.pot}. ${says(m)}. What does it hold then?`,
    why: ({ who, pot, number }) =>
      number === pot
        ? `A fold adds nothing and takes nothing back: the pot stays at ${pot}.`
        : `${who} adds ${number - pot}: ${pot} + ${number - pot} = ${number}.`,
    says: CHIPS,
  },
  'next-turn': {
    kind: 'Whose turn comes next',
    ask: (m) => `${says(m)}. Whose turn is it?`,
    why: ({ who, named: next, passedOver }) =>
      passedOver
        ? `The next one clockwise is ${passedOver}, who folded, so the turn goes on to ${next}.`
        : `The next one clockwise after ${who} is ${next}.`,
  },
  'who-answers': {
    kind: 'Who still has to act',
    ask: (m) => `${says(m)}. Who still has to act in this betting round?`,
    why: ({ say, named: names, several }) => {
      const waits = `In this betting round ${names} ${several ? 'have' : 'has'} not acted yet.`;
      return {
        raise: `A raise must be answered by everyone still in, even those who had called: ${names}.`,
        bet: `A bet must be answered by everyone still in: ${names}.`,
        call: `Since the last bet or raise, ${names} ${several ? 'have' : 'has'} not answered.`,
        pass: waits,
        fold: waits,
      }[say];
    },
  },
  'after-call': {
    kind: 'When a betting round is over',
    ask: (m) => `${says(m)}. What happens now?`,
    why: whyOver,
    says: COMES,
  },
  'who-gets-card': {
    kind: 'Who gets another card',
    ask: (m) => `${says(m)}, and the betting round is over. Who gets another card?`,
    why: ({ said, named: names }) =>
      said === 'nobody'
        ? 'All who are still in have 5 cards, so nobody gets another: showdown.'
        : `Everyone who has not folded gets 1 more card: ${names}.`,
    says: { nobody: 'Nobody' },
  },
  'rounds-left': {
    kind: 'How many betting rounds are left',
    ask: 'If nobody folds, how many betting rounds follow this one?',
    why: ({ street }) => `There are 4 betting rounds, after cards 2, 3, 4 and 5. This is betting round ${street}.`,
    says: { rounds: ({ number }) => (number === 0 ? 'None' : `${number} more`) },
  },
  'fold-lost': {
    kind: 'What a fold costs',
    ask: ({ who }) => `If ${who} folds now, how many chips has this round cost?`,
    why: ({ number }) =>
      number === 1
        ? 'What has been put in stays in the pot. So far that is only the 1 chip from before the deal.'
        : `What has been put in stays in the pot: with the 1 chip from before the deal that is ${number}.`,
    says: CHIPS,
  },
  'after-fold': {
    kind: 'What happens after a fold',
    ask: ({ who }) => `${who} folds. What happens now?`,
    why: (m) =>
      m.said === 'alone'
        ? `Only ${m.named} has not folded: the round is over, and the pot of ${m.pot} is won without showing.`
        : whyOver(m),
    says: COMES,
  },
  'must-show': {
    kind: 'When the hole card must be shown',
    ask: (m) => `${says(m, m.target)}. Must ${m.who} show the hole card?`,
    why: ({ yes, say, who, street }) => {
      if (yes) return 'After betting round 4 everyone who has not folded must show.';
      return say === 'fold'
        ? `${who} is the only one left, and takes the pot without showing.`
        : `Only betting round ${street} is over: another card comes, and nobody shows yet.`;
    },
    yes: ['Yes, it must be shown', 'No, it stays down'],
  },
  'pot-winner': {
    kind: 'Who takes the pot at the showdown',
    ask: (m) => `${says(m)}, and all who are still in show their cards. Who takes the pot?`,
    why: ({ named: who, several, hand: { category, cards, peer } }) => {
      if (several) {
        return `${who} have the same ranks throughout, and at this table suits do not count: they split the pot.`;
      }
      return peer
        ? `${who} and ${peer.who} both have ${named(category)}, and ${cards} beats ${peer.cards}.`
        : `${who} has ${named(category)}, the highest at the table: ${cards}.`;
    },
  },
  'win-net': {
    kind: 'What a player gains or loses in all',
    ask: (m) => `${says(m)}. At the showdown ${m.end.winner} wins. What does ${m.target} gain or lose in all?`,
    why: ({ target, number, end: { pot, paid, wins } }) =>
      wins
        ? `The pot holds ${pot}, and ${paid} of that came from ${target}: a gain of ${number}.`
        : `${target} put ${plural(paid, 'chip')} into the pot, and the winner takes all of it.`,
    says: {
      gains: ({ number }) => `Gains ${plural(number, 'chip')}`,
      loses: ({ number }) => (number === 0 ? 'Loses nothing' : `Loses ${plural(number, 'chip')}`),
    },
  },
  'odds-dealt': {
    kind: 'How often a hand is dealt',
    ask: ({ who, often }) => `In 100 rounds of 5 cards each, how often is ${who}’s hand ${named(often.category)}?`,
    why: ({ often: { category, hands }, number }) =>
      `Of all ${NUMBER.format(HANDS)} hands of 5 cards, ${NUMBER.format(hands)} are ${named(category)}: about ${number} in 100.`,
    says: { 'of-hundred': ({ number }) => `About ${plural(number, 'time')}` },
  },
  'odds-rarer': {
    kind: 'Which combination is rarer',
    ask: ({ rarest }) => `Once 5 cards are dealt, which of these comes ${rarest.least ? 'least' : 'most'} often?`,
    why: ({ rarest: { three } }) =>
      `Of all ${NUMBER.format(HANDS)} hands: ${three.map(({ category, hands }) => `${named(category)} ${NUMBER.format(hands)}`).join(', ')}.`,
    says: Object.fromEntries(CATEGORIES.map((category) => [category, displayName(named(category))])),
  },
  'odds-outs': {
    kind: 'How many cards make the hand',
    ask: ({ who, count }) =>
      `1 card to come. How many of the cards ${who} has not seen would make ${count === 0 ? 'thùng (flush)' : 'sảnh (straight)'}?`,
    why: ({ who, outs }) =>
      outs === ''
        ? `A card that lies face up cannot come any more. Every card that ${who} needs is out already.`
        : `A card that lies face up cannot come any more. Still to come, and useful: ${outs}.`,
    says: CARDS,
  },
  'odds-draw': {
    kind: 'Whether a flush or a straight is easier to get',
    ask: ({ who, target }) =>
      `1 last card. ${who} hopes for thùng (flush), ${target} for sảnh (straight). Who is more likely to get it?`,
    why: ({ who, target, flushDraw, straightDraw }) =>
      `Of the ${flushDraw.unseen} cards not shown here, ${flushDraw.good} help ${who} and ${straightDraw.good} help ${target}.`,
    says: { alike: 'Equally likely' },
  },
  'odds-pair': {
    kind: 'How often a pair improves',
    ask: ({ who }) =>
      `${who} gets 1 more card. In 100 tries, how often does the pair become thú (two pairs) or sám (three of a kind)?`,
    why: ({ improves: { unseen, thu, sam, all }, number }) =>
      `${unseen} cards are unseen: ${thu} make thú (two pairs), ${sam} make sám (three of a kind). ${all} of ${unseen} is about ${number} in 100.`,
    says: { 'of-hundred': ({ number }) => `About ${number} times` },
  },
};

/** `An raises by 2`. */
function says({ say, count, who }: Facts, name = who): string {
  const does = { bet: `bets ${count}`, raise: `raises by ${count}`, call: 'calls', pass: 'passes', fold: 'folds' };
  return `${name} ${does[say]}`;
}

function nextDeal({ dealt }: Facts): string {
  return `The up cards of the next round: ${dealt}. Who acts first?`;
}

/** Why a betting round is over, or not yet. */
function whyOver({ said, street, bet, named: who }: Facts): string {
  if (said === 'card') {
    return `All who are still in have put in the same amount, and this was only betting round ${street}: each gets 1 more card.`;
  }
  if (said === 'showdown') {
    return 'All who are still in have put in the same amount, and this was betting round 4, the last: showdown.';
  }
  return bet > 0
    ? `${who} has not answered the last bet, so the betting round is not over.`
    : `${who} has not acted yet, so the betting round is not over.`;
}
