/** The kinds of question about Lá Lớn. */
export const KINDS = ['who-wins'] as const;

/** Those about a moment of a round. */
export const PLAYS = [] as const;
