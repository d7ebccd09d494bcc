import { binomial } from '#core/binomial.ts';
import type { Action, MoveOption, RoundEvent } from '#core/game/round.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { holdPlays, type PlayedMoment, type PlayKey, sentenceIn, yesKey } from '#testing/plays.ts';
import { CARDS_DEALT, instantWin } from '../engine/instant.ts';
import { byHeight } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { type Dealt, OFTEN, threeOf } from '../odds/dealt.ts';
import { instantHands, withAlike, withTwos } from '../odds/index.ts';
import { dealFrom, playOn, round, type SamEvent, type SamState } from '../round/index.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const WHO: (says: (played: PlayedMoment, question: PlayQuestion) => string | undefined) => PlayKey =
  (says) => (answer, played, question) =>
    answer.type === 'who'
      ? answer.who.join() === says(played, question)
      : answer.type === 'said' && !says(played, question);

/** The move that a question is about. */
function moveOf({ asked: { cards = [] } }: PlayQuestion, seat: string): Action {
  return cards.length > 0 ? { type: 'play', seat, cards } : { type: 'pass', seat };
}

/** By the list of legal plays; suits are interchangeable there, so that ranks are compared. */
const isListed = yesKey(({ legal }, { asked: { who, cards = [] } }) =>
  legal(who).some((option) => holds(option, cards)),
);

function holds({ action }: MoveOption, cards: readonly number[]): boolean {
  return action.cards?.length === cards.length && action.cards.every((card) => cards.includes(card));
}

/** Those who have not passed, in turn order, after this one. */
function openAfter({ log, view }: PlayedMoment, who: string): readonly string[] {
  const from = log.findLastIndex(({ type }) => type === 'trick' || type === 'lead');
  const passed = new Set(log.slice(from).flatMap((event) => (event.type === 'pass' ? [event.who] : [])));
  const seats = view('').seats.map((seat) => seat.who);
  const at = seats.indexOf(who);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].filter((name) => !passed.has(name));
}

function eventIn<T extends SamEvent['type']>(events: readonly RoundEvent[], type: T) {
  return events.find((event): event is Extract<SamEvent, { readonly type: T }> => event.type === type);
}

/** The state of the moment, with its type in this game. */
function stateOf({ state }: PlayQuestion): SamState {
  return state as SamState;
}

/** Hands that have it. */
function handsOf(dealing: Dealt, { deck, runs }: SamRules): number {
  switch (dealing) {
    case 'quad':
      return withAlike(4, deck);
    case 'triple':
      return withAlike(3, deck);
    case 'two':
      return binomial(deck, CARDS_DEALT) - binomial(deck - 4, CARDS_DEALT);
    case 'twos':
      return withTwos(2, deck);
    case 'three-twos':
      return 4 * binomial(deck - 4, CARDS_DEALT - 3) + binomial(deck - 4, CARDS_DEALT - 4);
    default:
      return instantHands(dealing, deck, runs);
  }
}

/** The end of a round for the player of these cards. */
function comesOf({ after, refusal }: PlayedMoment, question: PlayQuestion): string {
  const move = moveOf(question, question.asked.who);
  if (refusal(move) !== undefined) return 'refused';
  const end = eventIn(after(move), 'end');
  if (!end) return 'goes-on';
  return end.winner === question.asked.who ? 'wins' : 'nobody';
}

const COMES: PlayKey = (answer, played, question) =>
  answer.type === 'said' && answer.said === comesOf(played, question);

/** What one gets by these events, of what is paid by this rule. */
function netOf(events: readonly RoundEvent[], rule: string, who: string): number {
  const paid = events.flatMap((event) => (event.type === 'pay' && event.rule === rule ? [event as PayEvent] : []));
  return paid.reduce(
    (sum, { step }) => sum + (step.other === who ? step.units : step.who === who ? -step.units : 0),
    0,
  );
}

type PayEvent = Extract<SamEvent, { readonly type: 'pay' }>;

/** All whose turn it is pass, one after another, until a trick or the round is over. */
function whenAllPass({ after, turn, ...played }: PlayedMoment): readonly RoundEvent[] {
  const moves = turn === null ? [] : [turn, ...openAfter({ after, turn, ...played }, turn)];
  const passes = moves.map((seat): Action => ({ type: 'pass', seat }));
  for (let count = passes.length; count > 0; count--) {
    const events = after(...passes.slice(0, count));
    if (events.length > 0) return events;
  }
  return [];
}

/** The lead after these seats called, in this order, and the others did not; with fewer moves where a call ends the calling. */
function leadBy({ after, view }: PlayedMoment, ...callers: readonly string[]) {
  const seats = view('').seats.map(({ who }) => who);
  const calls = callers.map((seat): Action => ({ type: 'call', seat }));
  const silent = seats.filter((who) => !callers.includes(who)).map((seat): Action => ({ type: 'silent', seat }));
  for (const moves of [[...calls, ...silent], calls, calls.slice(0, 1)]) {
    const lead = eventIn(after(...moves), 'lead');
    if (lead) return lead;
  }
  return undefined;
}

holdPlays({
  quiz,
  file: { round, dealFrom, playOn },
  words: { vi, en },
  keys: {
    'in-pack': (answer, _, { house }) => {
      const [card, ...more] = answer.type === 'cards' ? answer.cards : [];
      if (card === undefined) return house.rules['deck'] === 52;
      return more.length === 0 && !quiz.game.hasCard(card, house.rules);
    },
    'left-over': (answer, { view }, { house }) =>
      answer.type === 'said' &&
      answer.numbers?.[0] === Number(house.rules['deck']) - view('').seats.flatMap(({ cards }) => cards).length,
    'may-call': yesKey(({ legal }, { asked }) => legal(asked.who).some(({ action }) => action.type === 'call')),
    'who-calls': WHO((played, { asked: { who, target = '' } }) => leadBy(played, who, target)?.who),
    'lead-first': WHO((played, { house }) => {
      if (house.rules['firstLead'] === 'random') return undefined;
      const seats = played
        .view('')
        .seats.map(({ who }) => ({ who, cards: played.view(who).seats.find((one) => one.who === who)?.cards ?? [] }));
      const all = seats.flatMap(({ who, cards }) => cards.flatMap((card) => (card === null ? [] : [{ who, card }])));
      return all.toSorted((a, b) => byHeight(a.card, b.card))[0]?.who;
    }),
    'lead-next': (answer, { log }, { house }) => {
      const winner = eventIn(log, 'end')?.winner;
      if (winner) return answer.type === 'who' && answer.who.join() === winner;
      return sentenceIn(answer) === house.rules['firstLead'];
    },
    'lead-call': WHO((played, { asked: { who, target } }) => {
      const lead = leadBy(played, ...(target === undefined ? [] : [target]));
      return lead?.why === 'caller' ? target : lead?.why === 'last-winner' ? who : undefined;
    }),
    single: isListed,
    follow: isListed,
    'doi-thong': isListed,
    direction: WHO((played, { asked: { who, count = 0 } }) => openAfter(played, who).at(count > 0 ? 0 : -1)),
    'next-turn': WHO((played, { asked: { who } }) => {
      const owner = played.log.findLast(({ type }) => type === 'play')?.who;
      return openAfter(played, who).find((name) => name === owner || name !== who);
    }),
    'pass-back': isListed,
    'may-pass': yesKey(({ legal }, { asked: { who } }) => legal(who).some(({ action }) => action.type === 'pass')),
    'last-cards': COMES,
    'last-two': COMES,
    'last-single': (answer, { legal }, { asked: { who } }) => {
      const singles = legal(who).filter(({ action }) => action.cards?.length === 1);
      const free = singles.filter(({ warns }) => warns !== 'sam-bao-mot').flatMap(({ action }) => action.cards ?? []);
      if (answer.type === 'cards') return free.length === 1 && free.join() === answer.cards.join();
      return free.length === singles.length;
    },
    'last-pays': (answer, { after }, question) => {
      const { who, target = '' } = question.asked;
      const last = stateOf(question).seats.find(({ name }) => name === target)?.hand ?? [];
      const events = after(moveOf(question, who), { type: 'play', seat: target, cards: last });
      const liable = events.some(({ type }) => type === 'liable');
      if (!liable) return sentenceIn(answer) === 'own';
      return sentenceIn(answer) === (question.house.rules['lastCard'] === 'stake-only' ? 'stake' : 'for-all');
    },
    'sam-fails': (answer, { after }, question) => {
      const events = after(moveOf(question, question.asked.who));
      const end = eventIn(events, 'end');
      const said = !end ? 'goes-on' : eventIn(events, 'sam-won') ? 'made' : 'failed';
      return sentenceIn(answer) === said;
    },
    'sam-pays': (answer, { after }, question) => {
      const events = after(moveOf(question, question.asked.target ?? ''));
      return answer.type === 'net' && answer.net === netOf(events, 'sam-pay-sam', question.asked.who);
    },
    'chop-pays': (answer, played, { asked: { who } }) =>
      answer.type === 'net' && answer.net === netOf(whenAllPass(played), 'sam-pay-chop', who),
    'white-pays': (answer, _, question) => {
      const { who, target, cards = [] } = question.asked;
      const { rules } = stateOf(question);
      const each = instantWin(cards, rules) === null ? 0 : rules.payout === 'flat' ? 2 : 20;
      const net = who === target ? each * (question.seats.length - 1) : -each;
      // Turns −0 into 0.
      return answer.type === 'net' && answer.net === (net === 0 ? 0 : net);
    },
    'odds-dealt': (answer, _, question) => {
      const { rules } = stateOf(question);
      const hands = handsOf(OFTEN[question.asked.count ?? 0] ?? 'quad', rules);
      return (
        answer.type === 'said' && answer.numbers?.[0] === Math.round((100 * hands) / binomial(rules.deck, CARDS_DEALT))
      );
    },
    'odds-instant': (answer, _, question) => {
      const { three, least } = threeOf(question.asked.count ?? 0);
      const often = three.toSorted((a, b) => handsOf(a, stateOf(question).rules) - handsOf(b, stateOf(question).rules));
      return sentenceIn(answer) === often.at(least ? 0 : -1);
    },
  },
});
