import type { PlayId } from '#games/ba-cay/quiz/ids.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';

export const plays: Readonly<Record<PlayId, PlayWords>> = {};
