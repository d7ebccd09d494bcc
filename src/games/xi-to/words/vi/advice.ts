/** Looking back at a round of Xì Tố, in Vietnamese. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { XiToAction } from '#games/xi-to/round/index.ts';

const PERCENT = new Intl.NumberFormat('vi', { style: 'percent', maximumFractionDigits: 0 });
/** Percentages that would round to 0 or 100 without being it. */
const NEARLY_ALL = 0.995;
const HARDLY_ANY = 0.005;

export const words: AdviceWords<XiToAction> = {
  method:
    'Coi như lá nào bạn chưa thấy cũng có thể là lá úp của người khác hay lá sắp chia, và không ai úp bỏ hay tố thêm, rồi đếm xem bạn thắng mấy phần trăm; chưa đủ 5 lá mà còn nhiều người thì đếm riêng với từng người. Tố dọa, phỉnh của các vòng sau, chuyện người ta tố vì bài mạnh thì không đếm được, nên hơn kém sát nút thì không chê.',
  figures({ action, figures: { share = 0, price = 0, pot = 0 } }) {
    if (action.type === 'up') return 'không mất thêm';
    const wins = `thắng ${percentOf(share)}`;
    if (price === 0) return `${wins}, khỏi bỏ thêm`;
    return `${wins}, bỏ ${price} ăn gà ${pot}: từ ${PERCENT.format(price / pot)} là đáng`;
  },
};

function percentOf(share: number): string {
  if (share > 0 && share < HARDLY_ANY) return 'chưa tới 1%';
  if (share < 1 && share > NEARLY_ALL) return 'hơn 99%';
  return PERCENT.format(share);
}
