import type { PlayId } from '#games/ta-la/quiz/ids.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';

export const plays: Readonly<Record<PlayId, PlayWords>> = {};
