import type { Lang } from '#core/lang.ts';

/** Bytes as people read them: `1,2 MB`, `640 kB`. */
export function sizeText(bytes: number, lang: Lang): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(lang === 'vi' ? 'vi-VN' : 'en-GB', {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(bytes / (large ? 1_000_000 : 1000));
}
