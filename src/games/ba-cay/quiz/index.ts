import type { GameQuiz } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { plays } from './plays/index.ts';

/** What practice asks about Ba Cây and Bài Cào: about hands, and about moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...plays] };
