/** The kinds of question about Ba Cây, the first ones first met. */
export const KINDS = ['points', 'who-wins', 'banker', 'third-card', 'best-card', 'pays', 'house'] as const;
export type KindId = (typeof KINDS)[number];
