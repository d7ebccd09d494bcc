import type { Field } from './case.ts';
import type { Fault, Game } from './game.ts';
import type { Rules, Schema, SettingValue } from './house-rules.ts';
import { judge } from './judge.ts';
import type { Result } from './result.ts';
import type { Ruling, Step } from './ruling.ts';
import { sure } from './sure.ts';

/** A set of house-rule combinations that all give one outcome. */
export interface Branch<V, S extends Step> {
  /** For each setting that matters here, the values that lead here; a setting that is not named may have any. */
  readonly when: ReadonlyMap<string, readonly SettingValue[]>;
  readonly outcome: Result<Ruling<V, S>, Fault>;
}

export interface Branches<V, S extends Step> {
  /** Disjoint, and together every combination of all house rules. */
  readonly branches: readonly Branch<V, S>[];
  /** For each preset, the index of its branch. */
  readonly presets: ReadonlyMap<string, number>;
}

interface Choice {
  readonly key: string;
  index: number;
}

interface Leaf<V, S extends Step> {
  readonly path: readonly Choice[];
  readonly outcome: Result<Ruling<V, S>, Fault>;
  /** Equal verdicts have equal numbers. */
  readonly verdict: number;
}

/** A box of the settings' space: for each key the indices of its values, ascending. */
interface Box<V, S extends Step> {
  readonly when: ReadonlyMap<string, readonly number[]>;
  readonly leaf: Leaf<V, S>;
}

/**
 * Every way in which the house rules could decide these hands.
 *
 * The ruling is made with an object that records which settings it was asked for; each that was asked for is a fork.
 * So only the settings that matter are tried, not the full product, and what comes out is exact.
 */
export function branches<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
): Branches<V, S> {
  const boxes = joinBoxes(boxesOf(exploreLeaves(game, fields), 0, game.schema), game.schema);
  const found = boxes.map(({ when, leaf }) => ({
    when: new Map(
      Object.keys(game.schema).flatMap((key) => {
        const indices = when.get(key);
        const values = valuesOf(game.schema, key);
        return indices ? [[key, values.filter((_, i) => indices.includes(i))] as const] : [];
      }),
    ),
    outcome: leaf.outcome,
  }));
  const presets = new Map(
    Object.entries(game.presets).map(([name, rules]) => [
      name,
      found.findIndex((branch) => covers(branch.when, rules)),
    ]),
  );
  return { branches: found, presets };
}

/** Does this choice of rules fall into the branch? */
export function covers(when: Branch<unknown, Step>['when'], rules: Rules): boolean {
  for (const [key, values] of when) {
    const value = rules[key];
    if (value === undefined || !values.includes(value)) return false;
  }
  return true;
}

/** Runs the ruling once for each distinct sequence of answers, in the order of the values, like an odometer. */
function exploreLeaves<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
): Leaf<V, S>[] {
  const { schema } = game;
  const path: Choice[] = [];
  const rules = recordingRules(game, path);
  const leaves: Leaf<V, S>[] = [];
  const verdicts = new Map<string, number>();
  for (;;) {
    const outcome = judge(game, fields, rules);
    const text = JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);
    const verdict = verdicts.get(text) ?? verdicts.size;
    verdicts.set(text, verdict);
    leaves.push({ path: path.map(({ key, index }) => ({ key, index })), outcome, verdict });
    let last = path.at(-1);
    while (last && last.index === valuesOf(schema, last.key).length - 1) {
      path.pop();
      last = path.at(-1);
    }
    if (!last) return leaves;
    last.index++;
  }
}

/** Rules that answer from `path`, and add to it what it does not hold yet, with the first value. */
function recordingRules<R extends Rules>(game: Game<R>, path: Choice[]): R {
  return new Proxy(sure(game.presets[game.defaultPreset]), {
    get(_, key) {
      if (typeof key !== 'string' || !Object.hasOwn(game.schema, key)) return undefined;
      let choice = path.find((taken) => taken.key === key);
      if (!choice) {
        choice = { key, index: 0 };
        path.push(choice);
      }
      return valuesOf(game.schema, key)[choice.index];
    },
  });
}

/**
 * The leaves below one node of the decision tree as boxes; values whose subtrees are alike are put together. Leaves come in
 * the odometer's order, so those of one value stand side by side.
 */
function boxesOf<V, S extends Step>(leaves: readonly Leaf<V, S>[], depth: number, schema: Schema): Box<V, S>[] {
  const first = sure(leaves[0]);
  const key = first.path[depth]?.key;
  if (key === undefined) return [{ when: new Map(), leaf: first }];

  const groups = new Map<string, { values: number[]; boxes: Box<V, S>[] }>();
  let from = 0;
  for (const index of valuesOf(schema, key).keys()) {
    let to = from;
    while (to < leaves.length && sure(leaves[to]?.path[depth]).index === index) to++;
    const boxes = joinBoxes(boxesOf(leaves.slice(from, to), depth + 1, schema), schema);
    const alike = boxes.map(signature).join('\n');
    const group = groups.get(alike);
    if (group) group.values.push(index);
    else groups.set(alike, { values: [index], boxes });
    from = to;
  }
  if (groups.size === 1) return [...groups.values()].flatMap((group) => group.boxes);
  return [...groups.values()].flatMap(({ values, boxes }) =>
    boxes.map((box) => ({ leaf: box.leaf, when: new Map([[key, values], ...box.when]) })),
  );
}

function valuesOf(schema: Schema, key: string): readonly SettingValue[] {
  return sure(schema[key]).values;
}

function signature({ when, leaf }: Box<unknown, Step>): string {
  const parts = [...when].map(([key, values]) => `${key}=${values.join()}`).sort();
  return `${parts.join(';')}>${leaf.verdict}`;
}

/** Merges boxes with one verdict that differ in the values of a single setting, until no two do. */
function joinBoxes<V, S extends Step>(boxes: readonly Box<V, S>[], schema: Schema): Box<V, S>[] {
  const rest = [...boxes];
  for (let i = 0; i < rest.length; i++) {
    for (let j = i + 1; j < rest.length; j++) {
      const joined = join(sure(rest[i]), sure(rest[j]), schema);
      if (joined) {
        rest[i] = joined;
        rest.splice(j, 1);
        j = i;
      }
    }
  }
  return rest.length < boxes.length ? joinBoxes(rest, schema) : rest;
}

function join<V, S extends Step>(a: Box<V, S>, b: Box<V, S>, schema: Schema): Box<V, S> | undefined {
  if (a.leaf.verdict !== b.leaf.verdict || a.when.size !== b.when.size) return undefined;
  let odd: string | undefined;
  for (const [key, values] of a.when) {
    const others = b.when.get(key);
    if (!others) return undefined;
    if (values.join() === others.join()) continue;
    if (odd !== undefined) return undefined;
    odd = key;
  }
  // Disjoint boxes with the same keys differ in one of them at least.
  const key = sure(odd);
  const values = [a, b].flatMap((box) => sure(box.when.get(key))).sort((x, y) => x - y);
  const when = new Map(a.when);
  if (values.length === valuesOf(schema, key).length) when.delete(key);
  else when.set(key, values);
  return { leaf: a.leaf, when };
}
