import { assertDefined } from '#core/assert-defined.ts';
import type { Alias } from '#core/game/book.ts';
import type { Game } from '#core/game/game.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';

/** A game as a rulebook takes it; `luat-bai/xi-dach` and the others each export one as `game`. */
export interface GameKit {
  /** Its rules: house rules (`schema`), rule sets (`presets`), rule ids (`ruleSections`), and what is ruled. */
  readonly engine: Game;
  /** How verdicts are counted where cards are unknown (`?`); left out where a game rules on whole hands only. */
  readonly unknown?: UnknownCards;
  /** What it is called when somebody writes about it. */
  readonly aliases: readonly Alias[];
  /** How people say its hands. */
  readonly vocabulary: Vocabulary;
  readonly words: Readonly<Record<Lang, GameWords>>;
}

/** The house rules of a game that apply where none are named. */
export function usualRules<R extends Rules>({ presets, defaultPreset }: Game<R>): R {
  return assertDefined(presets[defaultPreset]);
}
