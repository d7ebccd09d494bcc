import { ALL_CARDS, type Card, isAce, isFace, isTen } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { figureIn, holdPlays, type PlayedMoment, type PlayKey, yesKey } from '#testing/plays.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { countHand } from '../engine/total.ts';
import { dealFrom, playOn, round, type XiDachState } from '../round/index.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

const mayDraw = yesKey(({ legal }, { asked }) => legal(asked.who).some(({ action }) => action.type === 'draw'));

const mayCheck = yesKey(({ legal }, { asked }) =>
  legal(asked.who).some(
    ({ action }) => action.type === 'check' && 'target' in action && action.target === asked.target,
  ),
);

/** What the player asked about wins in the next check. */
const byCheck: PlayKey = (answer, { after }, { asked: { who } }) => {
  const events = after({ type: 'check', seat: 'cai', ...{ target: who } });
  const own = events.findLast((event) => event.who === who && (event.type === 'settle' || event.type === 'den'));
  return answer.type === 'net' && own !== undefined && 'net' in own && answer.net === own.net;
};

/** The question is about what has happened, which the story would give away. */
const untold =
  (key: PlayKey): PlayKey =>
  (answer, played, question) =>
    question.hidesStory === true && key(answer, played, question);

/** Only the deal is asked about: nobody has been settled with by it. */
const undecided =
  (key: PlayKey): PlayKey =>
  (answer, played, question) =>
    played.log.every(({ type }) => type === 'deal') && key(answer, played, question);

/** The state of the moment, with its type in this game. */
function stateOf({ state }: PlayQuestion): XiDachState {
  return state as XiDachState;
}

function handOf(question: PlayQuestion, who: string): readonly Card[] {
  return stateOf(question).players.find(({ name }) => name === who)?.cards ?? [];
}

/** The cards that lie open to this seat. */
function openTo({ view }: PlayedMoment, who: string): readonly Card[] {
  return view(who).seats.flatMap(({ cards }) => cards.filter((card) => card !== null));
}

/** Of the cards that this seat has not seen, those with which all, or not all, totals that the rule set allows are over 21. */
function nextCards(
  question: PlayQuestion,
  played: PlayedMoment,
  who: string,
  fits: (totals: readonly number[]) => boolean,
) {
  const { target } = question.asked;
  const seen = [...openTo(played, question.asked.who), ...(target === undefined ? [] : handOf(question, target))];
  const from = ALL_CARDS.filter((card) => !seen.includes(card));
  const { rules } = stateOf(question);
  const totals = (card: Card) => countHand([...handOf(question, who), card], rules).map(({ total }) => total);
  return { from, good: from.filter((card) => fits(totals(card))) };
}

const allOver = (totals: readonly number[]): boolean => totals.every((total) => total > 21);

/** The chance that one of this many hands is a natural: hand after hand, by whether it has aces and tens. */
function naturalAmong(hands: number, { naturalTens }: XiDachRules): number {
  const tens = ALL_CARDS.filter(naturalTens === 'faces' ? isFace : isTen).length;
  const aces = ALL_CARDS.filter(isAce).length;
  // None of the hands is one: of all ways to deal two cards at a time.
  const none = (left: number, ace: number, ten: number, rest: number): number => {
    if (left === 0) return 1;
    const all = ace + ten + rest;
    let sum = 0;
    for (const first of ['ace', 'ten', 'rest'] as const) {
      const had = { ace, ten, rest };
      const share = had[first] / all;
      const now = { ...had, [first]: had[first] - 1 };
      for (const second of ['ace', 'ten', 'rest'] as const) {
        const pair = [first, second];
        const isNatural = pair.includes('ace') && (pair.includes('ten') || first === second);
        if (share === 0 || now[second] === 0 || isNatural) continue;
        const then = { ...now, [second]: now[second] - 1 };
        sum += share * (now[second] / (all - 1)) * none(left - 1, then.ace, then.ten, then.rest);
      }
    }
    return sum;
  };
  return 1 - none(hands, aces, tens, ALL_CARDS.length - aces - tens);
}

const natural = new Map<string, number>();
function naturalShare(hands: number, rules: XiDachRules): number {
  const key = `${hands} ${rules.naturalTens}`;
  const share = natural.get(key) ?? naturalAmong(hands, rules);
  natural.set(key, share);
  return share;
}

holdPlays({
  quiz,
  file: { round, dealFrom, playOn },
  words: { vi, en },
  keys: {
    'next-card': undecided((answer, { log }, { asked }) => {
      const { who } = log[asked.count ?? 0] ?? {};
      return answer.type === 'who' ? answer.who.join() === who : who === undefined;
    }),
    'first-card': undecided((answer, { log }) => answer.type === 'who' && answer.who.join() === log[0]?.who),
    'show-now': untold(
      yesKey(({ log }, { asked }) => log.some(({ type, who }) => type === 'natural' && who === asked.who)),
    ),
    'natural-paid': untold(
      (answer, { view }, { asked: { who } }) =>
        answer.type === 'net' && answer.net === view(who).seats.find((seat) => seat.who === who)?.net,
    ),
    turn: (answer, { turn }) => answer.type === 'who' && answer.who.join() === turn,
    'may-draw': mayDraw,
    'cards-at-most': mayDraw,
    'draw-bust': mayDraw,
    'stand-now': (answer, { after }, { asked: { who } }) => {
      const [stood] = after({ type: 'stand', seat: who });
      const said = stood === undefined ? 'not-allowed' : stood.rule === 'xd-min-stand' ? 'short' : 'enough';
      return answer.type === 'said' && answer.said === said;
    },
    risk: (answer, { legal }, question) => {
      const { who } = question.asked;
      const option = legal(who).find(({ action }) => action.type === 'stand');
      // A player who is caught pays for all, whatever the hand counts by now.
      const { offender } = stateOf(question).players.find(({ name }) => name === who) ?? {};
      return answer.type === 'said' && answer.said === (offender ? 'xd-den' : (option?.warns ?? 'nothing'));
    },
    'who-checks': mayCheck,
    'check-early': mayCheck,
    'check-each': mayDraw,
    'ask-total': yesKey(({ legal }, { asked }) => legal(asked.who).some(({ action }) => action.type === 'ask')),
    // The stake, or nothing: hands that are paid more are left out.
    stake: (answer, played, question) => {
      const { count = 0 } = question.asked;
      return answer.type === 'net' && Math.abs(answer.net) <= count && byCheck(answer, played, question);
    },
    'who-pays': (answer, { after }, { asked: { who } }) => {
      const den = after({ type: 'check', seat: 'cai', ...{ target: who } }).find(({ type }) => type === 'den');
      return den ? answer.type === 'who' && answer.who.join() === den.who : answer.type === 'said';
    },
    'den-amount': byCheck,
    'stock-left': (answer, { view }) =>
      figureIn(answer) === 52 - view('').seats.reduce((sum, { cards }) => sum + cards.length, 0),
    'who-sees': (answer, played, question) => {
      const { who, count } = question.asked;
      const { stock, banker } = stateOf(question);
      const card = count === 0 ? stock[0] : (who === 'cai' ? banker.cards : handOf(question, who)).at(-1);
      const names = played.view('').seats.map((seat) => seat.who);
      const seers = names.filter((name) => card !== undefined && openTo(played, name).includes(card));
      if (answer.type === 'who') return seers.join() === answer.who.join();
      return answer.type === 'said' && seers.length === (answer.said === 'all' ? names.length : 0);
    },
    phases: (answer, { view, after }, { asked: { who } }) => {
      const before = view('').seats.find((seat) => seat.who === who)?.net;
      const events = after({ type: 'check', seat: 'cai', ...{ target: who } });
      const paid = events.find((event) => event.type === 'settle' && event.who === who);
      return answer.type === 'net' && answer.net === (paid && 'net' in paid ? paid.net : before);
    },
    'odds-natural': (answer, _, question) =>
      figureIn(answer) === Math.round(100 * naturalShare(question.asked.count ?? 1, stateOf(question).rules)),
    'odds-bust': (answer, played, question) => {
      const { from, good } = nextCards(question, played, question.asked.who, allOver);
      return figureIn(answer) === Math.round((100 * good.length) / from.length);
    },
    'odds-good': (answer, played, question) => {
      const { minStand } = stateOf(question).rules;
      const inRange = (totals: readonly number[]) => totals.some((total) => total >= minStand && total <= 21);
      return figureIn(answer) === nextCards(question, played, question.asked.who, inRange).good.length;
    },
    'odds-safer': (answer, played, question) => {
      const { who, target = '' } = question.asked;
      const [mine = 0, his = 0] = [who, target].map((one) => nextCards(question, played, one, allOver).good.length);
      if (answer.type === 'who') return mine !== his && answer.who.join() === (mine > his ? who : target);
      return mine === his;
    },
    'five-open': untold(
      yesKey(({ log }, { asked }) => log.some(({ type, who }) => type === 'show' && who === asked.who)),
    ),
  },
});
