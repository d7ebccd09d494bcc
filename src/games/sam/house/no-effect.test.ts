/** The result of conflicts in which every setting still has an effect. */

import { expect, test } from 'vitest';
import { makeRng } from '#core/random/rng.ts';
import { decide } from '../engine/decide.ts';
import { PRESETS } from '../engine/rules.ts';
import { round, type SamAction, type SamSetup } from '../round/index.ts';
import { anyDeal, anyRules } from '../testing/cases.ts';
import { docile } from '../testing/rounds.ts';

test('where nobody pays, a thối is not paid either: nobody wins, and no chips move', () => {
  const rules = { ...PRESETS['mien-bac'], payout: 'none', instantWins: 'none' } as const;
  let spoilt = 0;
  for (let seed = 0; seed < 400; seed++) {
    const rng = makeRng(seed);
    const setup: SamSetup = { seed, players: ['an', 'binh', 'chi'].map((name) => ({ name })), lastWinner: null };
    const dealt = round.deal(rules, setup);
    let state = dealt.ok ? dealt.value : undefined;
    while (state && round.result(state) === null) {
      const now = state;
      const options = setup.players.flatMap(({ name }) => round.legal(now, name));
      const chosen = docile(options, rng);
      const action: SamAction | undefined = options.find((option) => option === chosen)?.action;
      const next = action && round.apply(now, action);
      state = next?.ok ? next.value : undefined;
    }
    if (!state) throw new Error('the round does not end');
    expect([...(round.result(state)?.values() ?? [])].every((chips) => chips === 0)).toBe(true);
    if (round.log(state).some(({ type }) => type === 'thoi')) spoilt++;
  }
  expect(spoilt).toBeGreaterThan(0);
});

test('without 2s in runs, 40 cards make no sảnh rồng', () => {
  const rng = makeRng(5);
  for (let n = 0; n < 5_000; n++) {
    const rules = { ...anyRules(rng), deck: 40, runs: 'no-two' } as const;
    const { verdict } = decide(anyDeal(rng, rules), rules);
    expect(verdict.kind === 'deal' && verdict.instantWin).not.toBe('sanh-rong');
  }
});
