import type { Case } from '#core/case.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { en } from '#words/en/ui/referee.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import { vi } from '#words/vi/ui/referee.ts';
import type { Loaded } from '../loading/loaded.ts';

/** What every part of the referee shows: the case as it is now, its game with its words, and the referee's own words. */
export interface RefereeContext {
  readonly now: Case;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
}

/** The referee's words. */
export const refereeWords = { vi, en };

/** A rule set where it is plain that one is named: `VIPGAME`, `Phổ thông, đổi 1`. */
export function ruleSetTitle(
  { preset, rules }: RuleSet,
  { game, words }: Loaded,
  { changedName }: RefereeWords,
): string {
  const changed = differences(game.schema, rules, game.presets[preset] ?? {}).length;
  const name = words.presets[preset] ?? preset;
  return changed === 0 ? name : changedName(name, changed);
}
