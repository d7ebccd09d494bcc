import { describe, expect, test } from 'vitest';
import { testSetting } from '#testing/rule-sets.ts';
import type { Action, Round, RoundEvent, Setup } from '../game/round.ts';
import type { Rules, Schema, SettingValue } from '../house-rules.ts';
import { err, ok } from '../result.ts';
import { readDivergence } from './divergence.ts';

interface State {
  readonly rules: Rules;
  readonly log: readonly RoundEvent[];
}

interface Step extends Action {
  readonly type: 'step' | 'jump';
}

const event = (type: string): RoundEvent => ({ type, who: 'an', rule: 't-1' });
const step: Step = { type: 'step', seat: 'an' };

/**
 * A toy game: one seat, one step after another. House rules: `bell` rings after that step, `jump` is allowed from that step on,
 * `wall` stops the steps, `closed` deals nothing.
 */
const toy: Round<Rules, Setup, State, Step> = {
  deal: (rules) => (rules['closed'] ? err({ rule: 't-0' }) : ok({ rules, log: [event('deal')] })),
  legal: ({ rules, log }, seat) => {
    if (seat !== 'an') return [];
    return log.length > Number(rules['jump'])
      ? [{ action: step }, { action: { type: 'jump', seat } }]
      : [{ action: step }];
  },
  apply: (state, { type }) => {
    const { rules, log } = state;
    if (log.length > Number(rules['wall'])) return err({ rule: 't-2' });
    const rings = log.length === Number(rules['bell']);
    return ok({ ...state, log: [...log, event(type), ...(rings ? [event('bell')] : [])] });
  },
  view: (state, seat) => ({
    seat,
    rules: state.rules,
    seats: ['an', 'bình'].map((who) => ({ who, cards: [], net: 0 })),
    turn: state.log.length > 20 ? null : 'an',
    done: false,
    legal: [],
  }),
  result: () => null,
  log: ({ log }) => log,
  seen: ({ log }) => log,
  effect: () => ({}),
  nextSetup: (setup) => setup,
  suggest: () => null,
};

const PLAIN: Rules = { bell: 99, jump: 99, wall: 99, closed: false };
const schema: Schema = Object.fromEntries(Object.entries(PLAIN).map(([key, first]) => [key, testSetting([first])]));

/** So many steps under the plain rules and under rules with one setting changed. */
function read(key: string, to: SettingValue, steps: number, next?: Action, base = 'plain') {
  const actions = Array.from({ length: steps }, () => step);
  const witness = { base, setup: { seed: 1, players: [{ name: 'an' }] }, actions, ...(next ? { next } : {}) };
  return readDivergence({ schema, presets: { plain: PLAIN } }, toy, key, to, witness);
}

describe('readDivergence', () => {
  test('by what happens in one house only', () => {
    expect(read('bell', 2, 2)).toEqual(
      ok({
        before: [event('step'), event('step')],
        sides: [
          { rules: PLAIN, events: [], seat: 'an', options: [] },
          { rules: { ...PLAIN, bell: 2 }, events: [event('bell')], seat: 'an', options: [] },
        ],
      }),
    );
  });

  test('the other house goes on', () => {
    const found = read('bell', 2, 2, step);
    expect(found.ok && found.value.sides.map(({ events }) => events)).toEqual([[event('step')], [event('bell')]]);
  });

  test('by what may be done next in one house only', () => {
    const found = read('jump', 1, 1);
    expect(found).toMatchObject({ ok: true, value: { sides: [{ events: [] }, { events: [] }] } });
    expect(found.ok && found.value.sides.map(({ options }) => options.length)).toEqual([1, 2]);
  });

  test('at once, where already the deal tells them apart; the dealing is not told', () => {
    expect(read('jump', 0, 0)).toMatchObject({ ok: true, value: { before: [] } });
  });

  test('one house refuses: what one may do there, or does', () => {
    const sides = (next?: Action) => {
      const found = read('wall', 1, 2, next);
      return found.ok && found.value.sides.map(({ events, options }) => [events.length, options.length]);
    };
    expect(sides()).toEqual([
      [1, 0],
      [0, 1],
    ]);
    // The seat may not do that there either.
    expect(sides(step)).toEqual(sides());
  });

  test('nobody is left to do anything', () => {
    expect(read('wall', 20, 21)).toMatchObject({ ok: true, value: { sides: [{}, { seat: '' }] } });
  });

  test('a short run is told whole, of a long one the last things', () => {
    const told = (steps: number) => {
      const found = read('bell', steps, steps);
      return found.ok && found.value.before.length;
    };
    expect([told(4), told(5), told(6), told(12)]).toEqual([4, 5, 3, 3]);
  });

  test.each([
    ['parts nobody', 'bell', 2, 1],
    ['the houses part before action 3', 'bell', 2, 3],
    ['a house does not allow action 2', 'wall', 1, 3],
    ['parts nobody', 'wall', 1, 1],
    ['cannot be dealt in both houses', 'closed', true, 0],
    ['there is no such setting, or no such preset', 'well', 1, 0],
  ])('%s: %s=%s after %i', (fault, key, to, steps) => {
    expect(read(key, to, steps)).toEqual(err(fault));
  });

  test('no such preset, and what both refuse', () => {
    expect(read('bell', 2, 2, undefined, 'strange').ok).toBe(false);
    const both = { schema, presets: { plain: { ...PLAIN, wall: 0 } } };
    const witness = { base: 'plain', setup: { seed: 1, players: [] }, actions: [step] };
    expect(readDivergence(both, toy, 'bell', 1, witness)).toEqual(err('parts nobody'));
  });
});
