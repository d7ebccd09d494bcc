import type { SettingChange } from '../branches/flips.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { answerRules, recordReads } from '../house/read-rules.ts';
import { allowedValues, type Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import type { Step } from '../ruling.ts';
import type { CaseKind, Judged, QuestionDraft } from './kind.ts';

/** The engine's results for a draft under one rule set. */
export interface Marked {
  /** The ruling on the hands as shown. */
  readonly base: Judged;
  /** The ruling on each option. */
  readonly judged: readonly Judged[];
  /** Which options are right. */
  readonly right: readonly boolean[];
}

/**
 * Marks all options of a draft. The rules are read only through the given object, so that `branches` can find out which of them
 * matter.
 */
export function mark(
  game: Game,
  kind: CaseKind,
  { fields, about, options }: Pick<QuestionDraft, 'fields' | 'about' | 'options'>,
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

/** The same rules with some settings changed, as a proxy: only what is read is computed. */
export function changed<R extends Rules>(rules: R, changes: readonly SettingChange[]): R {
  if (changes.length === 0) return rules;
  const values = new Map(changes);
  return answerRules(rules, (key, own) => values.get(key) ?? own);
}

/**
 * Every rule set that plays one setting otherwise.
 * @param rounds those too that only a round reads
 */
export function neighbours({ schema }: Pick<Game, 'schema'>, rules: Rules, rounds = false): readonly SettingChange[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    setting.round && !rounds
      ? []
      : allowedValues(setting).flatMap((value): SettingChange[] => (value === rules[key] ? [] : [[key, value]])),
  );
}

/** A rule set with one setting changed, and its ruling. */
interface Neighbour<V, S extends Step> {
  readonly change: SettingChange;
  readonly ruled: Judged<V, S>;
  /** The ruling reads this setting. */
  readonly asked: boolean;
}

/**
 * The ruling under given rules, and under every rule set with one setting changed. Where the ruling does not read the setting it
 * stays the same.
 */
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

/** Does this option lead to hands, or house rules, of its own? Otherwise it only makes a statement about the given hands. */
export function ownCase({ fields, options }: Pick<QuestionDraft, 'fields' | 'options'>, at: number): boolean {
  const option = options[at];
  return option !== undefined && (option.fields !== fields || option.changes.length > 0);
}
