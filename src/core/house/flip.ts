import type { Field } from '../case.ts';
import { formatCase } from '../format.ts';
import type { Game } from '../game/game.ts';
import { defaultValue, type RuleSet, type SettingValue } from '../house-rules.ts';
import { writeJson } from '../json.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { err, ok, type Result } from '../result.ts';
import type { Ruling } from '../ruling.ts';

/** Hands whose verdict changes when one setting changes. */
export interface SettingFlip {
  readonly key: string;
  readonly from: SettingValue;
  readonly to: SettingValue;
  /** All other settings: those of a preset, with what the setting needs to matter at all. */
  readonly house: RuleSet;
  readonly fields: readonly Field[];
  /** The ruling with the setting at `from`, and at `to`. */
  readonly before: Ruling<unknown>;
  readonly after: Ruling<unknown>;
}

/**
 * Rules on hands under a rule set with a setting at its first value and at another one; what is wrong where the two rulings do not
 * differ.
 */
export function readFlip(game: Game, key: string, to: SettingValue, text: string): Result<SettingFlip, string> {
  const from = defaultValue(game.schema, key);
  if (from === undefined) return err('there is no such setting');
  const read = parseCase(text, [game]);
  if (!read.ok) return err(`is no case: ${read.error.code}`);
  const { preset, rules, fields } = read.value;
  const canonical = formatCase(read.value, game);
  if (canonical !== text) return err(`is written ${canonical}`);
  if (rules[key] !== game.presets[preset]?.[key]) return err('names the setting itself');
  const [before, after] = [from, to].map((value) => judge(game, fields, { ...rules, [key]: value }));
  if (!before?.ok || !after?.ok) return err('is no case in both houses');
  const [was, is] = [before, after].map(({ value }) => writeJson(game.verdictJson(value.verdict)));
  if (was === is) return err('is ruled on alike in both houses');
  return ok({ key, from, to, house: { preset, rules }, fields, before: before.value, after: after.value });
}
