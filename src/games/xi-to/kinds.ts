/** The kinds of question about Xì Tố, the first ones first met. */
export const KINDS = ['name', 'who-wins', 'speaks-first', 'tie-break', 'fifth-card', 'second', 'house'] as const;
export type KindId = (typeof KINDS)[number];

/** Those about a moment of a round. */
export const PLAYS = [] as const;
export type PlayId = (typeof PLAYS)[number];
