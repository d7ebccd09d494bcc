import { ALL_CARDS, type Card, formatCard, rankIndex } from '#core/card.ts';
import type { Action, RoundEvent } from '#core/game/round.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { shuffle } from '#core/random/deck.ts';
import { figureIn, holdPlays, type PlayedMoment, type PlayKey, sentenceIn, yesKey } from '#testing/plays.ts';
import { dealFrom, playOn, round, type TaLaEvent, type TaLaState } from '../round/index.ts';
import { isLiteralMeld } from '../testing/literal.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const WHO: (says: (played: PlayedMoment, question: PlayQuestion) => string | undefined) => PlayKey =
  (says) => (answer, played, question) =>
    answer.type === 'who' && answer.who.join() === says(played, question);

/** The state of the moment, with its type in this game. */
function stateOf({ state }: PlayQuestion): TaLaState {
  return state as TaLaState;
}

const cardsOf = (answer: Answer): string => (answer.type === 'cards' ? answer.cards.join() : '');

/** Is this listed as legal? */
function lists({ legal }: PlayedMoment, wanted: Action): boolean {
  return legal(wanted.seat).some(
    ({ action }) => action.type === wanted.type && (wanted.card ?? action.card) === action.card,
  );
}

function isType<T extends TaLaEvent['type']>(type: T) {
  return (event: RoundEvent): event is Extract<TaLaEvent, { readonly type: T }> => event.type === type;
}

/** The seat this many places after this one. */
function seatAfter({ view }: PlayedMoment, who: string, places: number): string {
  const seats = view('').seats.map((seat) => seat.who);
  return seats[(seats.indexOf(who) + places + seats.length) % seats.length] ?? '';
}

function isMeld(cards: readonly Card[]): boolean {
  return isLiteralMeld(cards.map(formatCard));
}

/** Of all who have made the most discards, the first in the row that ends with the owner of the discard on the table. */
function openerOf({ seats, fresh }: TaLaState): string {
  const most = Math.max(...seats.map(({ made }) => made));
  const from = seats.findIndex(({ name }) => name === fresh?.from);
  let at = from;
  for (let back = 1; back < seats.length; back++) {
    const one = (from - back + seats.length) % seats.length;
    if (seats[one]?.made !== most) break;
    at = one;
  }
  return seats[at]?.name ?? '';
}

/** The player's fourth discard. */
function isChot({ log }: PlayedMoment): boolean {
  return log.findLast(isType('discard'))?.count === 4;
}

/** The cards that this seat has not seen. */
function unseen({ view }: PlayedMoment, who: string): readonly Card[] {
  const seen = view(who).seats.flatMap(({ cards, melds = [], row = [] }) => [...cards, ...melds.flat(), ...row]);
  return ALL_CARDS.filter((card) => !seen.includes(card));
}

/** `some` of `all` things, one after another. */
function ways(all: number, some: number): number {
  if (some < 0) return 0;
  return Array.from({ length: some }, (_, at) => (all - at) / (at + 1)).reduce((a, b) => a * b, 1);
}

/** The chance that a hand of this many cards has one of these pairs, by inclusion–exclusion. */
function chanceOfSome(pairs: readonly (readonly Card[])[], all: number, hand: number): number {
  let sum = 0;
  for (let choice = 1; choice < 2 ** pairs.length; choice++) {
    const some = pairs.filter((_, at) => choice & (1 << at));
    const size = new Set(some.flat()).size;
    if (size <= hand) sum += (some.length % 2 === 1 ? 1 : -1) * (ways(all - size, hand - size) / ways(all, hand));
  }
  return sum;
}

function riskOf(played: PlayedMoment, question: PlayQuestion, card: Card): number {
  const { who } = question.asked;
  const left = unseen(played, who);
  const next = stateOf(question).seats.find(({ name }) => name === seatAfter(played, who, 1));
  const pairs = left.flatMap((a) => left.filter((b) => b > a && isMeld([a, b, card])).map((b) => [a, b]));
  return chanceOfSome(pairs, left.length, next?.hand.length ?? 0);
}

/** How many of a hundred hands of nine cards have a meld, and of ten. */
const MELD: Readonly<Record<number, number>> = { 9: 30, 10: 40 };
/** One hand in this many has no half meld: without gaps, and with them. */
const KHAN: Readonly<Record<number, readonly number[]>> = { 9: [94, 540], 10: [380, 3700] };

function dealtTo(question: PlayQuestion): number {
  return stateOf(question).seats.find(({ name }) => name === question.asked.who)?.hand.length ?? 0;
}

holdPlays({
  quiz,
  file: { round, dealFrom, playOn },
  words: { vi, en },
  keys: {
    seats: yesKey((_, { seats, asked }) => seats.length + (asked.count ?? 0) <= 4),
    'stock-left': (answer, { view }) => figureIn(answer) === 52 - view('').seats.flatMap(({ cards }) => cards).length,
    'first-card': WHO((_, question) => {
      const { setup, seats } = stateOf(question);
      const card = shuffle(ALL_CARDS, setup.seed)[question.asked.count === 1 ? 0 : 9 * seats.length];
      return seats.find(({ hand }) => hand.some((one) => one === card))?.name;
    }),
    'first-ten': WHO(({ log }, question) =>
      question.house.rules['firstTen'] === 'dealer' ? stateOf(question).setup.dealer : log.findLast(isType('end'))?.who,
    ),
    direction: WHO((played, { asked: { who, count = 0 } }) => seatAfter(played, who, Math.sign(count))),
    'may-draw': yesKey((played, { asked: { who } }) => lists(played, { type: 'draw', seat: who })),
    'eat-source': yesKey(
      (played, { asked: { who, cards = [] } }) =>
        lists(played, { type: 'eat', seat: who }) &&
        played.log.findLast(isType('discard'))?.cards.join() === cards.join(),
    ),
    'may-eat': yesKey((played, { asked: { who } }) => lists(played, { type: 'eat', seat: who })),
    'eat-show': (answer, { log }) =>
      sentenceIn(answer) === (log.at(-1)?.type === 'eat' || log.at(-2)?.type === 'eat' ? 'card' : 'nothing'),
    'may-discard': yesKey((played, { asked: { who, cards: [card] = [] } }) =>
      card === undefined ? false : lists(played, { type: 'discard', seat: who, card }),
    ),
    'eat-pays': (answer, played, question) => {
      const { who, target } = question.asked;
      const from = played.log.findLast(isType('discard'))?.who;
      const before = played.log.filter(isType('eat')).filter((event) => event.from === from).length;
      const units = isChot(played) ? 4 : before + 1;
      const net = who === from ? -units : who === target ? units : 0;
      return answer.type === 'net' && answer.net === net;
    },
    'shift-card': (answer, _, question) => {
      const state = stateOf(question);
      const opener = openerOf(state);
      if (opener === state.fresh?.from) return sentenceIn(answer) === 'none';
      return cardsOf(answer) === `${state.seats.find(({ name }) => name === opener)?.row.at(-1)}`;
    },
    'extra-turn': WHO((_, question) => openerOf(stateOf(question))),
    'after-last': (answer, played, question) => {
      const { who } = question.asked;
      const others = stateOf(question).seats.filter(({ name }) => name !== who);
      if (others.every(({ made }) => made === 4)) return sentenceIn(answer) === 'over';
      return answer.type === 'said' && answer.who?.join() === seatAfter(played, who, 1);
    },
    'when-lay': yesKey((_, question) => {
      const seat = stateOf(question).seats.find(({ name }) => name === question.asked.who);
      return seat?.made === 3 && seat.laid === null;
    }),
    'lays-first': WHO((played, question) => {
      const made = new Map(stateOf(question).seats.map((seat) => [seat.name, seat.made]));
      // Each turn adds one discard; a player with three lays down before the fourth.
      for (let who = played.turn ?? ''; ; who = seatAfter(played, who, 1)) {
        const count = made.get(who) ?? 4;
        if (count > 2) return count === 3 ? who : undefined;
        made.set(who, count + 1);
      }
    }),
    'is-mom': yesKey((_, question) => {
      const hand = stateOf(question).seats.find(({ name }) => name === question.asked.who)?.hand ?? [];
      return !hand.some((a) => hand.some((b) => b > a && hand.some((c) => c > b && isMeld([a, b, c]))));
    }),
    'may-gui': yesKey(({ refusal }, { asked: { who, cards: [card] = [], count = 0 } }) => {
      const action: Action & { readonly meld: number } = {
        type: 'gui',
        seat: who,
        ...(card === undefined ? {} : { card }),
        meld: count,
      };
      return refusal(action) === undefined;
    }),
    'gui-which': (answer, _, question) => {
      const { seats, table } = stateOf(question);
      const seat = seats.find(({ name }) => name === question.asked.who);
      const mom = seat?.laid?.length === 0;
      const good = mom ? [] : (seat?.hand ?? []).filter((card) => table.some(({ cards }) => isMeld([...cards, card])));
      return good.length === 0 ? sentenceIn(answer) === 'none' : good.length === 1 && cardsOf(answer) === good.join();
    },
    'u-now': yesKey((played, { asked: { who } }) => lists(played, { type: 'u', seat: who })),
    'u-den': (answer, played, question) => {
      const { uDen } = stateOf(question).rules;
      const eaten = played.log.filter(isType('eat'));
      const from = eaten[0]?.from;
      const three = eaten.length > 2 && uDen !== 'none';
      const chot = eaten.some((event) => event.chot) && uDen === 'full';
      if (!three && !chot) return sentenceIn(answer) === 'each';
      return answer.type === 'said' && answer.said === 'for-all' && answer.who?.join() === from;
    },
    waits: (answer, played, { house, asked: { who, cards = [] }, options }) => {
      const left = unseen(played, who);
      // A pair with a rank between is called a half meld where the rule set counts it as one.
      const gap = (one: Answer) =>
        one.type === 'cards' && one.cards[0] !== undefined && one.cards[1] !== undefined
          ? Math.abs(rankIndex(one.cards[0]) - rankIndex(one.cards[1]))
          : 0;
      if (options.some((one) => gap(one.answer) > Number(house.rules['caGap']))) return false;
      const count = (one: Answer) =>
        one.type === 'cards' ? left.filter((card) => isMeld([...one.cards, card])).length : -1;
      const own = count(answer);
      return cards.length > 3 && options.every((one) => one.answer === answer || count(one.answer) < own);
    },
    safest: (answer, played, question) => {
      const risk = (one: Answer) => {
        const [card] = one.type === 'cards' ? one.cards : [];
        return card === undefined ? 1 : riskOf(played, question, card);
      };
      const own = risk(answer);
      return question.options.every((one) => one.answer === answer || risk(one.answer) > own);
    },
    'odds-draw': (answer, played, { asked: { who, cards = [], count = 0 } }) => {
      const left = unseen(played, who);
      const good = left.filter((card) => isMeld([...cards, card])).length;
      // Draws without a hit, from a stock that gets smaller.
      const misses = Array.from({ length: count }, (_, at) => 1 - good / (left.length - at));
      return Math.abs(figureIn(answer) - 100 * (1 - misses.reduce((a, b) => a * b, 1))) < 0.5 + 1e-9;
    },
    'odds-dealt': (answer, _, question) => {
      const some = MELD[dealtTo(question)] ?? 0;
      return figureIn(answer) === (question.asked.count === 1 ? some : 100 - some);
    },
    'odds-khan': (answer, _, question) =>
      figureIn(answer) === KHAN[dealtTo(question)]?.[Number(question.house.rules['caGap']) - 1],
  },
});
