/** Looking back at random rounds of every game: each discussed move was made, and each choice ends as stated. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { LANGS } from '#core/lang.ts';
import { makeRng } from '#core/random/rng.ts';
import { assessMove, isGood, type ReviewedMove, weightiest } from '#core/rounds/look-back.ts';
import { GAMES } from '#games/index.ts';
import { runs } from '#testing/runs.ts';
import { loaded } from '../../loading/loaded.ts';
import { firstTable } from '../first.ts';
import { loadPlaying, type Playing } from '../shown.ts';
import { act, roundSetup, type Sitting, seatNames, sitDown, stateOf } from '../sitting.ts';
import { findReviewedMoves, insideLabel, labelOf, rulesToPractise, sorted } from './moments.ts';

const ROUNDS = runs(8);
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
  const found = await Promise.all(everyRound.map((sitting) => findReviewedMoves(playing, sitting, advice, REST)));
  const all = found.flatMap((moments, at) => moments.map((moment) => [moment, assertDefined(everyRound[at])] as const));

  test('moves that mattered are found, and each choice once', () => {
    if (!load.advice) {
      expect(all).toEqual([]);
      return;
    }
    expect(all.length).toBeGreaterThan(0);
    for (const [moment, { states, actions, you }] of all) {
      const { at, did, choices } = moment;
      expect(actions[at]).toEqual(did.action);
      expect(did.action.seat).toBe(you);
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
      for (const { action } of choices) expect(round.apply(states[at], action).ok).toBe(true);
      const differs = choices.some(({ chips }) => chips !== did.chips);
      expect(differs || isGood(moment, did) === false).toBe(true);
    }
  });

  test('the last choice ended as the round did', () => {
    for (const sitting of everyRound) {
      const { actions, states, you } = sitting;
      const last = actions.findLastIndex(
        ({ seat }, at) =>
          seat === you && round.view(states[at], you).turn === you && round.legal(states[at], you).length > 1,
      );
      const moment = all.find(([one, its]) => its === sitting && one.at === last)?.[0];
      if (moment) expect(moment.did.chips).toBe(round.result(stateOf(sitting))?.get(you));
    }
  });

  test('a better choice comes before a worse one, and nothing is judged that is not weighed', () => {
    for (const [moment] of all) {
      const worths = moment.choices.map(({ weighed }) => weighed?.worth);
      if (!moment.advice) {
        expect(new Set(worths)).toEqual(new Set([undefined]));
        expect(assessMove(moment).type).toBe('uncounted');
        continue;
      }
      expect(game.ruleSections.flat()).toContain(moment.advice.rule);
      expect(worths).toEqual(worths.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
      const { type, more, other } = assessMove(moment);
      expect(type).toBe(isGood(moment, moment.did) ? (more > 0 ? 'unlucky' : 'right') : more > 0 ? 'mistake' : 'lucky');
      expect(more).toBe(other.chips - moment.did.chips);
    }
  });

  test('what was done and what was tried are always told', () => {
    for (const [moment] of all) {
      for (const tried of moment.choices) {
        const { told, folded } = sorted(moment, tried);
        expect([...told, ...folded].map(({ key }) => key).toSorted()).toEqual(
          moment.choices.map(({ key }) => key).toSorted(),
        );
        expect(told).toContain(moment.choices[0]);
        expect(told).toContain(moment.did);
        expect(told).toContain(tried);
        expect(told.length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('each choice has its words, in both languages', () => {
    for (const [moment, sitting] of all) {
      for (const one of playings) {
        for (const { action } of moment.choices) {
          const label = labelOf(one, sitting, moment.at, action);
          expect(label.text).toMatch(/^\p{Lu}/u);
          expect(insideLabel(label)).toMatch(/^[^\p{Lu}].*[^:]$/u);
        }
      }
    }
  });

  test('of many the weightiest are spoken of, in order; mistakes are never left out for less', () => {
    const isMistake = (moment: ReviewedMove) => assessMove(moment).type === 'mistake';
    for (const moments of found) {
      const few = weightiest(moments, 2);
      expect(few).toEqual(moments.filter((moment) => few.includes(moment)));
      expect(few.length).toBe(Math.min(2, moments.length));
      expect(few.filter(isMistake).length).toBe(Math.min(2, moments.filter(isMistake).length));
    }
  });

  test('who chose badly is given the rule', () => {
    for (const moments of found) {
      const wrong = moments.filter((moment) => isGood(moment, moment.did) === false);
      expect(rulesToPractise(moments)).toEqual([...new Set(wrong.map(({ advice: its }) => its?.rule))]);
    }
  });
});
