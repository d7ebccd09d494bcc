/** The sections of a game's rules, in the order of the book. A rule's number is made of its section and its index in it. */
export const SECTIONS = ['setup', 'values', 'combinations', 'flow', 'comparing', 'paying'] as const;
export type Section = (typeof SECTIONS)[number];
