/** The kinds of question about Sâm, the first ones first met. */
export const KINDS = ['name', 'legal', 'beats', 'deal', 'pays', 'most', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [] as const;
export type PlayId = (typeof PLAYS)[number];
