/** Shown for a page in the other language, the page leads to the same one in its own. */
import { href, inLang } from '#book/address.ts';
import { LANGS } from '#core/lang.ts';

const root = href('');
const asked = location.pathname.slice(root.length);
const own = LANGS.find((lang) => lang === document.documentElement.lang);
const same = own && inLang(asked, own);
if (same && same !== asked) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-foreign]')) part.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>('[data-nowhere]')) part.hidden = true;
  const link = document.querySelector<HTMLAnchorElement>('a[data-foreign]');
  if (link) link.href = href(same) + location.search + location.hash;
}
