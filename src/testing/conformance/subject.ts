/** A game with all that belongs to it, loaded: what the checks of the suite look at. */

import { isDeepStrictEqual } from 'node:util';
import { checksums } from '#book/checksums.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { GameBook, GameBuild, RoundModule } from '#core/game/book.ts';
import type { Game } from '#core/game/game.ts';
import type { AboutWords, GameWords } from '#core/game/game-words.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Conflict, NoEffect } from '#core/house/no-effect.ts';
import type { Lang } from '#core/lang.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';
import { type RulesDocument, readRulesDocument } from '../rules-document.ts';
import type { GameTestKit } from './kit.ts';

type ByLang<T> = Readonly<Record<Lang, T>>;

export interface Subject {
  readonly book: GameBook;
  readonly kit: GameTestKit;
  readonly game: Game;
  /** What counts its unknown cards; none where it rules on whole hands only. */
  readonly unknown: UnknownCards | undefined;
  /** What `docs/rules` says of it. */
  readonly document: RulesDocument;
  /** The rules of the catalogue. */
  readonly ids: ReadonlySet<string>;
  readonly noEffect: readonly NoEffect[];
  readonly conflicts: readonly Conflict[];
  readonly rounds: RoundModule;
  readonly words: ByLang<GameWords>;
  readonly about: ByLang<AboutWords>;
  readonly roundWords: ByLang<RoundWords>;
  readonly quiz: GameQuiz;
  readonly quizWords: ByLang<QuizWords>;
  readonly build: GameBuild;
  /** Every kind of step that its rulings are known to take. */
  readonly steps: readonly string[];
}

/** One thing that holds for every game. */
export interface GameCheck {
  readonly name: string;
  /** What is wrong; nothing where it holds. */
  faults(of: Subject): Iterable<unknown>;
}

/** Loads all that the manifest names. */
export async function loadSubject(book: GameBook, kit: GameTestKit): Promise<Subject> {
  const { load } = book;
  const { NO_EFFECT, CONFLICTS } = await load.noEffect();
  const { game } = await load.engine();
  return {
    book,
    kit,
    game,
    unknown: (await load.unknown?.())?.unknown,
    document: readRulesDocument(book.id),
    ids: new Set(game.ruleSections.flat()),
    noEffect: NO_EFFECT,
    conflicts: CONFLICTS,
    rounds: await load.round(),
    words: { vi: (await load.words.vi()).words, en: (await load.words.en()).words },
    about: { vi: await load.about.vi(), en: await load.about.en() },
    roundWords: { vi: (await load.roundWords.vi()).words, en: (await load.roundWords.en()).words },
    quiz: (await load.practice.quiz()).quiz,
    quizWords: {
      vi: (await load.practice.quizWords.vi()).words,
      en: (await load.practice.quizWords.en()).words,
    },
    build: (await assertDefined(load.build)()).build,
    steps: checksums()[book.id]?.steps ?? [],
  };
}

/** A fault where these are not the same. */
export function differ(what: string, found: unknown, wanted: unknown): readonly unknown[] {
  return isDeepStrictEqual(found, wanted) ? [] : [{ what, found, wanted }];
}

/** The first few faults: a long run need not find more of them. */
export function firstFaults(check: GameCheck, subject: Subject, most = 5): unknown[] {
  const found: unknown[] = [];
  for (const fault of check.faults(subject)) {
    found.push(fault);
    if (found.length === most) break;
  }
  return found;
}
