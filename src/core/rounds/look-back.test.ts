import { expect, test } from 'vitest';
import { assertDefined } from '../assert-defined.ts';
import type { Advice } from '../game/advice.ts';
import type { Action, Round, RoundEvent, Setup, TableView } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import { err, ok } from '../result.ts';
import { assessMove, isBest, isGood, lookBack, type ReviewedMove, weightiest } from './look-back.ts';

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
function weighing(worths: Readonly<Record<string, number>>, close = 0): Advice<RoundEvent, Action, View> {
  return {
    weigh: ({ legal }) => ({
      rule: 't-2',
      close,
      weighed: legal.flatMap(({ action }) => {
        const worth = worths[action.type];
        return worth === undefined ? [] : [{ action, worth, figures: {} }];
      }),
    }),
  };
}

/** The states of a round played along this path; each letter is a move. */
function moments(
  round: Round<Rules, Setup, string, Action, View>,
  path: string,
  advice: Advice<RoundEvent, Action, View> | null = null,
  keyOf: (at: number, action: Action) => string = (_, { type }) => type,
): (ReviewedMove | undefined)[] {
  const states = Array.from({ length: path.length + 1 }, (_, at) => path.slice(0, at));
  const actions = [...path].map((type, at): Action => {
    const seat = ['an', 'bình'].find((who) => round.legal(assertDefined(states[at]), who).length > 0) ?? '';
    return { type, seat };
  });
  return [...lookBack(round, advice, { states, actions }, 'an', keyOf)];
}

const told = ({ choices }: ReviewedMove) => choices.map(({ key, chips }) => `${key} ${chips}`);

/** An chooses x, y or z; Bình has the last word, and says m. */
const FLAT: Tree = { '': 'axyz', x: 'bmn', y: 'bmn', z: 'bmn' };
const ENDS = { xm: 1, xn: 9, ym: -2, yn: 9, zm: 4, zn: 9 };
const only = (found: readonly (ReviewedMove | undefined)[]) => assertDefined(found[0]);

test('every choice leads where the others plainly take it, the best first', () => {
  const found = moments(toy(FLAT, ENDS), 'xm');
  expect(found).toHaveLength(1);
  expect(told(only(found))).toEqual(['z 4', 'x 1', 'y -2']);
  expect(only(found)).toMatchObject({ at: 0, did: { key: 'x', chips: 1, weighed: null }, advice: null });
});

test('what was played on is what others plainly do, not what they did', () => {
  expect(only(moments(toy(FLAT, ENDS), 'xn')).did.chips).toBe(1);
});

test('the last mover too plays on plainly', () => {
  const tree = { '': 'axy', x: 'apq', y: 'apq' };
  const ends = { xp: 1, xq: 5, yp: 2, yq: 7 };
  expect(moments(toy(tree, ends), 'xq').map((one) => one && told(one))).toEqual([
    ['y 2', 'x 1'],
    ['q 5', 'p 1'],
  ]);
});

test('no moment: nothing to choose, or the same end whatever is done', () => {
  expect(moments(toy({ '': 'ax', x: 'bm' }, { xm: 1 }), 'xm')).toEqual([undefined]);
  expect(moments(toy(FLAT, { xm: 1, ym: 1, zm: 1 }), 'xm')).toEqual([undefined]);
});

test('others are not looked back at', () => {
  expect(moments(toy({ '': 'bxy', x: 'bmn', y: 'bmn' }, ENDS), 'xm')).toEqual([]);
});

test('the same end, but something was better on what was seen', () => {
  const same = { xm: 1, ym: 1, zm: 1 };
  expect(moments(toy(FLAT, same), 'xm', weighing({ x: 3, y: 2, z: 3 }))).toEqual([undefined]);
  expect(only(moments(toy(FLAT, same), 'ym', weighing({ x: 3, y: 2, z: 3 }))).advice).toEqual({
    rule: 't-2',
    close: 0,
  });
  expect(moments(toy(FLAT, same), 'ym', weighing({ x: 3, y: 2, z: 3 }, 1))).toEqual([undefined]);
});

test('by weight the best comes first, and of equals the one that ended best', () => {
  expect(told(only(moments(toy(FLAT, ENDS), 'xm', weighing({ x: 2, y: 2, z: 1 }))))).toEqual(['x 1', 'y -2', 'z 4']);
});

test('what is called alike is one choice: the one that was made', () => {
  const alike = (_: number, { type }: Action) => (type === 'z' ? 'z' : 'xy');
  const found = only(moments(toy(FLAT, ENDS), 'ym', weighing({ x: 5, y: 5, z: 1 }), alike));
  expect(told(found)).toEqual(['xy -2', 'z 4']);
  expect(found.did.action.type).toBe('y');
  expect(moments(toy(FLAT, ENDS), 'xm', null, () => 'all')).toEqual([undefined]);
});

test('what is not weighed is no choice beside what is', () => {
  expect(told(only(moments(toy(FLAT, ENDS), 'xm', weighing({ x: 2, y: 1 }))))).toEqual(['x 1', 'y -2']);
  expect(moments(toy(FLAT, ENDS), 'zm', weighing({ x: 2, y: 1 }))).toEqual([undefined]);
});

test('a choice whose round comes to no end is left out', () => {
  expect(told(only(moments(toy(FLAT, { xm: 1, ym: -2 }), 'xm')))).toEqual(['x 1', 'y -2']);
  const endless = {
    ...FLAT,
    z: 'bm',
    ...Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`z${'m'.repeat(at)}`, 'bm'])),
  };
  expect(told(only(moments(toy(endless, { xm: 1, ym: -2 }), 'xm')))).toEqual(['x 1', 'y -2']);
});

test.each([
  ['right', 'z', { x: 1, y: 1, z: 2 }, 'z', 0],
  ['unlucky', 'x', { x: 2, y: 1, z: 1 }, 'z', 3],
  ['mistake', 'y', { x: 2, y: 1, z: 1 }, 'x', 3],
  ['lucky', 'z', { x: 2, y: 1, z: 1 }, 'x', -3],
  ['uncounted', 'y', null, 'z', 6],
])('%s: luck and mistake are told apart', (type, did, worths, other, more) => {
  const moment = only(moments(toy(FLAT, ENDS), `${did}m`, worths && weighing(worths)));
  const judgement = assessMove(moment);
  expect([judgement.type, judgement.other.key, judgement.more]).toEqual([type, other, more]);
});

test('another choice is judged as what was done is; what is close is as good', () => {
  const moment = only(moments(toy(FLAT, ENDS), 'xm', weighing({ x: 2, y: 1.5, z: 1 }, 0.5)));
  expect(moment.choices.map((way) => [way.key, isGood(moment, way), assessMove(moment, way).type])).toEqual([
    ['x', true, 'unlucky'],
    ['y', true, 'unlucky'],
    ['z', false, 'lucky'],
  ]);
  expect(moment.choices.map((way) => isBest(moment, way))).toEqual([true, false, false]);
  const uncounted = only(moments(toy(FLAT, ENDS), 'xm'));
  expect(uncounted.choices.map((way) => [isGood(uncounted, way), isBest(uncounted, way)])).toEqual(
    Array.from({ length: 3 }, () => [undefined, false]),
  );
});

test('mistakes weigh most, then bad choices that cost nothing, then what would have brought most; in order of play', () => {
  const of = (did: string, worths: Readonly<Record<string, number>> | null, ends = ENDS) =>
    only(moments(toy(FLAT, ends), `${did}m`, worths && weighing(worths)));
  const mistake = of('y', { x: 2, y: 1, z: 1 });
  const worse = of('y', { x: 1, y: 1, z: 2 });
  const lucky = of('z', { x: 2, y: 1, z: 1 });
  const unlucky = of('x', { x: 2, y: 1, z: 1 });
  const uncounted = of('y', null);
  const right = of('z', { x: 1, y: 1, z: 2 });
  const swinging = of('z', { x: 1, y: 1, z: 2 }, { ...ENDS, ym: -60 });
  const all = [right, unlucky, lucky, swinging, mistake, uncounted, worse];
  const byWeight = [worse, mistake, lucky, uncounted, unlucky, swinging, right];
  for (const most of byWeight.keys()) {
    expect(weightiest(all, most)).toEqual(all.filter((one) => byWeight.slice(0, most).includes(one)));
  }
  expect(weightiest(all, 9)).toEqual(all);
});
