/**
 * What the function needs of the book and its typefaces, as plain data. The build of the function runs this module and puts what it
 * exports in its place (`scripts/function.ts`): a host loads neither the site's list of games, which leads to all of its scripts, nor
 * a program that reads fonts.
 */

import { INK, PICTURE_PAPER } from '#book/picture-inks.ts';
import { inkPlate, STRIPES } from '#book/share-picture.ts';
import { EARLIER_MEANINGS, GAMES } from '#games/index.ts';
import type { Outlines } from './picture/em.ts';
import { outlinesOf } from './picture/outlines.ts';

const glyphs: { readonly display: Outlines; readonly text: Outlines } = {
  display: await outlinesOf('display'),
  text: await outlinesOf('text'),
};

export const fromTheBook = {
  meanings: EARLIER_MEANINGS,
  glyphs,
  inks: {
    paper: PICTURE_PAPER,
    ink: INK,
    stripes: STRIPES,
    /** By the id of a game: the plate, and what is written on it. */
    plates: Object.fromEntries(GAMES.map(({ id }) => [id, inkPlate(id)])),
  },
};
