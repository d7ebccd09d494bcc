import { LANGS, type Lang } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';

/**
 * Is this the language in which something is tested that is the same in both? Under `FULL=1` it always is.
 * @param text its title or address, as long in both: an even number of letters is for one of them, an odd one for the other
 */
export function isTurnOf(lang: Lang | undefined, text: string): boolean {
  return FULL || lang === LANGS[text.length % LANGS.length];
}
