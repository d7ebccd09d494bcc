/** The kinds of question about Tá Lả, the first ones first met. */
export const KINDS = ['meld', 'points', 'eat', 'discard', 'out', 'first', 'last', 'pays', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [] as const;
export type PlayId = (typeof PLAYS)[number];
