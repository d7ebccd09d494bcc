import { expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyOption, type Choose } from '#testing/effect.ts';
import { testNoEffect } from '#testing/no-effect.ts';
import { decide } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { isTwo } from '../engine/ranks.ts';
import { PRESETS } from '../engine/rules.ts';
import { round, type SamAction, type SamSetup } from '../round/index.ts';
import { anyDeal, anyFields, anyRules } from '../testing/cases.ts';
import { CONFLICTS, NO_EFFECT } from './no-effect.ts';

/** Nobody but the leader plays, and he keeps his 2s: a hand of nothing but 2s is left at the end. */
const docile: Choose = (options, rng) => {
  const quiet = options.find(({ action }) => action.type === 'silent' || action.type === 'pass');
  const low = options.filter(({ action }) => 'cards' in action && !holdsTwo(action.cards));
  return quiet ?? low[rng.upTo(low.length - 1)] ?? anyOption(options, rng);
};

function holdsTwo(cards: unknown): boolean {
  return Array.isArray(cards) && ALL_CARDS.some((card) => isTwo(card) && cards.includes(card));
}

testNoEffect({
  game,
  round,
  noEffect: NO_EFFECT,
  conflicts: CONFLICTS,
  fields: (rng, rules) => anyFields(rng, { ...PRESETS['mien-bac'], ...rules }),
  setup: (rng) => ({
    seed: rng.upTo(2 ** 30),
    players: ['an', 'binh', 'chi'].map((name) => ({ name })),
    lastWinner: rng.upTo(1) === 0 ? 'chi' : null,
  }),
  tables: [docile, docile],
  told: ['sam-thoi-unpaid', 'sam-no-dragon'],
});

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
