import type { PlayId } from '#games/xi-to/quiz/ids.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';

export const plays: Readonly<Record<PlayId, PlayWords>> = {};
