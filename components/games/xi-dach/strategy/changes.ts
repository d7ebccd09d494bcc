/** What each house rule changes in the most common strategy table. */

import { allowedValues, type SettingValue } from '#core/house-rules.ts';
import { PRESETS, SCHEMA, type XiDachPreset, type XiDachRules } from '#games/xi-dach/engine/rules.ts';
import { type StrategyColumn, strategy } from '#games/xi-dach/odds/strategy.ts';
import { isSameRow } from './StrategyTable.tsx';

/** Rows where one stands from another total than at most tables. */
export interface StrategyChange {
  readonly columns: readonly StrategyColumn[];
  readonly from: number;
  readonly usual: number;
}

export interface Changed {
  readonly rules: XiDachRules;
  readonly changes: readonly StrategyChange[];
}

export interface ChangedSetting extends Changed {
  readonly key: keyof typeof SCHEMA;
  readonly value: SettingValue;
}

export interface ChangedPreset extends Changed {
  readonly preset: XiDachPreset;
}

export const USUAL = PRESETS['pho-thong'];

let counted: ReturnType<typeof countAll> | undefined;

/**
 * The most common strategy table, and what changes in it: by one setting, and under each other rule set. Computed once for both
 * languages.
 */
export function allChanges(): ReturnType<typeof countAll> {
  counted ??= countAll();
  return counted;
}

function countAll() {
  const usual = strategy(USUAL);
  const changed = (rules: XiDachRules): Changed => ({ rules, changes: changesIn(strategy(rules), usual) });
  const keys = Object.keys(SCHEMA).filter((key): key is keyof typeof SCHEMA => key in SCHEMA);
  const settings = keys.flatMap((key) => {
    const others = allowedValues<SettingValue>(SCHEMA[key]).filter((value) => value !== USUAL[key]);
    return others.map((value): ChangedSetting => ({ key, value, ...changed({ ...USUAL, [key]: value }) }));
  });
  const presets = presetNames().map((preset): ChangedPreset => ({ preset, ...changed(PRESETS[preset]) }));
  return { usual, settings, presets };
}

/** The presets other than the most common ones. */
export function presetNames(): readonly XiDachPreset[] {
  return Object.keys(PRESETS).filter((name): name is XiDachPreset => name in PRESETS && !isUsual(name));
}

function isUsual(name: string): boolean {
  return name === 'pho-thong' || name === 'bach-khoa';
}

/** Rows that change alike stand together. */
function changesIn(columns: readonly StrategyColumn[], usual: readonly StrategyColumn[]): readonly StrategyChange[] {
  const changes = new Map<string, StrategyChange>();
  for (const column of columns) {
    const before = usual.find((one) => isSameRow(one, column));
    if (!before || before.standFrom === column.standFrom) continue;
    const key = `${column.standFrom} ${before.standFrom}`;
    const columnsSoFar = changes.get(key)?.columns ?? [];
    changes.set(key, { columns: [...columnsSoFar, column], from: column.standFrom, usual: before.standFrom });
  }
  return [...changes.values()];
}
