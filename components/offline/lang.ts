import type { Lang } from '#core/lang.ts';
import { placeShown } from './place.ts';

/** The reader's language: that of the page; where a page has both, what he chose before, or else his browser's. */
export function readersLang(): Lang {
  const own = placeShown() ? document.documentElement.lang : stored();
  return (own ?? navigator.language).startsWith('vi') ? 'vi' : 'en';
}

function stored(): string | null {
  try {
    return localStorage.getItem('lang');
  } catch {
    return null;
  }
}
