/** Xì Tố alone: its rules, its words and a round of it. A program that plays one game loads this and `luat-bai/rulebook`. */

import { aliases } from '#games/xi-to/aliases.ts';
import { game as engine } from '#games/xi-to/engine/index.ts';
import { unknown } from '#games/xi-to/engine/unknown.ts';
import { tables } from '#games/xi-to/tables.ts';
import { vocabulary } from '#games/xi-to/vocabulary.ts';
import { words as wordsEn } from '#games/xi-to/words/en/game.ts';
import { words as roundEn } from '#games/xi-to/words/en/round.ts';
import { words as wordsVi } from '#games/xi-to/words/vi/game.ts';
import { words as roundVi } from '#games/xi-to/words/vi/round.ts';
import { type GameKit, usualRules } from './kit.ts';

export type { XiToRules } from '#games/xi-to/engine/rules.ts';
export type { XiToAction, XiToEvent, XiToSetup, XiToState, XiToView } from '#games/xi-to/round/index.ts';
/** A round of Xì Tố: pure functions over a plain state. The same rules, setup and actions give the same round. */
export { round } from '#games/xi-to/round/index.ts';

/** Xì Tố, for `rulebook`. */
export const game = { engine, unknown, aliases, vocabulary, words: { vi: wordsVi, en: wordsEn } } satisfies GameKit;

/** The house rules that apply where none are named. */
export const rules = /* @__PURE__ */ usualRules(engine);

/** A table to sit down at; another `seed` deals other cards. */
export const table = tables.own;

/** The words of a round: `roundWords.vi.event(event)`. */
export const roundWords = { vi: roundVi, en: roundEn };
