import type { Lang } from '#core/lang.ts';

/** A day as people write it, wherever they are: `21 tháng 11, 2026`, `21 November 2026`. @param at its first moment in UTC */
export function dateText(at: Date, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === 'vi' ? 'vi-VN' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
