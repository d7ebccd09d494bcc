import { differences, type RuleSet } from '#core/house-rules.ts';
import type { Loaded } from '../loading/loaded.ts';

/** `Miền Bắc`, or with what is played otherwise than in it: `Miền Bắc; ù thường, ù tròn, ù khan`. */
export function houseText({ preset, rules }: RuleSet, { game, words }: Pick<Loaded, 'game' | 'words'>): string {
  const changed = differences(game.schema, rules, game.presets[preset] ?? {});
  const values = changed.map((key) => words.settings[key]?.values[String(rules[key])] ?? key);
  return [words.presets[preset] ?? preset, ...values].join('; ');
}
