/** The level of a question, from reading one card to combining several rules and the house rules. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];
