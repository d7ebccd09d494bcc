/** Counts what a case with unknown cards comes to, under its own house rules and under every preset. */

import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { parseOpenCase } from '#core/notation/parse.ts';
import { err, type Result } from '#core/result.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';
import { type VerdictsOver, verdictsOver } from '#core/unknown/verdicts-over.ts';

/** A case under the house rules of a preset. */
export interface UnderPreset {
  readonly preset: string;
  readonly under: Case;
  readonly over: Result<VerdictsOver, CaseError>;
}

/**
 * Every verdict that an open case can come to.
 * @param text in which the case was read: an error has its place there
 */
export function countVerdicts(
  text: string,
  of: Case,
  game: Game,
  counter: UnknownCards,
): Result<VerdictsOver, CaseError> {
  const over = verdictsOver(game, of.fields, of.rules, counter);
  return over.ok ? over : err(tooManyUnknown(text, of));
}

/** The error of a case whose unknown cards cannot be counted, at the first of them. */
export function tooManyUnknown(text: string, read: Case): CaseError {
  return { code: 'too-many-unknown', at: text.indexOf('?'), length: 1, found: '?', read };
}

/** The same hands under each preset of the game. */
export function countUnderPresets(of: Case, game: Game, counter: UnknownCards): readonly UnderPreset[] {
  return Object.entries(game.presets).map(([preset, rules]) => {
    const under: Case = { ...of, preset, rules };
    // Under these rules the text may be no case, a card not in the pack.
    const text = formatCase(under, game);
    const read = parseOpenCase(text, [game]);
    return { preset, under, over: read.ok ? countVerdicts(text, under, game, counter) : read };
  });
}
