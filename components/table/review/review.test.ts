/** Looking back at random rounds of every game: a move in the list is a mistake by a stated margin, and its figure says so. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { LANGS } from '#core/lang.ts';
import { makeRng } from '#core/random/rng.ts';
import { MARGIN } from '#core/rounds/look-back.ts';
import { GAMES } from '#games/index.ts';
import { runs } from '#testing/runs.ts';
import { loaded } from '../../loading/loaded.ts';
import { firstTable } from '../first.ts';
import { loadPlaying, type Playing } from '../shown.ts';
import { act, roundSetup, type Sitting, seatNames, sitDown, stateOf } from '../sitting.ts';
import { insideLabel, labelOf, reviewRound } from './moments.ts';

const ROUNDS = runs(8);
/** Fewer than a reader gets, for speed: what is stated holds for any number. */
const DEALS = 16;
const REST = async () => undefined;

describe.each(GAMES)('a round of $id', async ({ id, load }) => {
  const { table } = await firstTable(id, 'vi', 4);
  const playings: Playing[] = await Promise.all(
    LANGS.map((lang) => loadPlaying(assertDefined(loaded(id, lang)), lang)),
  );
  const playing = assertDefined(playings[0]);
  const { round } = playing.file;
  const { game } = playing.all;
  const advice = load.advice ? (await load.advice()).advice : null;

  /** A round that the reader plays at random, or plainly. */
  function anyRound(seed: number): Sitting {
    const rng = makeRng(seed);
    const seating = { seed, people: 4, bank: rng.upTo(3), winner: null };
    const you = assertDefined(seatNames(table, seating)[0]);
    const presets = Object.values(game.presets);
    const rules = assertDefined(presets[rng.upTo(presets.length - 1)]);
    let sitting = assertDefined(sitDown(round, rules, roundSetup(table, seating), you));
    for (;;) {
      const view = round.view(stateOf(sitting), you);
      if (view.done || view.legal.length === 0) return sitting;
      const plain = rng.upTo(1) === 0 ? round.suggest(view) : null;
      sitting = act(round, sitting, plain ?? assertDefined(view.legal[rng.upTo(view.legal.length - 1)]).action);
    }
  }

  const everyRound = Array.from({ length: ROUNDS }, (_, at) => anyRound(at + 1));
  const found = advice
    ? await Promise.all(everyRound.map((sitting) => reviewRound(playing, sitting, advice, REST, DEALS)))
    : [];
  const all = found.flatMap(({ mistakes }, at) =>
    mistakes.map((mistake) => [mistake, assertDefined(everyRound[at])] as const),
  );

  test('only a game with decisions has mistakes, and not every move is one', () => {
    expect(all.length > 0).toBe(load.advice !== null);
    expect(found.some(({ fine }) => fine > 0)).toBe(load.advice !== null);
  });

  test('a move in the list is worse than the best by the margin and more than the error; the figure is the difference', () => {
    for (const [{ did, best, cost, error, choices, rule }] of all) {
      expect(cost).toBeGreaterThanOrEqual(MARGIN);
      expect(cost).toBeGreaterThan(error);
      expect(best.mean - did.mean).toBeCloseTo(cost, 9);
      expect(best.key).toBe(choices[0]?.key);
      expect(did.weighed.worth).toBeLessThan(best.weighed.worth);
      expect(game.ruleSections.flat()).toContain(rule);
    }
  });

  test('each was made, in its order, and each choice is legal', () => {
    for (const { mistakes, fine } of found) {
      const numbers = mistakes.map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(mistakes.length + fine);
    }
    for (const [{ at, did, choices }, { states, actions, you }] of all) {
      const done = assertDefined(actions[at]);
      expect(done.seat).toBe(you);
      expect(did.key).toBe(choices.find(({ key }) => key === did.key)?.key);
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
      for (const { weighed } of choices) expect(round.apply(states[at], weighed.action).ok).toBe(true);
    }
  });

  test('the same round is always judged alike', async () => {
    const [sitting] = everyRound;
    if (advice && sitting) expect(await reviewRound(playing, sitting, advice, REST, DEALS)).toEqual(found[0]);
  });

  test('cards that are dealt anew look the same to the seat', () => {
    if (advice?.chips.by !== 'playouts') return;
    const { redeal } = advice.chips;
    for (const { states, you } of everyRound) {
      for (const [at, state] of states.slice(0, -1).entries()) {
        const anew = redeal(state, you, makeRng(at));
        expect(round.view(anew, you)).toEqual(round.view(state, you));
        expect(round.seen(anew, you)).toEqual(round.seen(state, you));
      }
    }
  });

  test('each choice has its words, in both languages', () => {
    for (const [mistake, sitting] of all) {
      for (const one of playings) {
        for (const { weighed } of mistake.choices) {
          const label = labelOf(one, sitting, mistake.at, weighed.action);
          expect(label.text).toMatch(/^\p{Lu}/u);
          expect(insideLabel(label)).toMatch(/^[^\p{Lu}].*[^:]$/u);
        }
      }
    }
  });
});
