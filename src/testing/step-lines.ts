import { displayCard } from '#core/card.ts';
import type { Ruling } from '#core/ruling.ts';

/** `bc-ace! an A♠ …`: a step on one line; `!` failed, `*` decides, then its figures in their order. */
export function stepLines({ reasons }: Ruling<unknown>): string[] {
  return reasons.map(({ rule, outcome, who, cards, decides, meld, ...rest }) => {
    const figures = Object.entries(rest).map(([key, value]) => `${key}=${value}`);
    if (meld) figures.push(`meld=${meld.map(displayCard).join(' ')}`);
    const mark = `${outcome === 'failed' ? '!' : ''}${decides ? '*' : ''}`;
    return [`${rule}${mark}`, who, ...(cards ?? []).map(displayCard), ...figures].join(' ');
  });
}
