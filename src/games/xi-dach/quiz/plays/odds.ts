/** How likely it is, by the cards that one has not seen. All of it counted. */

import { type Card, isAce, isFace, rankIndex } from '#core/card.ts';
import { type Answer, mistake, numberOf, percentAnswer, playersAnswer, sentenceAnswer } from '#core/quiz/answer.ts';
import { distantPercents } from '#core/quiz/apart.ts';
import { ownRulesOnly } from '#core/quiz/round-question.ts';
import type { Who } from '#core/ruling.ts';
import { MAX_CARDS } from '../../engine/decide.ts';
import { type Hand, readHand } from '../../engine/hand.ts';
import { naturalAtTable } from '../../odds/naturals.ts';
import { cardsTo, unseen } from '../../odds/next-card.ts';
import { BANKER, round, type XiDachState } from '../../round/index.ts';
import { atRandom, MOST_STAKE, momentIn, NAMES, plain, roundQuestion } from './moments.ts';

const SUITS = 4;

/** Below this no card busts a hand. */
const RISKY = 12;

export const oddsPlays = {
  /** How often is a natural dealt: to one of them, or to anybody at the table? */
  'odds-natural': roundQuestion({
    rules: ['xd-xi-dach', 'xd-xi-ban'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const players = NAMES.slice(0, 1 + rng.upTo(NAMES.length - 1)).map((name) => ({
        name,
        stake: 1 + rng.upTo(MOST_STAKE - 1),
      }));
      const state = round.deal(rules, { seed: rng.upTo(2 ** 30), players });
      // Open cards would give the answer away.
      if (!state.ok || state.value.log.some(({ type }) => type === 'natural')) return undefined;
      const count = rng.upTo(2) === 0 ? 1 : players.length + 1;
      return { state: state.value, asked: { who: NAMES[0], count }, seat: '' };
    },
    read: ({ rules }, { count = 1 }) => percentAnswer(100 * naturalAtTable(count, rules)),
    others: (_, answer) => distantPercents(numberOf(answer)).map(percentAnswer),
    replayUnder: ownRulesOnly,
  }),
  /** The player draws once more: how often does that bust? */
  'odds-bust': roundQuestion({
    rules: ['xd-state-quac', 'xd-draw'],
    level: 2,
    least: 4,
    find(rng, rules) {
      const least = 10 + rng.upTo(8);
      const state = momentIn(rng, rules, atRandom, (one) => {
        const hand = moverIn(one);
        return hand !== undefined && hand.kind !== 'quac' && (hand.points ?? 0) >= least;
      });
      const who = state && moverIn(state)?.who;
      return state && who !== undefined ? { state, asked: { who }, seat: who } : undefined;
    },
    read(state, { who }) {
      const from = unseen(seenBy(state, who));
      return percentAnswer((100 * cardsTo('quac', handIn(state, who), from, state.rules).length) / from.length);
    },
    others: (_, answer) => distantPercents(numberOf(answer)).map(percentAnswer),
    replayUnder: ownRulesOnly,
  }),
  /** How many of the cards that the player has not seen bring the hand into range? */
  'odds-good': roundQuestion({
    rules: ['xd-pips', 'xd-total', 'xd-state-du'],
    level: 3,
    least: 4,
    find(rng, rules) {
      const state = momentIn(rng, rules, plain, (one) => {
        const hand = moverIn(one);
        // A fifth card may make a hand with a name.
        const isShort = hand?.kind === 'non' && hand.cards.length < MAX_CARDS - 1;
        return isShort && goodFor(one, hand.who).length > 0;
      });
      const who = state && moverIn(state)?.who;
      return state && who !== undefined ? { state, asked: { who }, seat: who } : undefined;
    },
    read: (state, { who }) => cards(goodFor(state, who).length),
    misconceptions({ state, asked: { who } }) {
      const good = goodFor(state, who);
      const ranks = new Set(good.map(rankIndex)).size;
      const faces = good.filter(isFace).length;
      return [
        mistake('seen-cards-are-gone', cards(SUITS * ranks)),
        mistake('four-of-each', cards(ranks)),
        faces > 0 && faces < good.length && mistake('faces-count-too', cards(good.length - faces)),
      ];
    },
    others: (_, answer) => {
      const right = numberOf(answer);
      return [right + SUITS, right - SUITS, right + 2 * SUITS, right + 2].filter((count) => count > 0).map(cards);
    },
    replayUnder: ownRulesOnly,
  }),
  /** Of two hands that both know: which is bust more often by one more card? */
  'odds-safer': roundQuestion({
    rules: ['xd-best-total', 'xd-state-quac'],
    level: 3,
    least: 3,
    find(rng, rules) {
      const wants = rng.pick(['ace', 'ace', 'near', 'any']);
      const state = momentIn(rng, rules, atRandom, (one) => {
        const hands = drawersIn(one);
        const [mine, his] = hands;
        if (!mine || !his || Math.max(mine.points ?? 0, his.points ?? 0) < RISKY) return false;
        const apart = Math.abs((mine.points ?? 0) - (his.points ?? 0));
        const aces = hands.filter((hand) => hand.cards.some(isAce)).length;
        return wants === 'any' ? apart > 0 : wants === 'near' ? apart <= 2 : aces === 1;
      });
      const [one, other] = state ? drawersIn(state) : [];
      return state && one && other
        ? { state, asked: { who: one.who, target: other.who }, seat: one.who, opens: [other.who] }
        : undefined;
    },
    read(state, { who, target = '' }) {
      const from = unseen([...seenBy(state, who), ...handIn(state, target)]);
      const [mine = 0, his = 0] = [who, target].map(
        (one) => cardsTo('quac', handIn(state, one), from, state.rules).length,
      );
      return mine === his ? sentenceAnswer('same') : playersAnswer(mine > his ? who : target);
    },
    misconceptions({ state, asked: { who, target = '' } }) {
      const [mine, his] = [who, target].map((one) => readHand(one, handIn(state, one), state.rules).points ?? 0);
      if (mine === undefined || his === undefined || mine === his) return [];
      const higher = mine > his ? who : target;
      return [handIn(state, higher).some(isAce) && mistake('ace-gives-way', playersAnswer(higher))];
    },
    others: ({ asked: { who, target = '' } }) => [playersAnswer(who), playersAnswer(target), sentenceAnswer('same')],
  }),
};

/** The player whose turn it is, who may still draw. */
function moverIn(state: XiDachState): Hand | undefined {
  const { turn } = round.view(state, '');
  if (turn === null || turn === BANKER) return undefined;
  const hand = readHand(turn, handIn(state, turn), state.rules);
  return hand.cards.length < MAX_CARDS ? hand : undefined;
}

/** The first two players who may still draw, in their turn or in one that comes. */
function drawersIn(state: XiDachState): readonly Hand[] {
  const hands = state.players
    .filter(({ stage }) => stage === 'playing')
    .map(({ name, cards: held }) => readHand(name, held, state.rules));
  return hands.filter(({ cards: held, kind }) => held.length < MAX_CARDS && kind !== 'quac').slice(0, 2);
}

function handIn({ players }: XiDachState, who: Who): readonly Card[] {
  return players.find(({ name }) => name === who)?.cards ?? [];
}

/** The cards that the player sees, including the own ones. */
function seenBy(state: XiDachState, who: Who): readonly Card[] {
  return round.view(state, who).seats.flatMap(({ cards: held }) => held.filter((card) => card !== null));
}

/** Those of the cards that the player has not seen that bring the hand into range. */
function goodFor(state: XiDachState, who: Who): readonly Card[] {
  return cardsTo('du', handIn(state, who), unseen(seenBy(state, who)), state.rules);
}

function cards(count: number): Answer {
  return sentenceAnswer('cards', count);
}
