import { expect, test } from 'vitest';
import { buildOf } from '#games/build.ts';
import { findGame } from '#games/index.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Advice } from '../game/advice.ts';
import { bestMove } from './best-move.ts';

const { load } = assertDefined(findGame('xi-dach'));
const [{ round }, { game }] = await Promise.all([load.round(), load.engine()]);
const dealt = round.deal(assertDefined(game.presets[game.defaultPreset]), buildOf('xi-dach').tables.own);
const state = dealt.ok ? dealt.value : undefined;
const [draw, stand] = round.legal(state, 'an').map(({ action }) => action);

/** Weighs the two moves so, in this order; nothing where it is given nothing. */
function weighing(...worths: readonly number[]): Advice {
  const weighed = [draw, stand].flatMap((action, at) =>
    action && worths[at] !== undefined ? [{ action, worth: worths[at], figures: {} }] : [],
  );
  return {
    chips: { by: 'worth', unit: () => 1 },
    weigh: () => (weighed.length === 0 ? null : { rule: 'xd-draw', weighed, close: 0 }),
  };
}

const best = (advice: Advice) => bestMove(round, advice, state, 'an', assertDefined(stand))?.action;

test('the move of the greatest worth; among equals the plain one, and else the first; none where nothing is weighed', () => {
  expect([draw?.type, stand?.type]).toEqual(['draw', 'stand']);
  expect(best(weighing(2, 1))).toBe(draw);
  expect(best(weighing(1, 2))).toBe(stand);
  expect(best(weighing(1, 1))).toBe(stand);
  expect(bestMove(round, weighing(1, 1), state, 'an', { type: 'ask', seat: 'an' })?.action).toBe(draw);
  expect(best(weighing())).toBeUndefined();
});
