/** Looking back at a round of Sâm, in Vietnamese. */

import type { AdviceWords } from '#core/game/advice.ts';
import type { SamAction } from '#games/sam/round/index.ts';

export const words: AdviceWords<SamAction> = {
  method:
    'Máy đếm xem ít nhất mấy lần đánh nữa là bạn hết bài nếu không ai chen vào, và những lá bạn chưa thấy có làm thành bộ nào chặn được bạn không. Nước không ai chặn được thì coi như lợi nửa lần đánh, bỏ lượt thì thiệt nửa lần, giữ lá cao mà có thể phải đền thì thiệt 2 lần. Chắc về nhất là hơn hết, còn toàn heo mà không về được là tệ nhất.',
  figures({ action, figures: { turns = 0, beaten, sure, thoi, fails, owed, stops } }) {
    if (fails) return 'bỏ lượt là hỏng sâm';
    if (stops) return 'chặn được là sâm hỏng, hết ván';
    if (thoi) return turns === 0 ? 'hết bài mà thối heo' : 'chỉ còn heo, đánh ra là thối';
    if (turns === 0) return 'hết bài';
    const left = `còn ${turns} lần đánh nữa`;
    if (sure) return `${left}, chắc về nhất`;
    if (action.type === 'pass') return left;
    if (owed) return `${left}, có thể phải đền`;
    return `${left}, ${beaten ? 'có thể bị chặn' : 'không ai chặn được'}`;
  },
  hint({ action, figures: { turns = 0, fails } }) {
    return action.type === 'pass' && !fails
      ? { why: `giữ nguyên bài thì còn ${turns} lần đánh nữa là hết` }
      : undefined;
  },
};
