import { inLang } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';

/** The reader's language: that of the page; where a page has both, what he chose before, or else his browser's. */
export function readersLang(): Lang {
  const { lang } = document.documentElement;
  const path = location.pathname.slice(import.meta.env.BASE_URL.replace(/\/$/, '').length);
  return ((inLang(path, 'vi') ? lang : stored()) ?? navigator.language).startsWith('vi') ? 'vi' : 'en';
}

function stored(): string | null {
  try {
    return localStorage.getItem('lang');
  } catch {
    return null;
  }
}
