import './storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import type { Game } from '../../src/engine/core/game.ts';
import type { Rules } from '../../src/engine/core/house-rules.ts';
import { formatHouse } from '../../src/engine/core/notation/format.ts';
import { parseHouse } from '../../src/engine/core/notation/read-text.ts';

/** A choice of house rules: a preset, and all settings in full. */
export interface House {
  readonly preset: string;
  readonly rules: Rules;
}

const choices = new Map<string, ReturnType<typeof persistentAtom<string>>>();

/** The text of the reader's choice for one game, shared by its widgets and remembered; empty until he chooses. */
function choiceOf(game: Game) {
  let choice = choices.get(game.id);
  if (!choice) {
    choice = persistentAtom<string>(`house:${game.id}`, '');
    choices.set(game.id, choice);
  }
  return choice;
}

/** What the reader chose for this game, or undefined: nothing yet, or nothing that can be read. */
export function chosenHouse(game: Game): House | undefined {
  return parseHouse(choiceOf(game).get(), game);
}

export function chooseHouse(game: Game, house: House): void {
  choiceOf(game).set(formatHouse(house, game));
}

/** Calls back when any widget, or another tab, chooses; not for what was chosen before. */
export function onChoice(game: Game, listener: (house: House) => void): () => void {
  return choiceOf(game).listen((text) => {
    const house = parseHouse(text, game);
    if (house) listener(house);
  });
}
