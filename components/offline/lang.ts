import type { Lang } from '#core/lang.ts';
import { readStored } from '../storage/device.ts';
import { placeShown } from './place.ts';

/** The reader's language: that of the page; on a bilingual page the one chosen before, or else the browser's. */
export function readersLang(): Lang {
  const own = placeShown() ? document.documentElement.lang : readStored('lang');
  return (own || navigator.language).startsWith('vi') ? 'vi' : 'en';
}
