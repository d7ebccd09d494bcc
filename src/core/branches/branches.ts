import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import type { Fault, Game } from '../game/game.ts';
import { allowedValues, type Rules, type SettingValue } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { ok, type Result } from '../result.ts';
import type { Ruling, Step } from '../ruling.ts';
import { boxesOf } from './boxes.ts';
import { type Diagram, type Diagrams, diagrams, memo } from './diagram.ts';
import { explore, outcomeUnder, type Tree } from './explore.ts';

/** A set of house-rule combinations that all give one verdict. */
export interface Branch<V, S extends Step> {
  /** For each setting that matters in this branch its allowed values; a setting that is not named may have any. */
  readonly when: ReadonlyMap<string, readonly SettingValue[]>;
  /**
   * The ruling under the branch's first rule set: the one with the first allowed value of each setting. Verdict and fault hold
   * for the whole branch; the reasons are those of the first, other rule sets may reach the same verdict by other steps.
   */
  readonly outcome: Result<Ruling<V, S>, Fault>;
}

export interface Branches<V, S extends Step> {
  /** Disjoint branches that together cover every combination of house rules. */
  readonly branches: readonly Branch<V, S>[];
  /** For each preset, the index of its branch. */
  readonly presets: ReadonlyMap<string, number>;
}

/**
 * Every way in which the house rules could decide these hands. The result is exact, though only the settings that a ruling reads
 * are tried and not the full product; branches with one verdict are merged where one condition can describe them.
 */
export function branches<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
): Branches<V, S> {
  const settings = Object.entries(game.schema).map(([key, setting]) => ({ key, values: allowedValues(setting) }));
  const sizes = settings.map(({ values }) => values.length);
  const { diagram, outcomeIn } = explored(game, fields);
  const choices = new Map<number, readonly SettingValue[]>();
  const found = boxesOf(diagram, sizes).map(({ allowed }) => {
    const when = new Map<string, readonly SettingValue[]>();
    for (let place = 0; place < settings.length; place++) {
      const { key, values } = assertDefined(settings[place]);
      const bits = assertDefined(allowed[place]);
      if (bits === 2 ** values.length - 1) continue;
      const some = memo(choices, place * 2 ** 31 + bits, () => values.filter((_, value) => bits & (1 << value)));
      when.set(key, some);
    }
    return { when, outcome: outcomeIn(allowed.map(firstOf)) };
  });
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

/** The index of the first allowed value; the allowed values are given as bits. */
const firstOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

interface Explored<V, S extends Step> {
  /** A leaf for each verdict and each fault. */
  readonly diagram: Diagram;
  /** The outcome under one rule set, given as the indices of its values. */
  outcomeIn(house: readonly number[]): Result<Ruling<V, S>, Fault>;
}

/**
 * The diagram of these hands. Independent settlements are explored separately, so that the work adds up instead of multiplying.
 */
function explored<R extends Rules, V, S extends Step>(game: Game<R, V, S>, fields: readonly Field[]): Explored<V, S> {
  const make = diagrams();
  const { settlement } = game;
  if (!settlement) {
    const tree = explore(game, fields);
    return { diagram: diagramOf(tree, make), outcomeIn: (house) => outcomeUnder(tree, house) };
  }
  const rulesIn = rulesOf(game);
  const trees = settlement.splitSettlements(fields).map((part) => explore(game, part));
  // A player whose verdict depends on the rule sets in the same way as another's adds no new distinction.
  const parts = new Set(trees.map((tree) => diagramOf(tree, make)));
  return {
    diagram: [...parts].reduce(make.both, make.leaf(0)),
    outcomeIn(house) {
      const settled = trees.flatMap((tree) => {
        const outcome = outcomeUnder(tree, house);
        return outcome.ok ? outcome.value : [];
      });
      const all = settled.length > 0 && settled.length === trees.length;
      return all ? ok(settlement.mergeSettlements(settled)) : judge(game, fields, rulesIn(house));
    },
  };
}

/** Leaves are numbered in order of discovery, so that trees with the same partition of rule sets give the same diagram. */
function diagramOf(tree: Tree<unknown, Step>, make: Diagrams, numbers: Map<string, number> = new Map()): Diagram {
  if (tree.setting !== null) {
    return make.fork(
      tree.setting,
      tree.children.map((way) => diagramOf(way, make, numbers)),
    );
  }
  const { outcome } = tree;
  const said = JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);
  const number = numbers.get(said) ?? numbers.size;
  numbers.set(said, number);
  return make.leaf(number);
}

/** Makes the rules of a rule set from the indices of its values. */
function rulesOf<R extends Rules>({ schema, presets, defaultPreset }: Game<R>): (house: readonly number[]) => R {
  const settings = Object.entries(schema).map(([key, setting]) => ({ key, values: allowedValues(setting) }));
  const base = assertDefined(presets[defaultPreset]);
  return (house) => {
    const chosen: Record<string, SettingValue> = {};
    for (let place = 0; place < settings.length; place++) {
      const { key, values } = assertDefined(settings[place]);
      chosen[key] = assertDefined(values[assertDefined(house[place])]);
    }
    return Object.assign({ ...base }, chosen);
  };
}
