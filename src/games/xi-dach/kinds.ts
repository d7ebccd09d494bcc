/** The kinds of question about Xì Dách, the first ones first met. */
export const KINDS = ['total', 'name', 'who-wins', 'third-card', 'may-check', 'pays', 'house'] as const;
export type KindId = (typeof KINDS)[number];
