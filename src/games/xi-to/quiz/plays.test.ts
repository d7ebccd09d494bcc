import { type Card, rankOf, suitOf } from '#core/card.ts';
import type { Action, RoundEvent } from '#core/game/round.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { holdPlays, type PlayedMoment, type PlayKey, yesKey } from '#testing/plays.ts';
import { compare } from '../engine/compare.ts';
import { readHand } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { comparisonOf, endings, HANDS, OFTEN } from '../odds/index.ts';
import { dealFrom, playOn, round, type XiToEvent, type XiToState, type XiToView } from '../round/index.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

/** Those who are named, in any order; nobody where another sentence is right. */
const WHO: (says: (played: PlayedMoment, question: PlayQuestion) => readonly (string | undefined)[]) => PlayKey =
  (says) => (answer, played, question) => {
    const names = says(played, question).toSorted().join();
    return answer.type === 'who' ? answer.who.toSorted().join() === names : answer.type === 'said' && names === '';
  };

/** The number in the sentence. */
const NUMBER: (says: (played: PlayedMoment, question: PlayQuestion) => number) => PlayKey =
  (says) => (answer, played, question) =>
    answer.type === 'said' && answer.numbers?.[0] === says(played, question);

const SAID: (says: (played: PlayedMoment, question: PlayQuestion) => string) => PlayKey =
  (says) => (answer, played, question) =>
    answer.type === 'said' && [answer.said, ...(answer.who ?? [])].join(' ') === says(played, question);

/** The state of the moment, with its type in this game. */
function stateOf({ state }: PlayQuestion): XiToState {
  return state as XiToState;
}

function rulesOf({ house }: PlayQuestion): XiToRules {
  return house.rules as XiToRules;
}

function tableOf({ view }: PlayedMoment, seat = ''): XiToView {
  return view(seat) as XiToView;
}

/** Everybody who is in, in turn order after this one. */
function inAfter(played: PlayedMoment, who: string): readonly string[] {
  const { seats } = tableOf(played);
  const at = seats.findIndex((seat) => seat.who === who);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].filter(({ folded }) => !folded).map((seat) => seat.who);
}

function netOf(view: XiToView, who: string): number {
  return view.seats.find((seat) => seat.who === who)?.net ?? 0;
}

/** What the seat must put in to call, computed from the deals and payments in the log alone. */
function missing({ log }: PlayedMoment, who: string): number {
  const from = log.findLastIndex(({ type }) => type === 'speak');
  const bets = new Map<string, number>();
  for (const event of (log as readonly XiToEvent[]).slice(from)) {
    if (event.type === 'to' || event.type === 'theo') {
      bets.set(event.who, (bets.get(event.who) ?? 0) + event.chips);
    }
  }
  return Math.max(0, ...bets.values()) - (bets.get(who) ?? 0);
}

/** The action at this moment, by the amount asked about. */
function sayOf(played: PlayedMoment, { asked }: PlayQuestion, seat: string): Action & { readonly amount?: number } {
  const { count = 0 } = asked;
  if (count > 0) return { type: 'to', seat, amount: count };
  if (count < 0) return { type: 'up', seat };
  return missing(played, seat) > 0 ? { type: 'theo', seat } : { type: 'check', seat };
}

function afterSay(played: PlayedMoment, question: PlayQuestion, seat = question.asked.who): readonly RoundEvent[] {
  return played.after(sayOf(played, question, seat));
}

/** By the order of speaking: who is in, and whether any of them has still to answer. */
function waiting(played: PlayedMoment, question: PlayQuestion): readonly string[] {
  const { who, count = 0 } = question.asked;
  const { log } = played;
  const street = log.findLastIndex(({ type }) => type === 'speak');
  const raise = log.findLastIndex(({ type }) => type === 'to');
  const since = log.slice(Math.max(street, raise)).map((event) => (event.type === 'speak' ? '' : event.who));
  return inAfter(played, who).filter((name) => count > 0 || !since.includes(name));
}

function comesOf(played: PlayedMoment, question: PlayQuestion, folds: boolean): string {
  const { who } = question.asked;
  const others = inAfter(played, who);
  if (folds && others.length === 1) return `alone ${others[0]}`;
  const [next] = waiting(played, question);
  if (next !== undefined) return `goes-on ${next}`;
  return tableOf(played).street === 4 ? 'showdown' : 'card';
}

/** The strongest of these hands, by comparing each with each; the first of equal ones. */
function strongest(hands: readonly (readonly [who: string, cards: readonly Card[]])[], rules: XiToRules): string {
  const read = hands.map(([who, cards]) => ({ who, hand: readHand(cards, rules) }));
  const best = read.find(({ hand }, at) =>
    read.every((other, place) => {
      const { order } = compare(hand, other.hand, rules);
      return place < at ? order > 0 : order >= 0;
    }),
  );
  return best?.who ?? '';
}

function upCards(played: PlayedMoment): readonly (readonly [who: string, cards: readonly Card[]])[] {
  return tableOf(played)
    .seats.filter(({ folded }) => !folded)
    .map(({ who, cards }) => [who, cards.flatMap((card) => (card === null ? [] : [card]))] as const);
}

/** All cards that a seat sees, and those of the seats whose cards lie open. */
function seen(played: PlayedMoment, eyes: readonly string[]): ReadonlySet<Card> {
  return new Set(
    eyes.flatMap((seat) => tableOf(played, seat).seats.flatMap(({ cards }) => cards.flatMap((card) => card ?? []))),
  );
}

function handOf(played: PlayedMoment, who: string): readonly Card[] {
  return (tableOf(played, who).seats.find((seat) => seat.who === who)?.cards ?? []).flatMap((card) => card ?? []);
}

const UP = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Five cards in a row, by their ranks alone. */
function isRun(cards: readonly Card[], { aceLow }: XiToRules): boolean {
  const places = cards.map((card) => UP.indexOf(rankOf(card))).toSorted((a, b) => a - b);
  const low = aceLow && places.join() === '0,1,2,3,7';
  return low || places.every((place, at) => place === (places[0] ?? 0) + at);
}

function isSuited(cards: readonly Card[]): boolean {
  return new Set(cards.map(suitOf)).size === 1;
}

/** The unseen cards that make the wanted combination of the player's four cards. */
function outs(played: PlayedMoment, who: string, eyes: readonly string[], wish: (cards: readonly Card[]) => boolean) {
  const gone = seen(played, eyes);
  const unseen = PACK.filter((card) => !gone.has(card));
  const hand = handOf(played, who);
  return { good: unseen.filter((card) => wish([...hand, card])).length, all: unseen.length };
}

const PACK = ([...Array(52).keys()] as Card[]).filter((card) => UP.includes(rankOf(card)));

/** How many ranks there are in these cards. */
function ranksIn(cards: readonly Card[]): number {
  return new Set(cards.map(rankOf)).size;
}

/** The up cards of the next deal, one for each seat. */
const NEXT_SPEAKER = WHO((played, question) => {
  const { cards = [] } = question.asked;
  const seats = tableOf(played).seats.map(({ who }, at) => [who, cards.slice(at, at + 1)] as const);
  return [strongest(seats, rulesOf(question))];
});

function countOf(category: string, { rules }: PlayQuestion['house']): number {
  return endings([], rules as XiToRules).find((row) => row.category === category)?.ways ?? 0;
}

const counts = new Map<string, number>();
/** The census is slow: once for each rule set. */
function waysOf(category: string, house: PlayQuestion['house']): number {
  const key = `${category} ${house.rules['aceLow']}`;
  const known = counts.get(key) ?? countOf(category, house);
  counts.set(key, known);
  return known;
}

/** What the player gets from a round that is played to its end. */
function resultOf(events: readonly RoundEvent[], who: string): number {
  const end = (events as readonly XiToEvent[]).find(({ type }) => type === 'end');
  return end?.type === 'end' ? (end.result.find((one) => one.who === who)?.chips ?? 0) : 0;
}

function listed({ legal }: PlayedMoment, seat: string): ReadonlySet<string> {
  return new Set(legal(seat).map(({ action }) => action.type));
}

const isOne = (answer: Answer): Card | undefined => (answer.type === 'cards' ? answer.cards[0] : undefined);

holdPlays({
  quiz,
  file: { round, dealFrom, playOn },
  words: { vi, en },
  keys: {
    'in-pack': (answer, _, { asked, house }) => {
      const card = isOne(answer);
      return card !== undefined && quiz.game.hasCard(card, house.rules) === (asked.count === 1);
    },
    'more-players': yesKey((__, { asked }) => 5 * (asked.count ?? 0) <= 32),
    'ante-pot': NUMBER((played) => tableOf(played).seats.length),
    'seen-cards': NUMBER((played, { asked }) => handOf(played, asked.who).length - 1),
    'up-rank': NEXT_SPEAKER,
    'up-suit': NEXT_SPEAKER,
    'rank-first': NEXT_SPEAKER,
    'next-first': WHO((played, question) => {
      const { cards = [] } = question.asked;
      const up = upCards(played).map(([who, own], at) => [who, [...own, ...cards.slice(at, at + 1)]] as const);
      const speak = afterSay(played, question).find(({ type }) => type === 'speak');
      const dealt = afterSay(played, question).flatMap((event) =>
        (event as XiToEvent).type === 'deal' ? (event as Extract<XiToEvent, { type: 'deal' }>).cards : [],
      );
      const told = dealt.join() === cards.join() && speak?.who;
      const best = strongest(up, rulesOf(question));
      return [told === best ? best : 'nobody'];
    }),
    'may-now': SAID((played, { asked, house }) => {
      if (missing(played, asked.who) > 0) return 'to-theo-up';
      return house.rules['check'] ? 'to-check-up' : 'to-up';
    }),
    'may-check': SAID((played, { asked }) => {
      if (missing(played, asked.who) > 0) return 'must-match';
      return listed(played, asked.who).has('check') ? 'passes' : 'must-bet';
    }),
    'bet-ok': yesKey(({ legal }, { asked }) =>
      legal(asked.who).some(({ action }) => 'amount' in action && action.amount === asked.count),
    ),
    'call-cost': NUMBER((played, { asked }) => missing(played, asked.who)),
    'raise-costs': NUMBER((played, { asked }) => missing(played, asked.who) + (asked.count ?? 0)),
    'pot-after': NUMBER((played, question) => {
      const { who, count = 0 } = question.asked;
      const adds = count < 0 ? 0 : missing(played, who) + count;
      return -tableOf(played).seats.reduce((sum, { net }) => sum + net, 0) + adds;
    }),
    'next-turn': WHO((played, { asked }) => inAfter(played, asked.who).slice(0, 1)),
    'who-answers': WHO((played, question) => waiting(played, question)),
    'after-call': SAID((played, question) => comesOf(played, question, false)),
    'who-gets-card': WHO((played, question) => {
      const { street, seats } = tableOf(played);
      expectOver(played, question);
      return street === 4 ? [] : seats.filter(({ folded }) => !folded).map(({ who }) => who);
    }),
    'rounds-left': NUMBER((played) => 4 - tableOf(played).street),
    'fold-lost': NUMBER((played, { asked }) => -netOf(tableOf(played), asked.who)),
    'after-fold': SAID((played, question) => comesOf(played, question, true)),
    'must-show': yesKey((played, question) => {
      const { target = '', count = 0 } = question.asked;
      const rivals = inAfter(played, target).length;
      return tableOf(played).street === 4 && (count === 0 || rivals > 1);
    }),
    'pot-winner': (answer, played, question) => {
      const hands = upCards(played).map(([who]) => [who, handOf(played, who)] as const);
      const best = strongest(hands, rulesOf(question));
      const own = readHand(handOf(played, best), rulesOf(question));
      const level = hands.filter(([, cards]) => {
        return compare(own, readHand(cards, rulesOf(question)), rulesOf(question)).order === 0;
      });
      expectOver(played, question);
      return answer.type === 'who' && answer.who.join() === level.map(([who]) => who).join();
    },
    'win-net': (answer, played, question) => {
      const net = resultOf(afterSay(played, question), question.asked.target ?? '');
      if (answer.type !== 'said') return false;
      return (answer.said === 'gains' ? 1 : -1) * (answer.numbers?.[0] ?? 0) === net;
    },
    'odds-dealt': NUMBER((_, { asked, house }) =>
      Math.round((100 * waysOf(OFTEN[asked.count ?? 0] ?? '', house)) / HANDS),
    ),
    'odds-rarer': SAID((_, { asked, house }) => {
      const { three, least } = comparisonOf(asked.count ?? 0);
      return three.toSorted((a, b) => waysOf(a, house) - waysOf(b, house)).at(least ? 0 : -1) ?? '';
    }),
    'odds-outs': NUMBER((played, question) => {
      const { who, count } = question.asked;
      const rules = rulesOf(question);
      return outs(played, who, [who], (cards) => (count === 0 ? isSuited(cards) : isRun(cards, rules))).good;
    }),
    'odds-draw': (answer, played, question) => {
      const { who, target = '' } = question.asked;
      const suit = outs(played, who, [who, target], isSuited).good;
      const run = outs(played, target, [who, target], (cards) => isRun(cards, rulesOf(question))).good;
      if (suit === run) return answer.type === 'said' && answer.said === 'alike';
      return answer.type === 'who' && answer.who.join() === (suit > run ? who : target);
    },
    'odds-pair': NUMBER((played, question) => {
      const { who } = question.asked;
      const { good, all } = outs(played, who, [who], (cards) => ranksIn(cards) === 3);
      return Math.round((100 * good) / all);
    }),
  },
});

/** The betting round must be over by this say, or there is nothing to ask. */
function expectOver(played: PlayedMoment, question: PlayQuestion): void {
  if (waiting(played, question).length > 0) throw new Error(`not over: ${JSON.stringify(stateOf(question).actions)}`);
}
