import type { Lang } from '#core/lang.ts';

/** A chance from 0 to 1 as the language writes it, one decimal; nothing that can happen is written as 0. */
export function percent(lang: Lang, chance: number): string {
  const write = (value: number, digits: number) =>
    new Intl.NumberFormat(lang, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  if (chance === 0) return write(0, 0);
  return chance < 0.0005 ? `< ${write(0.001, 1)}` : write(chance, 1);
}
