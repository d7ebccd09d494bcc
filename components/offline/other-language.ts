/** The page that is shown in place of one that is not saved leads to the same one in its own language, where that is the other. */
import { placeShown, ROOT } from './place.ts';

const link = document.querySelector<HTMLAnchorElement>('a[data-foreign]');
const place = link && placeShown();
const { lang } = document.documentElement;
if (place && place.lang !== lang) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-foreign]')) part.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('[data-nowhere]')) part.hidden = true;
  link.href = `${ROOT}${lang}/${place.rest}${location.search}${location.hash}`;
}
