import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import type { Fault, Game } from '../game/game.ts';
import { allowedValues, type Rules, type SettingValue } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { ok, type Result } from '../result.ts';
import type { Ruling, Step } from '../ruling.ts';
import { boxesOf } from './boxes.ts';
import { type Diagram, type Diagrams, diagrams, kept } from './diagram.ts';
import { explore, outcomeUnder, type Tree } from './explore.ts';

/** A set of house-rule combinations that all give one verdict. */
export interface Branch<V, S extends Step> {
  /** For each setting that matters here, the values that lead here; a setting that is not named may have any. */
  readonly when: ReadonlyMap<string, readonly SettingValue[]>;
  /**
   * What the branch's first house gives: the one with the first value that the branch allows for each setting. Verdict and
   * fault are those of all its houses; the reasons are those of the first, others may come to the same in another way.
   */
  readonly outcome: Result<Ruling<V, S>, Fault>;
}

export interface Branches<V, S extends Step> {
  /** Disjoint, and together every combination of all house rules. */
  readonly branches: readonly Branch<V, S>[];
  /** For each preset, the index of its branch. */
  readonly presets: ReadonlyMap<string, number>;
}

/**
 * Every way in which the house rules could decide these hands. What comes out is exact, though only the settings that a
 * ruling asks for are tried and not the full product; branches with one verdict are merged where one condition says it.
 */
export function branches<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
): Branches<V, S> {
  const settings = Object.entries(game.schema).map(([key, setting]) => ({ key, values: allowedValues(setting) }));
  const sizes = settings.map(({ values }) => values.length);
  const { diagram, outcomeIn } = ways(game, fields);
  const choices = new Map<number, readonly SettingValue[]>();
  const found = boxesOf(diagram, sizes).map(({ allowed }) => {
    const when = new Map<string, readonly SettingValue[]>();
    for (let place = 0; place < settings.length; place++) {
      const { key, values } = assertDefined(settings[place]);
      const bits = assertDefined(allowed[place]);
      if (bits === 2 ** values.length - 1) continue;
      const some = kept(choices, place * 2 ** 31 + bits, () => values.filter((_, value) => bits & (1 << value)));
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

/** The place of the first value of those that are allowed, which are given as bits. */
const firstOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

interface Ways<V, S extends Step> {
  /** A leaf for each verdict and each fault. */
  readonly diagram: Diagram;
  /** The outcome in one house, which is given by the places of its values. */
  outcomeIn(house: readonly number[]): Result<Ruling<V, S>, Fault>;
}

/** What these hands lead to, house by house. What is settled apart is tried apart: the work adds up and does not multiply. */
function ways<R extends Rules, V, S extends Step>(game: Game<R, V, S>, fields: readonly Field[]): Ways<V, S> {
  const make = diagrams();
  const settlements = game.settlements?.(fields);
  if (!settlements) {
    const tree = explore(game, fields);
    return { diagram: diagramOf(tree, make), outcomeIn: (house) => outcomeUnder(tree, house) };
  }
  const rulesIn = rulesOf(game);
  const trees = settlements.map((part) => explore(game, part));
  // Players to whom the same houses are alike tell nothing new together, whatever their verdicts are.
  const parts = new Set(trees.map((tree) => diagramOf(tree, make)));
  return {
    diagram: [...parts].reduce(make.both, make.leaf(0)),
    outcomeIn(house) {
      const settled = trees.flatMap((tree) => {
        const outcome = outcomeUnder(tree, house);
        return outcome.ok ? outcome.value : [];
      });
      const all = settled.length > 0 && settled.length === trees.length;
      return game.together && all ? ok(game.together(settled)) : judge(game, fields, rulesIn(house));
    },
  };
}

/** Its leaves are numbered as they come: where the same houses are alike, trees give one diagram. */
function diagramOf(tree: Tree<unknown, Step>, make: Diagrams, numbers: Map<string, number> = new Map()): Diagram {
  if (tree.setting !== null) {
    return make.fork(
      tree.setting,
      tree.ways.map((way) => diagramOf(way, make, numbers)),
    );
  }
  const { outcome } = tree;
  const said = JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);
  const number = numbers.get(said) ?? numbers.size;
  numbers.set(said, number);
  return make.leaf(number);
}

/** Makes the rules of a house, which is given by the places of its values. */
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
