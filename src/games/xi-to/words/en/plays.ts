/** Questions from rounds of Xì Tố in English. */

import { CATEGORIES } from '#games/xi-to/engine/category.ts';
import { comparisonOf, HANDS, handsWith, OFTEN } from '#games/xi-to/odds/dealt.ts';
import type { PlayId } from '#games/xi-to/quiz/ids.ts';
import type { XiToState } from '#games/xi-to/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { isYes, namesIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  betIn,
  cardOfIn,
  categoryIn,
  dealtIn,
  drawIn,
  type Moment,
  nextIn,
  passedOver,
  peerIn,
  potIn,
  sayIn,
  seatIn,
  toMatchIn,
  upIn,
  winIn,
} from '../quiz/moment.ts';
import { CATEGORY_NAMES } from '../shape.ts';
import { named } from './game.ts';

const NUMBER = new Intl.NumberFormat('en');

const SUITS = { SHDC: 'spades, hearts, diamonds, clubs', SCDH: 'spades, clubs, diamonds, hearts' } as const;

/** The possible results of an action. */
const COMES: NonNullable<PlayWords<XiToState>['says']> = {
  card: 'The betting round is over: another card',
  showdown: 'The betting round is over: showdown',
  'goes-on': ({ who = [] }) => `The betting round goes on: ${listed(who)} is next`,
  alone: ({ who = [] }) => `${listed(who)} takes the pot without showing`,
  shows: ({ who = [] }) => `${listed(who)} shows the hole card, then takes the pot`,
};

export const plays: Readonly<Record<PlayId, PlayWords<XiToState>>> = {
  'in-pack': {
    kind: 'Which cards are in the pack',
    ask: ({ asked }) =>
      asked.count === 0 ? 'Which card is not in the pack of Xì Tố?' : 'Which card is in the pack of Xì Tố?',
    why: 'Every card from 2 to 6 is taken out. Xì Tố is played with those from 7 up to the ace, 32 in all.',
  },
  'more-players': {
    kind: 'How many can play',
    ask: ({ asked }) => `${asked.count} people want to play the next round. Can they?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      const need = `A hand grows to 5 cards, so ${count} people need ${5 * count}`;
      return isYes(q) ? `${need}, and the pack has 32: enough.` : `${need}, and the pack has only 32: too few.`;
    },
  },
  'ante-pot': {
    kind: 'The pot before anyone bets',
    ask: 'The same people play again. The cards are dealt and nobody has bet: how much is in the pot?',
    why: (q) =>
      `Everybody puts in 1 chip before the deal, so with ${q.state.seats.length} players the pot holds ${numberIn(q)}.`,
    says: { chips: chipsSaid },
  },
  'seen-cards': {
    kind: 'How many cards of a hand others see',
    ask: ({ asked: { who, target = '' } }) => `How many of ${displayName(who)}’s cards can ${displayName(target)} see?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const { length } = seatIn(q, q.asked.who).cards;
      return `${who} has ${length} cards. 1 is the hole card (lá úp), known to ${who} alone, and the other ${numberIn(q)} ${numberIn(q) === 1 ? 'lies' : 'lie'} face up.`;
    },
    says: { cards: cardsSaid },
  },
  'up-rank': {
    kind: 'Which up card is higher',
    ask: nextDealText,
    why: (q) =>
      `From high to low: ace, king, queen, jack, 10, 9, 8, 7. ${cardsText(cardOfIn(q, whoIn(q)))} is the highest, and it is ${displayName(whoIn(q))}’s.`,
  },
  'up-suit': {
    kind: 'Who speaks first on equal ranks',
    ask: nextDealText,
    why: (q) => {
      const { suits } = q.state.rules;
      const who = displayName(whoIn(q));
      if (suits === 'none') {
        return `At this table suits do not count. Of equal ranks the card that was dealt first speaks first, and that was ${who}’s.`;
      }
      return `On equal ranks the suit decides, here in the order ${SUITS[suits]}: ${who}’s ${cardsText(cardOfIn(q, whoIn(q)))} stands highest.`;
    },
  },
  'rank-first': {
    kind: 'Rank before suit',
    ask: nextDealText,
    why: (q) =>
      `Rank comes before suit. ${displayName(whoIn(q))}’s ${cardsText(cardOfIn(q, whoIn(q)))} is higher in rank, so suits do not matter.`,
  },
  'next-first': {
    kind: 'Who speaks first after a new card',
    ask: (q) => `${sayText(q)}. The new up cards: ${dealtText(q)}. Who speaks first now?`,
    why: (q) => {
      const who = whoIn(q);
      const up = upIn(nextIn(q, q.asked.who), who);
      const category = categoryIn(q, up);
      if (category === 'mau-thau') {
        return `Nobody shows a pair, so cards are compared from the highest down: ${displayName(who)} has ${cardsText(up)} up.`;
      }
      const peer = peerIn(nextIn(q, q.asked.who), who, 'up');
      return peer === undefined
        ? `${displayName(who)} has ${cardsText(up)} up: ${named(category)}, and nobody shows as high a combination.`
        : `${displayName(who)} and ${displayName(peer)} both show ${named(category)}, and ${cardsText(up)} beats ${cardsText(upIn(nextIn(q, q.asked.who), peer))}.`;
    },
  },
  'may-now': {
    kind: 'What one may do in turn',
    ask: ({ asked }) => `It is ${displayName(asked.who)}’s turn. What are the choices?`,
    why: (q) => {
      switch (saidIn(q)) {
        case 'to-up':
          return 'Nobody has bet, so there is nothing to call. This table does not allow passing: that leaves a bet or a fold.';
        case 'to-check-up':
          return 'Nobody has bet, so there is nothing to call. This table allows passing.';
        default:
          return `There is a bet. To stay in, call by adding ${toMatchIn(q, q.asked.who)}, or raise.`;
      }
    },
    says: {
      'to-up': 'Bet or fold',
      'to-theo-up': 'Raise, call or fold',
      'to-check-up': 'Bet, pass or fold',
      'theo-up': 'Call or fold',
    },
  },
  'may-check': {
    kind: 'When one may pass',
    ask: ({ asked }) => `${displayName(asked.who)} wants to stay in without putting in a chip. Is that possible?`,
    why: (q) => {
      switch (saidIn(q)) {
        case 'passes':
          return 'Nobody has bet in this betting round, and this table allows passing.';
        case 'must-bet':
          return 'There is no bet to call yet, and this table does not allow passing: staying in takes a bet.';
        default:
          return `There has been a bet in this betting round. Staying in takes at least a call, ${toMatchIn(q, q.asked.who)} more.`;
      }
    },
    says: {
      passes: 'Yes, by passing',
      'must-bet': 'No, only by betting',
      'must-match': 'No, only by calling or raising',
    },
  },
  'bet-ok': {
    kind: 'How much one may bet',
    ask: (q) => {
      const { limit } = q.state.setup;
      const does = sayIn(q) === 'bet' ? 'bet' : 'raise by';
      return `The stake is 1, the limit ${limit}. ${displayName(q.asked.who)} wants to ${does} ${q.asked.count}. Is that allowed?`;
    },
    why: ({ state: { rules, setup } }) =>
      rules.betBounds === 'exclusive'
        ? `At this table a bet or raise must be above the stake and below the limit: from 2 to ${setup.limit - 1}.`
        : `At this table a bet or raise may equal the stake or the limit: from 1 to ${setup.limit}.`,
  },
  'call-cost': {
    kind: 'What a call costs',
    ask: ({ asked }) => `How many chips must ${displayName(asked.who)} add to call?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const { bet } = seatIn(q, q.asked.who);
      return bet > 0
        ? `Staying in takes ${betIn(q)} in this betting round. ${who} has put in ${bet}, so ${numberIn(q)} more.`
        : `Staying in takes ${betIn(q)} in this betting round, and ${who} has put in nothing yet.`;
    },
    says: { chips: chipsSaid },
  },
  'raise-costs': {
    kind: 'What a raise costs',
    ask: ({ asked }) => `${displayName(asked.who)} wants to raise by ${asked.count}. How many chips does that take?`,
    why: (q) =>
      `The call comes first, ${toMatchIn(q, q.asked.who)}, and then the raise of ${q.asked.count}: ${numberIn(q)} in all.`,
    says: { chips: chipsSaid },
  },
  'pot-after': {
    kind: 'What the pot comes to',
    ask: (q) => `The pot holds ${potIn(q)}. ${sayText(q)}. What does it hold then?`,
    why: (q) => {
      const pot = potIn(q);
      const more = numberIn(q) - pot;
      return more === 0
        ? `A fold adds nothing and takes nothing back: the pot stays at ${pot}.`
        : `${displayName(q.asked.who)} adds ${more}: ${pot} + ${more} = ${numberIn(q)}.`;
    },
    says: { chips: chipsSaid },
  },
  'next-turn': {
    kind: 'Whose turn comes next',
    ask: (q) => `${sayText(q)}. Whose turn is it?`,
    why: (q) => {
      const next = whoIn(q);
      const over = passedOver(q, q.asked.who, next);
      return over.length > 0
        ? `The next one clockwise is ${listed(over)}, who folded, so the turn goes on to ${displayName(next)}.`
        : `The next one clockwise after ${displayName(q.asked.who)} is ${displayName(next)}.`;
    },
  },
  'who-answers': {
    kind: 'Who still has to speak',
    ask: (q) => `${sayText(q)}. Who still has to speak in this betting round?`,
    why: (q) => {
      const names = listed(namesIn(q));
      switch (sayIn(q)) {
        case 'raise':
          return `A raise must be answered by everyone still in, even those who had called: ${names}.`;
        case 'bet':
          return `A bet must be answered by everyone still in: ${names}.`;
        case 'call':
          return `Since the last bet or raise, ${names} ${namesIn(q).length > 1 ? 'have' : 'has'} not answered.`;
        default:
          return `In this betting round ${names} ${namesIn(q).length > 1 ? 'have' : 'has'} not spoken yet.`;
      }
    },
  },
  'after-call': {
    kind: 'When a betting round is over',
    ask: (q) => `${sayText(q)}. What happens now?`,
    why: roundWhy,
    says: COMES,
  },
  'who-gets-card': {
    kind: 'Who gets another card',
    ask: (q) => `${sayText(q)}, and the betting round is over. Who gets another card?`,
    why: (q) =>
      saidIn(q) === 'nobody'
        ? 'All who are still in have 5 cards, so nobody gets another: showdown.'
        : `Everyone who has not folded gets 1 more card: ${listed(namesIn(q))}.`,
    says: { nobody: 'Nobody' },
  },
  'rounds-left': {
    kind: 'How many betting rounds are left',
    ask: 'If nobody folds, how many betting rounds follow this one?',
    why: ({ state }) => `There are 4, one each after cards 2, 3, 4 and 5. This is betting round ${state.street}.`,
    says: { rounds: ({ numbers: [count] = [] }) => (count === 0 ? 'None' : `${count} more`) },
  },
  'fold-lost': {
    kind: 'What a fold costs',
    ask: ({ asked }) => `If ${displayName(asked.who)} folds now, how many chips has this round cost?`,
    why: (q) =>
      numberIn(q) === 1
        ? 'What has been put in stays in the pot. So far that is only the 1 chip from before the deal.'
        : `What has been put in stays in the pot: with the 1 chip from before the deal that is ${numberIn(q)}.`,
    says: { chips: chipsSaid },
  },
  'after-fold': {
    kind: 'What happens after a fold',
    ask: ({ asked }) => `${displayName(asked.who)} folds. What happens now?`,
    why: (q) =>
      saidIn(q) === 'alone'
        ? `Only ${displayName(whoIn(q))} has not folded: the round is over, and the pot of ${potIn(q)} is won without showing.`
        : roundWhy(q),
    says: COMES,
  },
  'must-show': {
    kind: 'When the hole card must be shown',
    ask: (q) => {
      const { who, target = '' } = q.asked;
      return `${sayText(q, target)}. Must ${displayName(who)} show the hole card?`;
    },
    why: (q) => {
      if (isYes(q)) return 'After betting round 4 everyone who has not folded must show.';
      return sayIn(q) === 'fold'
        ? `${displayName(q.asked.who)} is the only one left, and takes the pot without showing.`
        : `Only betting round ${q.state.street} is over: another card comes, and nobody shows yet.`;
    },
    yes: ['Yes, it must be shown', 'No, it stays down'],
  },
  'pot-winner': {
    kind: 'Who takes the pot at the showdown',
    ask: (q) => `${sayText(q)}, and all who are still in show their cards. Who takes the pot?`,
    why: (q) => {
      const who = whoIn(q);
      if (namesIn(q).length > 1) {
        return `${listed(namesIn(q))} have the same ranks throughout, and at this table suits do not count: they split the pot.`;
      }
      const { cards } = seatIn(q, who);
      const hand = named(categoryIn(q, cards));
      const peer = peerIn(q.state, who, 'all');
      return peer === undefined
        ? `${displayName(who)} has ${hand}, the highest at the table: ${cardsText(cards)}.`
        : `${displayName(who)} and ${displayName(peer)} both have ${hand}, and ${cardsText(cards)} beats ${cardsText(seatIn(q, peer).cards)}.`;
    },
  },
  'win-net': {
    kind: 'What a player gains or loses in all',
    ask: (q) => {
      const winner = displayName(winIn(q, q.asked.who)?.who ?? '');
      return `${sayText(q)}. At the showdown ${winner} wins. What does ${displayName(q.asked.target ?? '')} gain or lose in all?`;
    },
    why: (q) => {
      const { who, target = '' } = q.asked;
      const win = winIn(q, who);
      const { paid } = seatIn({ state: nextIn(q, who) }, target);
      const name = displayName(target);
      return win?.who === target
        ? `The pot holds ${win.pot}, and ${paid} of that came from ${name}: a gain of ${numberIn(q)}.`
        : `${name} put ${chipsText(paid)} into the pot, and the winner takes all of it.`;
    },
    says: {
      gains: ({ numbers: [count] = [] }) => `Gains ${chipsText(count)}`,
      loses: ({ numbers: [count] = [] }) => (count === 0 ? 'Loses nothing' : `Loses ${chipsText(count)}`),
    },
  },
  'odds-dealt': {
    kind: 'How often a hand is dealt',
    ask: ({ asked: { who, count = 0 } }) =>
      `In 100 rounds of 5 cards each, how often is ${displayName(who)}’s hand ${named(OFTEN[count] ?? 'doi')}?`,
    why: (q) => {
      const category = OFTEN[q.asked.count ?? 0] ?? 'doi';
      const hands = NUMBER.format(handsWith(category, q.state.rules));
      return `Of all ${NUMBER.format(HANDS)} hands of 5 cards, ${hands} are ${named(category)}: about ${numberIn(q)} in 100.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => (count === 1 ? 'About 1 time' : `About ${count} times`) },
  },
  'odds-rarer': {
    kind: 'Which combination is rarer',
    ask: ({ asked: { count = 0 } }) =>
      `Once 5 cards are dealt, which of these comes ${comparisonOf(count).least ? 'least' : 'most'} often?`,
    why: ({ state, asked: { count = 0 } }) => {
      const counts = comparisonOf(count).three.map(
        (one) => `${named(one)} ${NUMBER.format(handsWith(one, state.rules))}`,
      );
      return `Of all ${NUMBER.format(HANDS)} hands: ${counts.join(', ')}.`;
    },
    says: Object.fromEntries(Object.keys(CATEGORY_NAMES).map((id) => [id, ({ said }) => calledBy(said)])),
  },
  'odds-outs': {
    kind: 'How many cards make the hand',
    ask: ({ asked: { who, count } }) =>
      `1 card to come. How many of the cards ${displayName(who)} has not seen would make ${count === 0 ? 'thùng (flush)' : 'sảnh (straight)'}?`,
    why: (q) => {
      const { who, count } = q.asked;
      const { cards } = drawIn(q, who, [count === 0 ? 'thung' : 'sanh']);
      const rest = 'A card that lies face up cannot come any more.';
      if (cards.length === 0) return `${rest} Every card that ${displayName(who)} needs is out.`;
      return `${rest} Not out yet, and useful: ${cardsText(cards)}.`;
    },
    says: { cards: cardsSaid },
  },
  'odds-draw': {
    kind: 'Whether a flush or a straight is easier to get',
    ask: ({ asked: { who, target = '' } }) =>
      `1 last card. ${displayName(who)} hopes for thùng (flush), ${displayName(target)} for sảnh (straight). Who is more likely to get it?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const [suit, run] = [drawIn(q, who, ['thung', 'thung-pha-sanh']), drawIn(q, target, ['sanh', 'thung-pha-sanh'])];
      return `Of the ${suit.outOf} cards not shown here, ${suit.cards.length} help ${displayName(who)} and ${run.cards.length} help ${displayName(target)}.`;
    },
    says: { alike: 'Both alike' },
  },
  'odds-pair': {
    kind: 'How often a pair improves',
    ask: ({ asked: { who } }) =>
      `${displayName(who)} gets 1 more card. In 100 tries, how often does the pair become thú (two pairs) or sám (three of a kind)?`,
    why: (q) => {
      const [thu, sam] = [drawIn(q, q.asked.who, ['thu']), drawIn(q, q.asked.who, ['sam'])];
      const all = thu.cards.length + sam.cards.length;
      return `${thu.outOf} cards are unseen: ${thu.cards.length} make thú (two pairs), ${sam.cards.length} make sám (three of a kind). ${all} of ${thu.outOf} is about ${numberIn(q)} in 100.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `About ${count} times` },
  },
};

function chipsText(count: number | undefined): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

function chipsSaid({ numbers: [count] = [] }: { readonly numbers?: readonly number[] }): string {
  return chipsText(count);
}

function cardsSaid({ numbers: [count] = [] }: { readonly numbers?: readonly number[] }): string {
  if (count === 0) return 'None';
  return count === 1 ? '1 card' : `${count} cards`;
}

/** A combination by its id: `Cù lũ (full house)`. */
function calledBy(id: string): string {
  const category = CATEGORIES.find((one) => one === id);
  return category ? displayName(named(category)) : '';
}

function listed(names: readonly string[]): string {
  return names.map(displayName).join(', ');
}

/** `An raises by 2`. */
function sayText(question: Moment, who = question.asked.who): string {
  const { count } = question.asked;
  const says = { bet: `bets ${count}`, raise: `raises by ${count}`, call: 'calls', pass: 'passes', fold: 'folds' };
  return `${displayName(who)} ${says[sayIn(question)]}`;
}

function dealtText(question: Moment): string {
  return dealtIn(question)
    .map(([who, card]) => `${displayName(who)} ${cardsText([card])}`)
    .join(', ');
}

function nextDealText(question: Moment): string {
  return `The up cards of the next round: ${dealtText(question)}. Who speaks first?`;
}

/** Why a betting round is over, or not yet. */
function roundWhy(question: Moment): string {
  const { street } = question.state;
  const level = 'All who are still in have put in the same';
  switch (saidIn(question)) {
    case 'card':
      return `${level}, and this was only betting round ${street}: each gets 1 more card.`;
    case 'showdown':
      return `${level}, and this was betting round 4, the last: showdown.`;
    default:
      return betIn(question) > 0
        ? `${displayName(whoIn(question))} has not answered the last bet, so the betting round is not over.`
        : `${displayName(whoIn(question))} has not spoken yet, so the betting round is not over.`;
  }
}
