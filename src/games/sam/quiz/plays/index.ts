import type { PlayKind } from '#core/quiz/play.ts';

/** Questions about a moment of a round. */
export const plays: readonly PlayKind[] = [];
