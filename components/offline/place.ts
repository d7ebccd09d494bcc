import type { Lang } from '#core/lang.ts';
import { readStored } from '../storage/device.ts';

/** Where the site stands on its host: `/`, or `/luat-bai/`. The other address helpers would load the whole list of games. */
export const ROOT = import.meta.env.BASE_URL.replace(/\/?$/, '/');

interface Place {
  readonly lang: string;
  /** The rest of the path, the same in both languages: `xi-dach/so-bai/`. */
  readonly rest: string;
}

/** The place of the address shown; undefined where it is for both languages. */
export function placeShown(): Place | undefined {
  const [found, lang = '', rest = ''] = /^(vi|en)\/(.*)$/.exec(location.pathname.slice(ROOT.length)) ?? [];
  return found === undefined ? undefined : { lang, rest };
}

/** The reader's language: that of the page; on a bilingual page the one chosen before, or else the browser's. */
export function readersLang(): Lang {
  const own = placeShown() ? document.documentElement.lang : readStored('lang');
  return (own || navigator.language).startsWith('vi') ? 'vi' : 'en';
}
