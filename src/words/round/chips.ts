/** Chips that move in a round, in any language. */

import { signed } from '../text.ts';

/** `An +2, Bình −2`. */
export function chipsList(
  list: readonly { readonly who: string; readonly chips: number }[],
  nameOf: (who: string) => string,
): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

/** What is said of a gain, of a loss, and of neither. */
export type NetWords = Readonly<Record<'gain' | 'loss' | 'even', string>>;

export function netText(net: number, { gain, loss, even }: NetWords): string {
  return net > 0 ? gain : net < 0 ? loss : even;
}
