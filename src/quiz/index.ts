import { quiz as baCay } from './ba-cay/index.ts';
import type { GameQuiz } from './kind.ts';
import { quiz as sam } from './sam/index.ts';
import { quiz as taLa } from './ta-la/index.ts';
import { quiz as xiDach } from './xi-dach/index.ts';
import { quiz as xiTo } from './xi-to/index.ts';

/** The questions of every game, in reading order. A browser brings those of a game alone. */
export const QUIZZES: readonly GameQuiz[] = [xiDach, xiTo, baCay, taLa, sam];
