/** The kinds of question about Sâm, the first ones first met. */
export const KINDS = ['name', 'legal', 'beats', 'deal', 'pays', 'most', 'house'] as const;
export type KindId = (typeof KINDS)[number];
