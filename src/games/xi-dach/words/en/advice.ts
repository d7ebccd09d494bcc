/** Looking back at a round of Xì Dách, in English. */

import type { AdviceWords } from '#core/game/advice.ts';
import { BANKER, type XiDachAction } from '#games/xi-dach/round/index.ts';

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

export const words: AdviceWords<XiDachAction> = {
  method:
    'Every way the cards you have not seen can lie is counted, the face-down hands of others included. It is assumed that the other side draws while short and then stops, that a banker then checks everybody, and that you make the better choice each time. If you are the banker, this is counted only when 1 player is left. Gains and losses are averages for 100 chips staked.',
  figures({ action, figures: { net = 0, win = 0, lose = 0, bust = 0, offence = 0 } }) {
    const comes = `${PERCENT.format(win)} win, ${PERCENT.format(lose)} lose: ${meanOf(net)}`;
    if (action.type !== 'draw') return comes;
    const pays = action.seat === BANKER ? 'pay whoever is left' : 'pay for all';
    if (offence > 0.999) return `over 21 already, so another card means you ${pays}: ${meanOf(net)}`;
    if (offence > 0) return `${PERCENT.format(offence)} ${pays}: ${meanOf(net)}`;
    return bust === 0 ? `never bust; ${comes}` : `${PERCENT.format(bust)} bust; ${comes}`;
  },
};

/** What 100 chips win or lose. */
function meanOf(net: number): string {
  const chips = Math.round(net * 100);
  if (chips === 0) return 'even on average';
  return chips > 0 ? `100 chips staked win ${chips} on average` : `100 chips staked lose ${-chips} on average`;
}
