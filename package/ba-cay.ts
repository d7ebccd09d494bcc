/** Ba Cây alone: its rules, its words and a round of it. A program that plays one game loads this and `luat-bai/rulebook`. */

import { aliases } from '#games/ba-cay/aliases.ts';
import { game as engine } from '#games/ba-cay/engine/index.ts';
import { unknown } from '#games/ba-cay/engine/unknown.ts';
import { tables } from '#games/ba-cay/tables.ts';
import { vocabulary } from '#games/ba-cay/vocabulary.ts';
import { words as wordsEn } from '#games/ba-cay/words/en/game.ts';
import { words as roundEn } from '#games/ba-cay/words/en/round.ts';
import { words as wordsVi } from '#games/ba-cay/words/vi/game.ts';
import { words as roundVi } from '#games/ba-cay/words/vi/round.ts';
import { type GameKit, usualRules } from './kit.ts';

export type { BaCayRules } from '#games/ba-cay/engine/rules.ts';
export type { BaCayAction, BaCayEvent, BaCaySetup, BaCayState, BaCayView } from '#games/ba-cay/round/index.ts';
/** A round of Ba Cây: pure functions over a plain state. The same rules, setup and actions give the same round. */
export { round } from '#games/ba-cay/round/index.ts';

/** Ba Cây, for `rulebook`. */
export const game = { engine, unknown, aliases, vocabulary, words: { vi: wordsVi, en: wordsEn } } satisfies GameKit;

/** The house rules that apply where none are named. */
export const rules = /* @__PURE__ */ usualRules(engine);

/** A table to sit down at; another `seed` deals other cards. */
export const table = tables.own;

/** The words of a round: `roundWords.vi.event(event)`. */
export const roundWords = { vi: roundVi, en: roundEn };
