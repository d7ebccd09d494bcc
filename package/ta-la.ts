/** Tá Lả alone: its rules, its words and a round of it. A program that plays one game loads this and `luat-bai/rulebook`. */

import { aliases } from '#games/ta-la/aliases.ts';
import { game as engine } from '#games/ta-la/engine/index.ts';
import { unknown } from '#games/ta-la/engine/unknown.ts';
import { tables } from '#games/ta-la/tables.ts';
import { vocabulary } from '#games/ta-la/vocabulary.ts';
import { words as wordsEn } from '#games/ta-la/words/en/game.ts';
import { words as roundEn } from '#games/ta-la/words/en/round.ts';
import { words as wordsVi } from '#games/ta-la/words/vi/game.ts';
import { words as roundVi } from '#games/ta-la/words/vi/round.ts';
import { type GameKit, usualRules } from './kit.ts';

export type { TaLaRules } from '#games/ta-la/engine/rules.ts';
export type { TaLaAction, TaLaEvent, TaLaSetup, TaLaState, TaLaView } from '#games/ta-la/round/index.ts';
/** A round of Tá Lả: pure functions over a plain state. The same rules, setup and actions give the same round. */
export { round } from '#games/ta-la/round/index.ts';

/** Tá Lả, for `rulebook`. */
export const game = { engine, unknown, aliases, vocabulary, words: { vi: wordsVi, en: wordsEn } } satisfies GameKit;

/** The house rules that apply where none are named. */
export const rules = /* @__PURE__ */ usualRules(engine);

/** A table to sit down at; another `seed` deals other cards. */
export const table = tables.own;

/** The words of a round: `roundWords.vi.event(event)`. */
export const roundWords = { vi: roundVi, en: roundEn };
