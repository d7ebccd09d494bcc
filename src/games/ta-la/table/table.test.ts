import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng } from '#core/random/rng.ts';
import { assertOk } from '#testing/results.ts';
import { runs } from '#testing/runs.ts';
import { round, type TaLaState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { table as en } from '../words/en/round.ts';
import { table as vi } from '../words/vi/round.ts';

const PLAYERS = ['an', 'binh', 'chi', 'dung'].map((name) => ({ name }));

/** A round under the simple policy, to its end. */
function played(seed: number): TaLaState {
  const rng = makeRng(seed);
  const setup = { seed: rng.upTo(1_000_000), players: PLAYERS, dealer: 'an', lastWinner: null };
  let state = assertOk(round.deal(anyRules(rng), setup));
  while (state.turn !== null) {
    state = assertOk(round.apply(state, assertDefined(round.suggest(round.view(state, state.turn)))));
  }
  return state;
}

test('two places with equal points say who laid down first; no others do (tl-tie)', () => {
  let ties = 0;
  for (let seed = 1; seed <= runs(400); seed++) {
    const state = played(seed);
    const [inVi, inEn] = [vi, en].map((table) => table.ending(round.view(state, 'an'), round.log(state)).places);
    const places = round.log(state).filter((event) => event.type === 'place');
    const counted = places.filter(({ rule }) => rule === 'tl-rank');
    for (const [i, { who, points, rule }] of places.entries()) {
      const even = counted.filter((one) => one.points === points);
      const texts = [inVi?.[i]?.text, inEn?.[i]?.text].map(assertDefined);
      const said = texts.map((text) => / (hạ|laid) (trước|before|sau|after) (.+)$/.exec(text)?.slice(2));
      if (rule !== 'tl-rank' || even.length < 2) {
        expect(said).toEqual([undefined, undefined]);
        continue;
      }
      const first = even[0]?.who === who;
      expect(said.map((one) => one?.[0])).toEqual(first ? ['trước', 'before'] : ['sau', 'after']);
      ties++;
    }
  }
  expect(ties).toBeGreaterThan(3);
});
