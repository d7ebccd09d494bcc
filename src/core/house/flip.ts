import type { Field } from '../case.ts';
import { formatCase } from '../format.ts';
import type { Game } from '../game/game.ts';
import { defaultValue, differences, type SettingValue } from '../house-rules.ts';
import { writeJson } from '../json.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { err, ok, type Result } from '../result.ts';
import type { Ruling } from '../ruling.ts';

/** Hands whose verdict changes when one setting changes, all other settings being those of a preset. */
export interface SettingFlip {
  readonly key: string;
  readonly from: SettingValue;
  readonly to: SettingValue;
  /** The preset of all other settings. */
  readonly base: string;
  readonly fields: readonly Field[];
  /** The ruling with the setting at `from`, and at `to`. */
  readonly before: Ruling<unknown>;
  readonly after: Ruling<unknown>;
}

/**
 * Rules on hands under a preset with a setting at its first value and at another one; what is wrong where the two rulings do not
 * differ.
 */
export function readFlip(game: Game, key: string, to: SettingValue, text: string): Result<SettingFlip, string> {
  const from = defaultValue(game.schema, key);
  if (from === undefined) return err('there is no such setting');
  const read = parseCase(text, [game]);
  if (!read.ok) return err(`is no case: ${read.error.code}`);
  const { preset: base, rules, fields } = read.value;
  const canonical = formatCase(read.value, game);
  if (canonical !== text) return err(`is written ${canonical}`);
  if (differences(game.schema, rules, game.presets[base] ?? {}).length > 0) return err('is no house of a preset');
  const [before, after] = [from, to].map((value) => judge(game, fields, { ...rules, [key]: value }));
  if (!before?.ok || !after?.ok) return err('is no case in both houses');
  const [was, is] = [before, after].map(({ value }) => writeJson(game.verdictJson(value.verdict)));
  if (was === is) return err('is ruled on alike in both houses');
  return ok({ key, from, to, base, fields, before: before.value, after: after.value });
}
