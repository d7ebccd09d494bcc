import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, isAce, isFace, rankIndex, suitOf } from '#core/card.ts';
import { ask, type PlayQuestion } from '#core/quiz/ask.ts';
import { figureIn, holdPlays, type PlayedMoment, type PlayKey, sentenceIn, yesKey } from '#testing/plays.ts';
import { cardsText } from '#words/text.ts';
import { AT_CU, type Hand, readHand } from '../engine/hand.ts';
import { settlePlayer } from '../engine/payment.ts';
import { type BaCayRules, PRESETS } from '../engine/rules.ts';
import { compareHands, rankHands } from '../engine/showdown.ts';
import { type Dealt, threeOf, WANTED } from '../odds/dealt.ts';
import { allReadHands } from '../odds/hands.ts';
import { pointsOdds } from '../odds/index.ts';
import { BANKER, type BaCayState, dealFrom, playOn, round, type Seat } from '../round/index.ts';
import { literalClass } from '../testing/literal.ts';
import { words as en } from '../words/en/quiz.ts';
import { words as vi } from '../words/vi/quiz.ts';
import { quiz } from './index.ts';

/** The state of the moment, with its type in this game. */
function stateOf({ state }: PlayQuestion): BaCayState {
  return state as BaCayState;
}

function seatOf(question: PlayQuestion, who: string): Seat | undefined {
  return stateOf(question).seats.find(({ name }) => name === who);
}

function handOf(question: PlayQuestion, who: string): Hand {
  return readHand(who, seatOf(question, who)?.cards ?? [], stateOf(question).rules);
}

/** What a player gets from the banker for the stake, by the ruling on two hands. */
function netOf(question: PlayQuestion, who: string): number {
  const { net } = settlePlayer(handOf(question, who), handOf(question, BANKER), stateOf(question).rules);
  return net * (seatOf(question, who)?.stake ?? 0);
}

/** Those who have not looked: no rule forbids them to look. */
function free({ refusal, view }: PlayedMoment): readonly string[] {
  const names = view('').seats.map(({ who }) => who);
  return names.filter((seat) => refusal({ type: 'look', seat }) === undefined);
}

/** The pot by the ranking of all hands. */
const POT: PlayKey = (answer, _, question) => {
  const { rules, seats } = stateOf(question);
  const hands = seats.map(({ name }) => handOf(question, name));
  const best = rankHands(hands, rules)[0] ?? [];
  const { who } = question.asked;
  const stake = seatOf(question, who)?.stake ?? 0;
  const isBest = best.some((hand) => hand.who === who);
  if (!isBest) return sentenceIn(answer) === 'loss' && figureIn(answer) === stake;
  if (best.length > 1 && rules.bestTie === 'replay') return sentenceIn(answer) === 'again';
  const net = (stake * seats.length) / best.length - stake;
  return net === 0 ? sentenceIn(answer) === 'even' : sentenceIn(answer) === 'gain' && figureIn(answer) === net;
};

/** Values that are needed repeatedly, computed once. */
function once<T>(work: (rules: BaCayRules) => T, by: readonly (keyof BaCayRules)[]): (rules: BaCayRules) => T {
  const known = new Map<string, T>();
  return (rules) => {
    const key = by.map((one) => rules[one]).join();
    const value = known.get(key) ?? work(rules);
    known.set(key, value);
    return value;
  };
}

/** Hands of each number of points, counted one hand after the other. */
const stepsOf = once(pointsOdds, ['deck', 'ten', 'threeFaces', 'threeAlike']);

function shareOf(question: PlayQuestion): number {
  const { rows, hands } = stepsOf(stateOf(question).rules);
  const wanted = WANTED[question.asked.count ?? 0] ?? 'bu';
  const isIt = (step: string) =>
    typeof wanted === 'string' ? step === wanted : Number(step) >= wanted.from && Number(step) <= wanted.to;
  return rows.filter(({ step }) => isIt(step)).reduce((sum, { ways }) => sum + ways, 0) / hands;
}

const handsIn = once(({ deck }) => allReadHands({ ...PRESETS['ba-cay'], deck }), ['deck']);
const dealtIn = once(
  (rules) => {
    const hands = handsIn(rules);
    const count = (isIt: (hand: Hand) => boolean) => hands.filter(isIt).length;
    const round10 = ({ points }: Hand) => points === 10;
    return {
      alike: count(({ cards }) => cards.every((card) => rankIndex(card) === rankIndex(cards[0] ?? card))),
      faces: count(({ cards }) => cards.every(isFace)),
      'great-ace': count(({ cards }) => cards.includes(AT_CU)),
      'great-ten': count((hand) => round10(hand) && hand.cards.includes(AT_CU)),
      round: count(round10),
      high: count(({ points }) => points === 8 || points === 9),
    } satisfies Record<Dealt, number>;
  },
  ['deck'],
);

const pips = (card: Card): number => Math.min(rankIndex(card) + 1, 10);

/** Cards of a pack by what is compared on equal points, the lowest first. */
function placesOf({ suits, ace, compare: by }: BaCayRules): ReadonlyMap<Card, number> {
  const height = (card: Card) => (isAce(card) && ace === 'high' ? 13 : rankIndex(card));
  const suit = (card: Card) => 3 - suits.indexOf(suitOf(card));
  const place = (card: Card) => {
    if (card === AT_CU && ace === 'low-except-diamond') return 1000;
    return by === 'suit-first' ? 20 * suit(card) + height(card) : 4 * height(card) + suit(card);
  };
  return new Map(ALL_CARDS.map((card) => [card, place(card)]));
}

/** A number for three cards: the higher wins. */
function strengthOf(cards: readonly Card[], rules: BaCayRules, places: ReadonlyMap<Card, number>): number {
  const [a, b, c] = cards;
  if (a === undefined || b === undefined || c === undefined) return 0;
  const alike = rankIndex(a) === rankIndex(b) && rankIndex(b) === rankIndex(c);
  const best = rules.tie === 'draw' ? 0 : Math.max(...cards.map((card) => places.get(card) ?? 0));
  const above = (kind: string): number => 1e6 * literalClass(kind, rules.threeAlike);
  const faces = cards.every(isFace) && rules.threeFaces;
  if (alike && rules.threeAlike !== 'none' && (!faces || rules.threeAlike === 'above-all'))
    return above('sap') + rankIndex(a);
  if (faces) return above('ba-tien') + best;
  const last = (pips(a) + pips(b) + pips(c)) % 10;
  return (last === 0 && rules.ten === 'best' ? 10 : last) * 1e4 + best;
}

/** How many of the hands that may be dealt beside this one it beats, one after the other. */
function beatenBy(cards: readonly Card[], rules: BaCayRules): number {
  const places = placesOf(rules);
  const mine = strengthOf(cards, rules, places);
  const pack = ALL_CARDS.filter((card) => !cards.includes(card) && (rules.deck === 52 || pips(card) < 10));
  let [hands, beaten] = [0, 0];
  for (const [i, a] of pack.entries()) {
    for (const [j, b] of pack.slice(i + 1).entries()) {
      for (const c of pack.slice(i + j + 2)) {
        hands++;
        if (strengthOf([a, b, c], rules, places) < mine) beaten++;
      }
    }
  }
  return beaten / hands;
}

/** The last question that was counted through: each is asked about option by option. */
let counted: { readonly question: PlayQuestion; readonly share: number } | undefined;

function shareBeaten(question: PlayQuestion): number {
  if (counted?.question !== question) {
    const cards = seatOf(question, question.asked.who)?.cards ?? [];
    counted = { question, share: beatenBy(cards, stateOf(question).rules) };
  }
  return counted.share;
}

holdPlays({
  quiz,
  file: { round, dealFrom, playOn },
  words: { vi, en },
  keys: {
    'who-looks': (answer, played) => answer.type === 'who' && answer.who.join() === free(played).join(),
    'what-now': (answer, played, { asked }) =>
      sentenceIn(answer) === (free(played).includes(asked.who) ? 'look' : 'wait'),
    'after-look': (answer, played, { asked }) =>
      sentenceIn(answer) === (free(played).some((who) => who !== asked.who) ? 'wait' : 'compare'),
    'in-pack': (answer, _, { house, asked: { cards = [] } }) => {
      const missing = cards.filter((card) => !quiz.game.hasCard(card, house.rules));
      return answer.type === 'cards' ? answer.cards.join() === missing.join() : missing.length === 0;
    },
    'left-over': (answer, { view }, { house }) =>
      figureIn(answer) === Number(house.rules['deck']) - view('').seats.flatMap(({ cards }) => cards).length,
    'players-fit': yesKey(({ view }, { house, asked: { count = 0 } }) => {
      return 3 * (view('').seats.length + count) <= Number(house.rules['deck']);
    }),
    'show-last': (answer, _, question) =>
      answer.type === 'net' && answer.net === 0 + netOf(question, question.asked.who),
    'banker-chips': (answer, _, question) => {
      const nets = stateOf(question).setup.players.map(({ name }) => netOf(question, name));
      return answer.type === 'net' && answer.net + nets.reduce((sum, net) => sum + net, 0) === 0;
    },
    bien: (answer, _, question) => {
      const { who, target = '' } = question.asked;
      const { order } = compareHands(handOf(question, who), handOf(question, target), stateOf(question).rules);
      if (order === 0) return sentenceIn(answer) === 'nobody';
      return answer.type === 'who' && answer.who.join() === (order > 0 ? who : target);
    },
    'pot-wins': POT,
    'tie-pot': POT,
    'odds-points': (answer, _, question) => figureIn(answer) === Math.round(100 * shareOf(question)),
    'odds-rarer': (answer, _, question) => {
      const { three, least } = threeOf(question.asked.count ?? 0);
      const hands = dealtIn(stateOf(question).rules);
      const often = three.toSorted((a, b) => hands[a] - hands[b]);
      return sentenceIn(answer) === often.at(least ? 0 : -1);
    },
    'odds-last': (answer, _, question) => {
      const { cards = [], count = 0 } = question.asked;
      const { deck, ten } = stateOf(question).rules;
      const pack = ALL_CARDS.filter((card) => !cards.includes(card) && (deck === 52 || pips(card) < 10));
      const good = pack.filter((card) => {
        const last = [...cards, card].reduce((sum, one) => sum + pips(one), 0) % 10;
        return (last === 0 && ten === 'best' ? 10 : last) >= count;
      });
      return figureIn(answer) === good.length;
    },
    'odds-win': (answer, _, question) => figureIn(answer) === Math.round(100 * shareBeaten(question)),
  },
});

describe('the one hand that lies face down when all are compared', () => {
  const rules = PRESETS['bai-cao'];
  test.each(['show-last', 'banker-chips', 'pot-wins', 'tie-pot'])('%s: the question says what it is', (id) => {
    const kind = quiz.kinds.find((one) => one.id === id);
    if (!kind) throw new Error(id);
    for (let seed = 0; seed < 40; seed++) {
      const question = ask(quiz.game, kind, seed, { preset: 'bai-cao', rules });
      if (question?.type !== 'play') throw new Error(`${seed}`);
      const down = stateOf(question).seats.filter(({ stage }) => stage !== 'open');
      expect(down).toHaveLength(1);
      for (const { cards } of down)
        for (const { ask: says } of [vi, en]) expect(says(question)).toContain(cardsText(cards));
    }
  });
});
