import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import type { Fault, Game } from '../game/game.ts';
import { answerRules } from '../house/read-rules.ts';
import { allowedValues, type Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import type { Result } from '../result.ts';
import type { Ruling, Step } from '../ruling.ts';

/** The rulings under all rule sets as a tree: forks on the settings in the order in which the ruling read them. */
export type Tree<V, S extends Step> = Tried<V, S> | SettingFork<V, S>;

interface Tried<V, S extends Step> {
  readonly setting: null;
  readonly outcome: Result<Ruling<V, S>, Fault>;
}

interface SettingFork<V, S extends Step> {
  /** Its place in the schema. */
  readonly setting: number;
  /** The next node for each of its values. */
  readonly children: readonly Tree<V, S>[];
}

/**
 * Rules on these hands once for each distinct sequence of answers, advancing like an odometer. The rules passed to the ruling
 * record which settings it reads; each of these is a fork.
 */
export function explore<R extends Rules, V, S extends Step>(game: Game<R, V, S>, fields: readonly Field[]): Tree<V, S> {
  const schema = Object.entries(game.schema);
  const places = new Map(schema.map(([key], place) => [key, place]));
  const values = schema.map(([, setting]) => allowedValues(setting));
  /** For each setting the index of the value being tried; only for settings that were read. */
  const answers = new Map<number, number>();
  const asked: number[] = [];
  const rules = answerRules(assertDefined(game.presets[game.defaultPreset]), (key) => {
    const setting = places.get(key);
    if (setting === undefined) return undefined;
    let answer = answers.get(setting);
    if (answer === undefined) {
      answer = 0;
      answers.set(setting, answer);
      asked.push(setting);
    }
    return assertDefined(values[setting])[answer];
  });
  return after(0);

  /** The subtree after the first so many answers. */
  function after(count: number): Tree<V, S> {
    let tree: Tree<V, S> = { setting: null, outcome: judge(game, fields, rules) };
    // Every setting that was read has its first value; now the others are tried, the setting read last first.
    while (asked.length > count) {
      const depth = asked.length;
      const setting = assertDefined(asked.at(-1));
      const ways: Tree<V, S>[] = [tree];
      while (ways.length < assertDefined(values[setting]).length) {
        answers.set(setting, ways.length);
        ways.push(after(depth));
      }
      tree = { setting, children: ways };
      answers.delete(setting);
      asked.pop();
    }
    return tree;
  }
}

/** The outcome under one rule set, given as the indices of its values. */
export function outcomeUnder<V, S extends Step>(
  tree: Tree<V, S>,
  house: readonly number[],
): Result<Ruling<V, S>, Fault> {
  let at = tree;
  while (at.setting !== null) at = assertDefined(at.children[assertDefined(house[at.setting])]);
  return at.outcome;
}
