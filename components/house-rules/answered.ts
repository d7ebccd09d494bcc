/** What a reader has told of the house, one house rule after another; whoever chose a whole house has nothing left to tell. */

import type { Game } from '#core/game/game.ts';
import type { KnownValues } from '#core/house/deciding-question.ts';
import { defaultRuleSet, type RuleSet, readValue, type SettingValue } from '#core/house-rules.ts';
import { choiceOf, chooseRuleSet } from './choice.ts';
import { answeredOf, isHouseChosen } from './house-chosen.ts';

/** What the reader has told of the house; nothing where it was chosen as a whole. */
export function knownValues(game: Game): KnownValues {
  if (choiceOf(game).get() === '' || isHouseChosen(game)) return {};
  const pieces = answeredOf(game).get().split(';').slice(1);
  return Object.fromEntries(
    pieces.flatMap((piece) => {
      const [key = '', texts = ''] = piece.split('=');
      const values = texts.split('/').flatMap((text) => readValue(game.schema, key, text) ?? []);
      return values.length > 0 ? [[key, values]] : [];
    }),
  );
}

/** The house as far as it is known: the default one, with the first of the possible values of what was told. */
export function knownHouse(game: Game, known: KnownValues): RuleSet {
  const usual = defaultRuleSet(game);
  const told = Object.entries(known).flatMap(([key, [first]]): [string, SettingValue][] =>
    first === undefined ? [] : [[key, first]],
  );
  return { ...usual, rules: { ...usual.rules, ...Object.fromEntries(told) } };
}

/** Keeps what was told as the reader's house, for all widgets; true where the device stores it. */
export function keepKnown(game: Game, known: KnownValues): boolean {
  const told = Object.entries(known).map(([key, values]) => `${key}=${values.join('/')}`);
  if (told.length === 0) return [answeredOf(game), choiceOf(game)].every((one) => one.set(''));
  const isStored = chooseRuleSet(game, knownHouse(game, known));
  return answeredOf(game).set([choiceOf(game).get(), ...told].join(';')) && isStored;
}
