/** Sâm alone: its rules, its words and a round of it. A program that plays one game loads this and `luat-bai/rulebook`. */

import { aliases } from '#games/sam/aliases.ts';
import { game as engine } from '#games/sam/engine/index.ts';
import { unknown } from '#games/sam/engine/unknown.ts';
import { tables } from '#games/sam/tables.ts';
import { vocabulary } from '#games/sam/vocabulary.ts';
import { words as wordsEn } from '#games/sam/words/en/game.ts';
import { words as roundEn } from '#games/sam/words/en/round.ts';
import { words as wordsVi } from '#games/sam/words/vi/game.ts';
import { words as roundVi } from '#games/sam/words/vi/round.ts';
import { type GameKit, usualRules } from './kit.ts';

export type { SamRules } from '#games/sam/engine/rules.ts';
export type { SamAction, SamEvent, SamSetup, SamState, SamView } from '#games/sam/round/index.ts';
/** A round of Sâm: pure functions over a plain state. The same rules, setup and actions give the same round. */
export { round } from '#games/sam/round/index.ts';

/** Sâm, for `rulebook`. */
export const game = { engine, unknown, aliases, vocabulary, words: { vi: wordsVi, en: wordsEn } } satisfies GameKit;

/** The house rules that apply where none are named. */
export const rules = /* @__PURE__ */ usualRules(engine);

/** A table to sit down at; another `seed` deals other cards. */
export const table = tables.own;

/** The words of a round: `roundWords.vi.event(event)`. */
export const roundWords = { vi: roundVi, en: roundEn };
