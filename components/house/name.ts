import { differences } from '#core/house-rules.ts';
import type { Loaded } from '../case/loaded.ts';
import type { House } from './choice.ts';

/** `Luật VIPGAME`, or how many settings differ from it. */
export function houseName(house: House, { game, words, ui }: Loaded): string {
  const base = game.presets[house.preset] ?? {};
  const changed = differences(game.schema, house.rules, base).length;
  const name = words.presets[house.preset] ?? house.preset;
  return changed === 0 ? ui.case.house(name) : ui.case.changedHouse(name, changed);
}

/** The house that every page means where it says nothing. */
export function isUsual({ preset, rules }: House, { game }: Loaded): boolean {
  const usual = game.presets[game.defaultPreset] ?? {};
  return preset === game.defaultPreset && differences(game.schema, rules, usual).length === 0;
}
