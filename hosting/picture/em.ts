/** Letters as outlines. */

/** Units of an outline in the size of a font. */
export const EM = 1000;

/** A letter: how far the next one stands, and its outline (`M`, `L`, `Q`, `C`, `Z`, absolute) over a base line at 0. */
export type Glyph = readonly [advance: number, path: string];
export type Outlines = Readonly<Record<string, Glyph>>;
