/** The languages of the site; Vietnamese is written first. */
export const LANGS = ['vi', 'en'] as const;
export type Lang = (typeof LANGS)[number];
