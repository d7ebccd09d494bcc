/** Shown for a page in the other language, the page leads to the same one in its own. */
import { placeShown, ROOT } from './place.ts';

const place = placeShown();
const { lang } = document.documentElement;
if (place && place.lang !== lang) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-foreign]')) part.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('[data-nowhere]')) part.hidden = true;
  const link = document.querySelector<HTMLAnchorElement>('a[data-foreign]');
  if (link) link.href = `${ROOT}${lang}/${place.rest}${location.search}${location.hash}`;
}
