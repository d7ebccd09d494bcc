import { describe, expect, test } from 'vitest';
import { assertDefined } from '../assert-defined.ts';
import type { Advice, InChips } from '../game/advice.ts';
import type { Action, Round, RoundEvent, Setup, TableView } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import { err, ok } from '../result.ts';
import { type Finding, gradeOf, lookBack, type Mistake } from './look-back.ts';

/**
 * The legal moves at each place: the first letter is the seat to move, the plain move comes first. A path is the moves so far.
 */
type Tree = Readonly<Record<string, string>>;

interface View extends TableView {
  readonly path: string;
}

/** A toy game: rounds are paths through a tree whose leaves hold An's chips. */
function toy(tree: Tree, chips: Readonly<Record<string, number>>): Round<Rules, Setup, string, Action, View> {
  const moves = (path: string, seat: string): readonly Action[] => {
    const [who = '', ...types] = tree[path] ?? '';
    return who === seat.charAt(0) ? types.map((type) => ({ type, seat })) : [];
  };
  const WHO: Readonly<Record<string, string>> = { a: 'an', b: 'bình' };
  return {
    deal: () => ok(''),
    legal: (path, seat) => moves(path, seat).map((action) => ({ action })),
    apply: (path, { seat, type }) =>
      moves(path, seat).some((one) => one.type === type) ? ok(path + type) : err({ rule: 't-1' }),
    view: (path, seat) => ({
      path,
      seat,
      rules: {},
      seats: ['an', 'bình'].map((who) => ({ who, cards: [], net: 0 })),
      turn: WHO[tree[path]?.charAt(0) ?? ''] ?? null,
      done: path in chips,
      legal: moves(path, seat).map((action) => ({ action })),
    }),
    result: (path) => {
      const end = chips[path];
      return end === undefined ? null : new Map([['an', end]]);
    },
    log: () => [],
    seen: () => [],
    effect: () => ({}),
    nextSetup: (setup) => setup,
    suggest: ({ path, seat }) => moves(path, seat)[0] ?? null,
  };
}

/** Weighs a move by its letter; without a weight it is not weighed. */
function weighing(
  worths: Readonly<Record<string, number>>,
  close = 0,
  chips: InChips<Action, View, string> = { by: 'worth', unit: () => 2 },
): Advice<RoundEvent, Action, View, string> {
  return {
    chips,
    weigh: ({ legal }) => {
      const weighed = legal.flatMap(({ action }) => {
        const worth = worths[action.type];
        return worth === undefined ? [] : [{ action, worth, figures: {} }];
      });
      return weighed.length === 0 ? null : { rule: 't-2', close, weighed };
    },
  };
}

/** What is found in a round played along this path; each letter is a move. */
function findings(
  round: Round<Rules, Setup, string, Action, View>,
  path: string,
  advice: Advice<RoundEvent, Action, View, string>,
  keyOf: (at: number, action: Action) => string = (_, { type }) => type,
): Finding[] {
  const states = Array.from({ length: path.length + 1 }, (_, at) => path.slice(0, at));
  const actions = [...path].map((type, at): Action => {
    const seat = ['an', 'bình'].find((who) => round.legal(assertDefined(states[at]), who).length > 0) ?? '';
    return { type, seat };
  });
  return [...lookBack(round, advice, { setup: { seed: 1 }, states, actions }, 'an', keyOf)];
}

const types = (found: readonly Finding[]) => found.map(({ type }) => type).filter((type) => type !== 'counting');
const only = (found: readonly Finding[]): Mistake =>
  assertDefined(found.flatMap((one) => (one.type === 'mistake' ? [one.mistake] : []))[0]);

/** An chooses x, y or z; Bình has the last word, and says m. */
const FLAT: Tree = { '': 'axyz', x: 'bmn', y: 'bmn', z: 'bmn' };
const ENDS = { xm: 1, xn: 9, ym: -2, yn: 9, zm: 4, zn: 9 };
const round = toy(FLAT, ENDS);

test('a mistake: the better move, and what it costs by what could be seen, whatever came of it', () => {
  const found = findings(round, 'zn', weighing({ x: 2, y: 1, z: 0.8 }));
  expect(types(found)).toEqual(['mistake']);
  expect(only(found)).toMatchObject({
    at: 0,
    number: 1,
    did: { key: 'z', mean: 1.6, chips: 4 },
    best: { key: 'x', mean: 4, chips: 1 },
    cost: 2.4,
    error: 0,
    rule: 't-2',
  });
});

test('no mistake: the best, what is as good, and what costs less than the margin', () => {
  expect(types(findings(round, 'xm', weighing({ x: 2, y: 1, z: 1 })))).toEqual(['fine']);
  expect(types(findings(round, 'ym', weighing({ x: 2, y: 1.5, z: 1 }, 0.5)))).toEqual(['fine']);
  expect(types(findings(round, 'ym', weighing({ x: 2, y: 1.87, z: 1 })))).toEqual(['fine']);
  expect(types(findings(round, 'ym', weighing({ x: 2, y: 1.84, z: 1 })))).toEqual(['mistake']);
});

test('nothing is said where there is nothing to choose, nothing weighed, or another moves', () => {
  expect(findings(toy({ '': 'ax', x: 'bm' }, { xm: 1 }), 'xm', weighing({ x: 1 }))).toEqual([]);
  expect(findings(round, 'xm', weighing({}))).toEqual([]);
  expect(findings(round, 'zm', weighing({ x: 2, y: 1 }))).toEqual([]);
  expect(findings(round, 'xm', weighing({ x: 2, y: 1, z: 0 }), () => 'all')).toEqual([]);
  expect(findings(toy({ '': 'bxy', x: 'bmn', y: 'bmn' }, ENDS), 'xm', weighing({ x: 0, y: 9 }))).toEqual([]);
});

test('what is called alike is one choice, worth as much as the best of it', () => {
  const alike = (_: number, { type }: Action) => (type === 'z' ? 'z' : 'xy');
  expect(types(findings(round, 'ym', weighing({ x: 5, y: 1, z: 2 }), alike))).toEqual(['fine']);
  expect(only(findings(round, 'zm', weighing({ x: 5, y: 1, z: 2 }), alike)).choices.map(({ key }) => key)).toEqual([
    'xy',
    'z',
  ]);
});

test('the choices are graded for another try', () => {
  const mistake = only(findings(round, 'zm', weighing({ x: 2, y: 1.7, z: 1 }, 0.5)));
  expect(mistake.choices.map((choice) => [choice.key, gradeOf(mistake, choice)])).toEqual([
    ['x', 'best'],
    ['y', 'fine'],
    ['z', 'worse'],
  ]);
});

describe('by playouts', () => {
  const dealtAnew = { by: 'playouts', redeal: (state: string) => state } as const;

  test('both moves are played on plainly from each deal, and the last mover too', () => {
    const found = findings(round, 'ym', weighing({ x: 2, y: 1, z: 1 }, 0, dealtAnew));
    expect(only(found)).toMatchObject({ did: { mean: -2 }, best: { mean: 1 }, cost: 3, error: 0 });
    const tree = { '': 'axy', x: 'apq', y: 'apq' };
    const last = findings(
      toy(tree, { xp: 1, xq: 5, yp: 2, yq: 7 }),
      'xq',
      weighing({ x: 1, y: 2, p: 1, q: 1 }, 0, dealtAnew),
    );
    expect(only(last)).toMatchObject({ at: 0, did: { mean: 1 }, best: { mean: 2 }, cost: 1 });
  });

  test('what another move would not improve is no mistake, whatever the advice says', () => {
    expect(types(findings(round, 'zm', weighing({ x: 2, y: 1, z: 1 }, 0, dealtAnew)))).toEqual(['fine']);
  });

  test('a difference within the error of the count is no mistake', () => {
    // Half of the deals end otherwise: the mean is half a chip better, give or take more than that.
    const swinging = { '': 'axy', x: 'bmn', y: 'bmn', r: 'axy', rx: 'bm', ry: 'bm' };
    const ends = { xm: 0, ym: 9, rxm: 8, rym: 0 };
    const redeal = (_: string, __: string, rng: Rng) => (rng.upTo(1) === 0 ? '' : 'r');
    const found = findings(toy(swinging, ends), 'xm', weighing({ x: 1, y: 2 }, 0, { by: 'playouts', redeal }));
    expect(types(found)).toEqual(['fine']);
    expect(found.length).toBeGreaterThan(1);
  });

  test('where no deal comes to an end nothing is blamed', () => {
    expect(types(findings(toy(FLAT, {}), 'ym', weighing({ x: 2, y: 1, z: 1 }, 0, dealtAnew)))).toEqual(['fine']);
  });
});
