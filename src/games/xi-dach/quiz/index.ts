import type { GameQuiz } from '#core/quiz/kind.ts';
import { round } from '../round/index.ts';
import { cases } from './cases.ts';
import { plays } from './plays/index.ts';

/** All practice questions about Xì Dách: on hands, and on moments of rounds. */
export const quiz: GameQuiz = { ...cases, round, kinds: [...cases.kinds, ...plays] };
