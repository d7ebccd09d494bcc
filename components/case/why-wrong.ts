import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Loaded } from '../loading/loaded.ts';
import { part } from '../loading/part.ts';

/** A wrong guess at a case. */
export interface WrongGuess {
  readonly now: Case;
  readonly ruling: Ruling<unknown>;
  readonly chosen: string;
  readonly answer: string;
  readonly early?: boolean | undefined;
}

/** Practice's notes on misconceptions: loaded with the first wrong guess. */
const mistakes = part(() => import('./mistake.ts'));

/** The note on such a guess. */
export async function whyWrong(guess: WrongGuess, all: Loaded, lang: Lang): Promise<string | undefined> {
  const { mistakeIn } = await mistakes.load();
  return mistakeIn(guess, all, lang);
}
