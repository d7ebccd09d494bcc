import { describe, expect, test } from 'vitest';
import type { Action, Round, RoundEvent, Setup } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import { err, ok } from '../result.ts';
import { findDivergence, type Players, partAlong } from './divergence.ts';

interface State {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly log: readonly RoundEvent[];
}

interface Step extends Action {
  readonly type: 'step' | 'jump';
}

const events = (who: string, type: string): RoundEvent => ({ type, who, rule: 't-1' });

/**
 * A toy: one seat, one step after another. House rules: `bell` rings at that step, `jump` is allowed from that step on,
 * `closed` seeds are not dealt, `wall` stops the steps.
 */
const toy: Round<Rules, Setup, State, Step> = {
  deal: (rules, setup) =>
    setup.seed === rules.closed ? err({ rule: 't-0' }) : ok({ rules, setup, log: [events('an', 'deal')] }),
  legal: ({ rules, log }, seat) => {
    if (seat !== 'an') return [];
    const step = { action: { type: 'step', seat } } as const;
    return log.length > Number(rules.jump) ? [step, { action: { type: 'jump', seat } }] : [step];
  },
  apply: (state, { seat, type }) => {
    const { rules, setup, log } = state;
    const at = log.length;
    if (at > Number(rules.wall)) return err({ rule: 't-2' });
    const rings = at + setup.seed === Number(rules.bell);
    return ok({ ...state, log: [...log, events(seat, type), ...(rings ? [events(seat, 'bell')] : [])] });
  },
  view: (state, seat) => ({
    seat,
    rules: state.rules,
    seats: ['an', 'binh'].map((who) => ({ who, cards: [], net: 0 })),
    turn: 'an',
    done: false,
    legal: toy.legal(state, seat),
  }),
  result: () => null,
  log: ({ log }) => log,
  seen: ({ log }) => log,
  effect: () => ({}),
  kind: ({ type }) => (type === 'deal' ? type : 'play'),
  nextSetup: (setup) => setup,
  suggest: () => null,
};

const HOUSE: Rules = { bell: 99, jump: 99, wall: 99, closed: 99 };
const setupOf = (seed: number): Setup => ({ seed, players: [{ name: 'an' }] });
const part = (first: Partial<Rules>, second: Partial<Rules>, seeds: readonly number[], longest: number) =>
  findDivergence(toy, seeds.map(setupOf), [house(first), house(second)], longest);
const house = (change: Partial<Rules>): Rules => ({ ...HOUSE, ...definedOf(change) });

function definedOf(change: Partial<Rules>): Rules {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

describe('findDivergence', () => {
  test('by what happens in one house only', () => {
    const found = part({ bell: 2 }, {}, [0], 3);
    expect(found?.actions).toHaveLength(2);
    expect(found?.before).toEqual([events('an', 'step'), events('an', 'step')]);
    expect(found?.sides).toEqual([
      { rules: house({ bell: 2 }), events: [events('an', 'bell')], seat: 'an', options: [] },
      { rules: HOUSE, events: [], seat: 'an', options: [] },
    ]);
  });

  test('the same, whichever house comes first', () => {
    expect(part({}, { bell: 2 }, [0], 3)?.sides.map((side) => side.events.length)).toEqual([0, 1]);
  });

  test('by what may be done next in one house only', () => {
    const found = part({ jump: 1 }, {}, [0], 3);
    expect(found?.actions).toEqual([{ type: 'step', seat: 'an' }]);
    expect(found?.sides.map(({ events: happened, options }) => [happened.length, options.length])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(found?.sides.map(({ seat }) => seat)).toEqual(['an', 'an']);
  });

  test('at once, where already the deal tells them apart; the dealing is not told', () => {
    expect(part({ jump: 0 }, {}, [0], 0)).toMatchObject({ actions: [], before: [] });
  });

  test('the fewest actions, then the first of the setups', () => {
    // From seed 1 on the bell rings a step earlier.
    expect(part({ bell: 3 }, {}, [0, 1, 2], 5)?.setup.seed).toBe(2);
    expect(part({ jump: 1 }, {}, [2, 1, 0], 5)?.setup.seed).toBe(2);
  });

  test('nothing, where it would take more actions than are tried', () => {
    expect(part({ bell: 2 }, {}, [0], 1)).toBeUndefined();
  });

  test('a setup or an action that one house refuses is left out', () => {
    expect(part({ bell: 3, closed: 2 }, {}, [0, 1, 2], 5)?.setup.seed).toBe(1);
    expect(part({ bell: 3, wall: 1 }, {}, [0], 5)).toBeUndefined();
  });
});

describe('partAlong', () => {
  /** Everybody steps until so many things have happened. */
  const upTo = (most: number): Players => ({
    choose: ({ log }: State) => (log.length < most ? { type: 'step', seat: 'an' } : null),
  });
  const along = (first: Partial<Rules>, second: Partial<Rules>, { most = 9, seed = 0, told = 9, round = toy } = {}) =>
    partAlong(round, setupOf(seed), [house(first), house(second)], upTo(most), told);

  const step = { action: { type: 'step', seat: 'an' } };

  test('by what happens in one house only; the other plays one action further', () => {
    const found = along({ bell: 2 }, {});
    expect(found?.setup).toEqual(setupOf(0));
    expect(found?.actions).toEqual([step.action, step.action]);
    expect(found?.before).toEqual([events('an', 'step'), events('an', 'step')]);
    expect(found?.sides).toEqual([
      { rules: house({ bell: 2 }), events: [events('an', 'bell')], seat: 'an', options: [] },
      { rules: HOUSE, events: [events('an', 'step')], seat: 'an', options: [] },
    ]);
  });

  test('the same, whichever house comes first', () => {
    const types = along({}, { bell: 2 })?.sides.map((side) => side.events.map(({ type }) => type));
    expect(types).toEqual([['step'], ['bell']]);
  });

  test('different things happen in both', () => {
    // The one house rings at once, and again never; the other a step later.
    const types = along({ bell: 1 }, { bell: 2 })?.sides.map((side) => side.events.map(({ type }) => type));
    expect(types).toEqual([['bell'], ['step']]);
  });

  test('what one may do, where nobody does anything more', () => {
    expect(along({ bell: 2 }, {}, { most: 3 })?.sides[1]).toEqual({
      rules: HOUSE,
      events: [],
      seat: 'an',
      options: [step],
    });
    const ended: typeof toy = { ...toy, view: (state, seat) => ({ ...toy.view(state, seat), turn: null }) };
    expect(along({ bell: 2 }, {}, { most: 3, round: ended })?.sides[1]).toEqual({
      rules: HOUSE,
      events: [],
      seat: '',
      options: [],
    });
  });

  test('one house refuses: what one may do there, what happened in the other', () => {
    const found = along({ wall: 1 }, {});
    expect(found?.actions).toHaveLength(2);
    expect(found?.before).toEqual([events('an', 'step')]);
    expect(found?.sides).toEqual([
      { rules: house({ wall: 1 }), events: [], seat: 'an', options: [step] },
      { rules: HOUSE, events: [events('an', 'step')], seat: 'an', options: [] },
    ]);
    expect(along({}, { wall: 1 })?.sides.map((side) => side.events.length)).toEqual([1, 0]);
  });

  test('so many of the events before are told, the last ones', () => {
    const types = along({ bell: 4 }, {}, { told: 2 })?.before.map(({ type }) => type);
    expect(types).toEqual(['step', 'step']);
  });

  test('nothing, where the round ends alike, or cannot be dealt', () => {
    expect(along({ jump: 1 }, {})).toBeUndefined();
    expect(along({ bell: 2 }, {}, { most: 2 })).toBeUndefined();
    expect(along({ bell: 2, closed: 3 }, {}, { seed: 3 })).toBeUndefined();
    expect(along({ bell: 2 }, { closed: 3 }, { seed: 3 })).toBeUndefined();
  });
});
