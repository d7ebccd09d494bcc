import type { Change } from '../branches/flips.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { answerRules, recordReads } from '../house/read-rules.ts';
import { allowedValues, type Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import type { Step } from '../ruling.ts';
import type { CaseKind, Draft, Judged } from './kind.ts';

/** What the engine makes of a draft in one house. */
export interface Marked {
  /** The ruling on the hands as they are shown. */
  readonly base: Judged;
  /** The ruling on each option. */
  readonly judged: readonly Judged[];
  /** Which options are right. */
  readonly right: readonly boolean[];
}

/** Marks all options of a draft. The house is read through the object given, so that `branches` can find out what matters. */
export function mark(
  game: Game,
  kind: CaseKind,
  { fields, about, options }: Pick<Draft, 'fields' | 'about' | 'options'>,
  rules: Rules,
): Marked {
  const base = judge(game, fields, rules);
  const judged = options.map((option) =>
    option.fields === fields && option.changes.length === 0
      ? base
      : judge(game, option.fields, changed(rules, option.changes)),
  );
  return { base, judged, right: kind.marks(options, judged, base, about) };
}

/** The same house with some settings played another way. Only what is asked for is read. */
export function changed<R extends Rules>(rules: R, changes: readonly Change[]): R {
  if (changes.length === 0) return rules;
  const values = new Map(changes);
  return answerRules(rules, (key, own) => values.get(key) ?? own);
}

/**
 * Every house that plays one setting otherwise.
 * @param rounds those too that only a round reads
 */
export function neighbours({ schema }: Pick<Game, 'schema'>, rules: Rules, rounds = false): readonly Change[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    setting.round && !rounds
      ? []
      : allowedValues(setting).flatMap((value): Change[] => (value === rules[key] ? [] : [[key, value]])),
  );
}

/** A house that plays one setting otherwise, and what it rules. */
interface Neighbour<V, S extends Step> {
  readonly change: Change;
  readonly ruled: Judged<V, S>;
  /** The ruling looks at this setting. */
  readonly asked: boolean;
}

/** The ruling in a house, and in every one that plays one setting otherwise. Where the ruling does not look at a setting it is the same one. */
export function judgeAround<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
  rules: R,
): { readonly base: Judged<V, S>; readonly around: readonly Neighbour<V, S>[] } {
  const recorded = recordReads(rules);
  const base = judge(game, fields, recorded.rules);
  const around = neighbours(game, rules).map((change) => {
    const asked = recorded.asked.has(change[0]);
    return { change, asked, ruled: asked ? judge(game, fields, changed(rules, [change])) : base };
  });
  return { base, around };
}

/** Does this option lead to hands, or house rules, of its own? Else it only says something about those that lie there. */
export function ownCase({ fields, options }: Pick<Draft, 'fields' | 'options'>, at: number): boolean {
  const option = options[at];
  return option !== undefined && (option.fields !== fields || option.changes.length > 0);
}
