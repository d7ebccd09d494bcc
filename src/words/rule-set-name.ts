import type { Game } from '#core/game/game.ts';
import type { GameWords } from '#core/game/game-words.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import type { CaseWords } from './vi/case.ts';

interface Words {
  readonly game: Pick<Game, 'schema' | 'presets'>;
  readonly words: Pick<GameWords, 'presets'>;
  readonly ui: Pick<CaseWords, 'case'>;
}

/** `Luật VIPGAME`, or how many settings differ from it. */
export function ruleSetName(house: RuleSet, { game, words, ui }: Words): string {
  const base = game.presets[house.preset] ?? {};
  const changed = differences(game.schema, house.rules, base).length;
  const name = words.presets[house.preset] ?? house.preset;
  return changed === 0 ? ui.case.house(name) : ui.case.changedHouse(name, changed);
}
