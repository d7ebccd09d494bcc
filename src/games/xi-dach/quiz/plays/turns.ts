/** Whose turn it is, and what a player may do in it. */

import { mistake, playersAnswer, sentenceAnswer, yesAnswer } from '#core/quiz/answer.ts';
import type { Rng } from '#core/random/rng.ts';
import { readHand, type XiDachKind } from '../../engine/hand.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import { BANKER, type Player, round, type XiDachState } from '../../round/index.ts';
import { atRandom, greedy, isUnderWay, momentIn, refusal, roundQuestion } from './moments.ts';

export const turnsPlays = {
  /** Whose turn is it to draw? */
  turn: roundQuestion({
    rules: ['xd-turn-order'],
    level: 1,
    least: 3,
    find(rng, rules) {
      const after = rng.upTo(4);
      const state = momentIn(rng, rules, atRandom, (one) => isUnderWay(one, after));
      return state && { state, asked: { who: BANKER }, seat: '' };
    },
    read(state) {
      const { turn: who } = round.view(state, '');
      return who === null ? undefined : playersAnswer(who);
    },
    others: ({ state }) => [...state.players.map(({ name }) => name), BANKER].map((who) => playersAnswer(who)),
  }),
  /** May a player draw with enough points, or after standing? */
  'may-draw': roundQuestion({
    rules: ['xd-draw', 'xd-state-du'],
    level: 1,
    find: (rng, rules) =>
      playerToAsk(rng, rules, ({ stage, cards }, kind) => cards.length < 5 && (kind === 'du' || stage === 'finished')),
    read: (state, { who }) => yesAnswer(refusal(state, { type: 'draw', seat: who }) === undefined),
    misconceptions: ({ state, asked: { who } }) => [
      stageOf(state, who) === 'finished'
        ? mistake('stood-is-stood', yesAnswer(true))
        : mistake('enough-may-draw', yesAnswer(false)),
    ],
  }),
  /** May a player with four or five cards draw one more? */
  'cards-at-most': roundQuestion({
    rules: ['xd-max-five'],
    level: 1,
    find: (rng, rules) =>
      playerToAsk(
        rng,
        rules,
        ({ stage, cards }, kind) =>
          cards.length === 5 || (cards.length === 4 && stage === 'playing' && kind !== 'quac'),
      ),
    read: (state, { who }) => yesAnswer(refusal(state, { type: 'draw', seat: who }) === undefined),
    misconceptions: ({ state, asked: { who } }) => [
      handIn(state, who).cards.length === 5
        ? mistake('five-at-most', yesAnswer(true))
        : mistake('four-is-not-five', yesAnswer(false)),
    ],
  }),
  /** May a player who is over 21 already draw? */
  'draw-bust': roundQuestion({
    rules: ['xd-bust-draw', 'xd-state-quac'],
    level: 2,
    find: (rng, rules) =>
      playerToAsk(
        rng,
        rules,
        ({ stage, cards }, kind) =>
          stage === 'playing' && cards.length < 5 && (kind === 'quac' || (kind === 'du' && rng.upTo(3) === 0)),
      ),
    read: (state, { who }) => yesAnswer(refusal(state, { type: 'draw', seat: who }) === undefined),
  }),
  /** Is standing now short, with enough points, or not allowed? */
  'stand-now': roundQuestion({
    rules: ['xd-min-stand', 'xd-state-non'],
    level: 1,
    find: (rng, rules) =>
      playerToAsk(rng, rules, ({ stage, cards }, kind, points) => {
        const near = Math.abs(points - rules.minStand) <= 3 || kind === 'quac';
        return stage === 'playing' && cards.length < 5 && near;
      }),
    read(state, { who }) {
      const after = round.apply(state, { type: 'stand', seat: who });
      if (!after.ok) return sentenceAnswer('not-allowed');
      const stood = after.value.log.slice(state.log.length).find((event) => event.type === 'stand');
      return sentenceAnswer(stood?.rule === 'xd-min-stand' ? 'short' : 'enough');
    },
    others: () => ['short', 'enough', 'not-allowed'].map((said) => ({ type: 'said', said })),
    least: 3,
  }),
  /** What does the player risk by standing, or by drawing? */
  risk: roundQuestion({
    rules: ['xd-non-checked', 'xd-den'],
    level: 1,
    least: 3,
    find: (rng, rules) =>
      playerToAsk(rng, rules, ({ stage, cards, offender }, kind) => {
        // A player who drew when bust is found out by the check, whatever happens now.
        return stage === 'playing' && !offender && cards.length < 5 && (kind === 'non' || rng.upTo(3) === 0);
      }),
    read(state, { who }) {
      const option = round.legal(state, who).find(({ action }) => action.type === 'stand');
      if (!option) return undefined;
      return sentenceAnswer(option.warns ?? 'nothing');
    },
    others: () => ['xd-non-checked', 'xd-den', 'nothing'].map((said) => ({ type: 'said', said })),
  }),
};

/** A player to ask about, who has the turn or is done. */
export function playerToAsk(
  rng: Rng,
  rules: XiDachRules,
  fits: (player: Player, kind: XiDachKind, points: number) => boolean,
) {
  const wanted = (state: XiDachState): Player | undefined =>
    state.players.find((player) => {
      const { kind, points } = readHand(player.name, player.cards, rules);
      const moves = round.view(state, '').turn === player.name || player.stage === 'finished';
      return moves && fits(player, kind, points ?? 0);
    });
  const state = momentIn(rng, rules, greedy, (one) => wanted(one) !== undefined);
  const player = state && wanted(state);
  return state && player && { state, asked: { who: player.name }, seat: player.name };
}

function stageOf(state: XiDachState, who: string): Player['stage'] | undefined {
  return state.players.find(({ name }) => name === who)?.stage;
}

function handIn(state: XiDachState, who: string) {
  return readHand(who, state.players.find(({ name }) => name === who)?.cards ?? [], state.rules);
}
