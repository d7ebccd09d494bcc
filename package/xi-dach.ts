/** Xì Dách alone: its rules, its words and a round of it. A program that plays one game loads this and `luat-bai/rulebook`. */

import { aliases } from '#games/xi-dach/aliases.ts';
import { game as engine } from '#games/xi-dach/engine/index.ts';
import { unknown } from '#games/xi-dach/engine/unknown.ts';
import { tables } from '#games/xi-dach/tables.ts';
import { vocabulary } from '#games/xi-dach/vocabulary.ts';
import { words as wordsEn } from '#games/xi-dach/words/en/game.ts';
import { words as roundEn } from '#games/xi-dach/words/en/round.ts';
import { words as wordsVi } from '#games/xi-dach/words/vi/game.ts';
import { words as roundVi } from '#games/xi-dach/words/vi/round.ts';
import { type GameKit, usualRules } from './kit.ts';

export type { XiDachRules } from '#games/xi-dach/engine/rules.ts';
export type { XiDachAction, XiDachEvent, XiDachSetup, XiDachState, XiDachView } from '#games/xi-dach/round/index.ts';
/** A round of Xì Dách: pure functions over a plain state. The same rules, setup and actions give the same round. */
export { round } from '#games/xi-dach/round/index.ts';

/** Xì Dách, for `rulebook`. */
export const game = { engine, unknown, aliases, vocabulary, words: { vi: wordsVi, en: wordsEn } } satisfies GameKit;

/** The house rules that apply where none are named. */
export const rules = /* @__PURE__ */ usualRules(engine);

/** A table to sit down at; another `seed` deals other cards. */
export const table = tables.own;

/** The words of a round: `roundWords.vi.event(event)`. */
export const roundWords = { vi: roundVi, en: roundEn };
