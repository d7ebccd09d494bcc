/** House rules as the book names them, without a game's engine. */

import { gameOfHouse } from '#core/evening/tally.ts';
import { choiceOf } from '../house-rules/choice.ts';

export interface PresetName {
  readonly id: string;
  readonly name: string;
}

export interface GamePresets {
  readonly game: string;
  /** The usual one first. */
  readonly presets: readonly PresetName[];
}

/** The house that a game begins with: the reader's own one, or the usual. */
export function firstHouse({ game, presets }: GamePresets): string {
  const kept = choiceOf({ id: game }).get();
  return gameOfHouse(kept) === game && kept !== game ? kept : `${game}@${presets[0]?.id ?? ''}`;
}

/** The name of a house: its preset's, and whether it differs from that. */
export function houseName(
  house: string,
  all: readonly GamePresets[],
): { readonly name: string; readonly isChanged: boolean } {
  const [game = '', rest = ''] = house.split('@');
  const preset = rest.replace(/\{.*$/su, '');
  const own = all.find((one) => one.game === game)?.presets ?? [];
  const name = own.find(({ id }) => id === preset)?.name ?? preset;
  return { name, isChanged: rest.includes('{') };
}
