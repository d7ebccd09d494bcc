/** Looking back at a round of Xì Dách, in Vietnamese. */

import type { AdviceWords } from '#core/game/advice.ts';
import { BANKER, type XiDachAction } from '#games/xi-dach/round/index.ts';

const PERCENT = new Intl.NumberFormat('vi', { style: 'percent', maximumFractionDigits: 0 });

export const words: AdviceWords<XiDachAction> = {
  method:
    'Những lá bạn chưa thấy, kể cả bài úp của người khác, có mấy cách ra thì đếm đủ bấy nhiêu. Coi như mấy người kia chưa đủ thì bốc, đủ rồi thì thôi, nhà cái đủ thì xét hết; còn bạn lần nào cũng chọn cách tốt hơn. Bạn làm cái thì chỉ đếm khi còn 1 người chưa xét. Lời lỗ là trung bình khi cược 100 phỉnh.',
  figures({ action, figures: { net = 0, win = 0, lose = 0, bust = 0, offence = 0 } }) {
    const comes = `ăn ${PERCENT.format(win)}, thua ${PERCENT.format(lose)}: ${meanOf(net)}`;
    if (action.type !== 'draw') return comes;
    const pays = action.seat === BANKER ? 'đền người chưa xét' : 'đền cả bàn';
    if (offence > 0.999) return `đã quá 21, bốc nữa là ${pays}: ${meanOf(net)}`;
    if (offence > 0) return `${PERCENT.format(offence)} là phải ${pays}: ${meanOf(net)}`;
    return bust === 0 ? `không quắc; ${comes}` : `quắc ${PERCENT.format(bust)}; ${comes}`;
  },
};

/** What 100 chips win or lose. */
function meanOf(net: number): string {
  const chips = Math.round(net * 100);
  if (chips === 0) return 'không lời không lỗ';
  return chips > 0 ? `cược 100 lời ${chips}` : `cược 100 lỗ ${-chips}`;
}
