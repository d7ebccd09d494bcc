/** Looking back at a round of Xì Tố, in English. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { XiToAction } from '#games/xi-to/round/index.ts';

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
/** Percentages that would round to 0 or 100 without being it. */
const NEARLY_ALL = 0.995;
const HARDLY_ANY = 0.005;

export const words: AdviceWords<XiToAction> = {
  method:
    'It counts how often you would win if nobody folded or raised any more and every card you have not seen were equally likely to lie face down or come next; with several opponents and fewer than 5 cards it counts against each of them separately. Bluffs, later bets and what a bet says about a hand cannot be counted, so a close choice is never called wrong.',
  figures({ action, figures: { share = 0, price = 0, pot = 0 } }) {
    if (action.type === 'up') return 'costs nothing more';
    const wins = `wins ${percentOf(share)}`;
    if (price === 0) return `${wins}, costs nothing`;
    return `${wins}, ${price} for a pot of ${pot}: worth it from ${PERCENT.format(price / pot)}`;
  },
};

function percentOf(share: number): string {
  if (share > 0 && share < HARDLY_ANY) return 'less than 1%';
  if (share < 1 && share > NEARLY_ALL) return 'more than 99%';
  return PERCENT.format(share);
}
