/** How often cards come: counted, not guessed. */

import { type Card, SUITS, suitOf } from '#core/card.ts';
import { mistake, numberOf, percentAnswer, playersAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import type { MomentQuestion } from '#core/quiz/play.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Category } from '../../engine/category.ts';
import { categoryRank } from '../../engine/compare.ts';
import { rankHeightOf } from '../../engine/hand.ts';
import type { XiToRules } from '../../engine/rules.ts';
import { COMPARISONS, comparisonOf, HANDS, handsWith, OFTEN } from '../../odds/dealt.ts';
import { type Draw, drawsTo } from '../../odds/draws.ts';
import type { XiToState } from '../../round/index.ts';
import { DECK } from '../../round/pack.ts';
import { dealt, fewSeats, NAMES, roundQuestion, setupOf, stayedUntil } from './moments.ts';
import { dealtFromPack } from './packs.ts';

export const oddsPlays = {
  /** Of a hundred hands, how many are this? */
  'odds-dealt': roundQuestion({
    rules: ['xt-deck', 'xt-hand-five'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const state = dealt(rng, rules, fewSeats(rng)());
      return state && { state, asked: { who: NAMES[0], count: rng.upTo(OFTEN.length - 1) }, seat: '' };
    },
    read: ({ rules }, { count = 0 }) => percentAnswer((100 * handsWith(OFTEN[count] ?? 'doi', rules)) / HANDS),
    // Numbers far enough apart not to be confused.
    others: (_, answer) => {
      const right = numberOf(answer);
      const times = right > 40 ? [0.2, 0.5, 1.5] : right > 10 ? [0.3, 2, 3] : [3, 8, 15];
      return times.map((one) => percentAnswer(right * one));
    },
  }),
  /** Which of three combinations comes least often, or most often? */
  'odds-rarer': roundQuestion({
    rules: ['xt-deck', 'xt-order'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const state = dealt(rng, rules, fewSeats(rng)());
      return state && { state, asked: { who: NAMES[0], count: rng.upTo(COMPARISONS - 1) }, seat: '' };
    },
    read({ rules }, { count = 0 }) {
      const { three, least } = comparisonOf(count);
      const often = three.toSorted((a, b) => handsWith(a, rules) - handsWith(b, rules));
      const found = least ? often[0] : often.at(-1);
      return found && sentenceAnswer(found);
    },
    misconceptions({ state: { rules }, asked: { count = 0 } }) {
      const { three, least } = comparisonOf(count);
      const ranked = three.toSorted((a, b) => categoryRank(a, rules) - categoryRank(b, rules));
      const guess = least ? ranked.at(-1) : ranked[0];
      return [guess && mistake('rank-is-not-rarity', sentenceAnswer(guess))];
    },
    others: ({ asked: { count = 0 } }) => comparisonOf(count).three.map((one) => sentenceAnswer(one)),
  }),
  /** The last card is to come. How many cards that nobody has seen make it? `count`: 0 for one suit, 1 for a run. */
  'odds-outs': roundQuestion({
    rules: ['xt-deck', 'xt-streets'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const count = rng.upTo(1);
      const hand = count === 0 ? fourOfSuit(rng) : fourOfRun(rng);
      const found = beforeLast(rng, rules, [hand]);
      if (!found || drawIn(found.state, NAMES[0], ['thung-pha-sanh']).cards.length > 0) return undefined;
      const asked = { who: NAMES[0], count };
      const gone = drawsTo(hand, [], wantedBy(asked), rules).cards.length > outsIn(found.state, asked);
      return gone || rng.upTo(2) === 0 ? { ...found, asked, seat: NAMES[0] } : undefined;
    },
    read: (state, asked) => sentenceAnswer('cards', outsIn(state, asked)),
    misconceptions({ state, asked }) {
      const all = drawsTo(cardsOf(state, asked.who), [], wantedBy(asked), state.rules).cards.length;
      return [mistake('seen-are-gone', sentenceAnswer('cards', all))];
    },
    others: ({ state, asked }) => {
      const outs = outsIn(state, asked);
      return [outs + 1, outs + 2, Math.max(outs - 1, 0), outs + 4].map((cards) => sentenceAnswer('cards', cards));
    },
  }),
  /** One waits for a suit, one for a run: whose card comes more often? */
  'odds-draw': roundQuestion({
    rules: ['xt-deck', 'xt-sanh', 'xt-thung'],
    level: 2,
    least: 3,
    find(rng, rules) {
      const wanted = rng.upTo(2) - 1;
      const suit = fourOfSuit(rng);
      const run = fourOfRun(rng);
      if (run.some((card) => suit.includes(card))) return undefined;
      const [who, target] = rng.shuffled([NAMES[0], NAMES[1]]);
      const found = beforeLast(rng, rules, who === NAMES[0] ? [suit, run] : [run, suit]);
      if (!found || who === undefined || target === undefined) return undefined;
      const [mine, his] = twoDraws(found.state, { who, target });
      return Math.sign(mine - his) === wanted && { ...found, asked: { who, target }, seat: '', opens: [who, target] };
    },
    read(state, asked) {
      const [mine, his] = twoDraws(state, asked);
      if (mine === his) return sentenceAnswer('alike');
      return playersAnswer(mine > his ? asked.who : (asked.target ?? ''));
    },
    others: ({ asked: { who, target = '' } }) => [playersAnswer(who), playersAnswer(target), sentenceAnswer('alike')],
  }),
  /** A pair among four cards: how often does the last one make more of it? */
  'odds-pair': roundQuestion({
    rules: ['xt-deck', 'xt-thu', 'xt-sam'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const heights = rng.shuffled([0, 1, 2, 3, 4, 5, 6, 7]).slice(0, 3);
      const hand = heights.flatMap((height, at) =>
        rng.shuffled(DECK.filter((card) => rankHeightOf(card) === height)).slice(0, at === 0 ? 2 : 1),
      );
      const found = beforeLast(rng, rules, [rng.shuffled(hand)]);
      return found && { ...found, asked: { who: NAMES[0] }, seat: NAMES[0] };
    },
    read: (state, { who }) => percentAnswer(percent(drawIn(state, who, ['thu', 'sam']))),
    misconceptions: ({ state, asked: { who } }) => [
      mistake('odd-cards-pair-too', percentAnswer(percent(drawIn(state, who, ['sam'])))),
    ],
    others: (_, answer) => {
      const right = numberOf(answer);
      return [right * 2, Math.round(right / 2), 50].map(percentAnswer);
    },
  }),
};

/** The combination that four cards want to become. */
function wantedBy({ count = 0 }: MomentQuestion): readonly Category[] {
  return [count === 0 ? 'thung' : 'sanh'];
}

function outsIn(state: XiToState, asked: MomentQuestion): number {
  return drawIn(state, asked.who, wantedBy(asked)).cards.length;
}

/** In how many ways each gets the needed card, by all cards that lie open. */
function twoDraws(state: XiToState, { who, target = '' }: MomentQuestion): readonly [suit: number, run: number] {
  const ways = (name: string, wanted: readonly Category[]): number =>
    drawIn(state, name, wanted, [who, target]).cards.length;
  return [ways(who, ['thung', 'thung-pha-sanh']), ways(target, ['sanh', 'thung-pha-sanh'])];
}

function percent({ cards, outOf }: Draw): number {
  return Math.round((100 * cards.length) / outOf);
}

/**
 * What makes the player's four cards one of these, by the own hand and the open cards. @param opens the seats whose hands are
 * completely known
 */
function drawIn(state: XiToState, who: string, wanted: readonly Category[], opens: readonly string[] = [who]): Draw {
  const seen = [
    ...state.seats.flatMap(({ cards }) => cards.slice(1)),
    ...opens.flatMap((name) => cardsOf(state, name)),
  ];
  return drawsTo(cardsOf(state, who), seen, wanted, state.rules);
}

function cardsOf({ seats }: XiToState, who: string): readonly Card[] {
  return seats.find(({ name }) => name === who)?.cards ?? [];
}

/** A table at which everybody has four cards, and the first ones have these. */
function beforeLast(rng: Rng, rules: XiToRules, held: readonly (readonly Card[])[]) {
  const found = dealtFromPack(rng, rules, setupOf(rng, fewSeats(rng)()), held);
  if (!found) return undefined;
  const state = stayedUntil(found.state, ({ street }) => street === 3);
  return state.turn === null ? undefined : { ...found, state };
}

/** Four cards of one suit. */
function fourOfSuit(rng: Rng): readonly Card[] {
  const suit = rng.pick(SUITS);
  return rng.shuffled(DECK.filter((card) => suitOf(card) === suit)).slice(0, 4);
}

/** Four of five in a row, not of one suit. */
function fourOfRun(rng: Rng): readonly Card[] {
  const from = rng.upTo(3);
  const gap = rng.upTo(4);
  const heights = [0, 1, 2, 3, 4].filter((step) => step !== gap).map((step) => from + step);
  const cards = heights.flatMap((height) =>
    rng.shuffled(DECK.filter((card) => rankHeightOf(card) === height)).slice(0, 1),
  );
  const [first] = cards;
  return first !== undefined && cards.every((card) => suitOf(card) === suitOf(first))
    ? fourOfRun(rng)
    : rng.shuffled(cards);
}
