import type { Ink } from '#core/game/book.ts';

/** The colours of pictures that are sent: those of the light theme (components/page/tokens.css), whatever theme a reader has. */
export const PICTURE_PAPER = '#f4e9d2';
export const INK = '#1d1813';
/** What is written on the black plate. */
export const ON_INK = '#fbf5e7';
/** Each game's ink, as fill and what is written on it. */
export const PICTURE_INKS: Readonly<Record<Ink, readonly [fill: string, on: string]>> = {
  son: ['#b0251b', '#fff6e4'],
  cham: ['#1e4080', '#fff6e4'],
  hoe: ['#e5a823', '#1d1813'],
  dong: ['#17624f', '#fff6e4'],
  tim: ['#5c2d86', '#fff6e4'],
};
