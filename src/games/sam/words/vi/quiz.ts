/** Practice of Sâm in Vietnamese, with the questions from rounds. */

import type { PlayId, PlayMisconceptionId } from '#games/sam/quiz/ids.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/quiz/plays-vi.ts';
import { besideIn, momentOf, type SamMoment, type SamQuestion } from '../quiz/moment.ts';
import { REASONS } from '../quiz/reasons.ts';
import { words as cases } from './cases.ts';
import { playSentences } from './plays.ts';

/** The same of mistakes that only a question from a round meets. */
export const roundMisconceptions = {
  'only-faces-out': 'Bộ bài chỉ có thể bỏ bồi, đầm, già. Số khác lúc nào cũng đủ.',
  'thirteen-each': 'Mỗi người 13 lá là chia kiểu Tiến lên. Sâm mỗi người 10 lá.',
  'from-each': 'Đó mới là 1 người chung. Mấy người kia cũng phải chung như vậy.',
  'white-not-cards': 'Ăn trắng có mức riêng, không đếm lá còn trên tay.',
  'spades-are-low': 'Cùng số thì bích thấp nhất, rồi chuồn, rô, cơ.',
  'failed-not-won': 'Hỏng sâm là không thắng ván ấy, nên không được đi trước.',
  'two-not-won': 'Ở bàn này về bằng heo không phải là thắng.',
  'only-first-round': 'Lá thấp nhất chỉ để xét ván đầu, hay khi ván trước không ai thắng.',
  'call-before-winner': 'Người thắng ván trước cũng phải nhường cho người báo sâm.',
  'calls-out-of-turn': 'Báo sâm khỏi chờ tới phiên, miễn là chưa trả lời.',
  'calls-late': 'Có người đánh rồi thì thôi báo sâm.',
  'said-is-said': 'Đã nói không báo thì thôi.',
  'one-call': 'Có người báo trước là bàn này thôi hỏi.',
  'one-plays-alone': 'Mỗi ván chỉ 1 người đánh sâm, mấy người kia cùng chặn người ấy.',
  'sam-is-over': 'Tới đây sâm đã xong, thành hay hỏng cũng hết ván.',
  'each-of-all': 'Đó mới là với 1 người. Sâm tính với từng người trong bàn.',
  'sam-not-cards': 'Ván có báo sâm thì không đếm lá còn trên tay.',
  'caller-pays-all': 'Sâm hỏng thì người báo chung cho từng người, không riêng người chặn.',
  'wrong-side': 'Ngược rồi: bên chung với bên thu đổi chỗ.',
  'to-the-right': 'Lượt chuyền qua tay phải, không phải tay trái.',
  'passed-is-out': 'Đã bỏ lượt thì nghỉ tới hết vòng.',
  'last-leads': 'Người đánh sau cùng mở vòng mới, không phải người ngồi kế.',
  'new-trick-all-in': 'Bỏ lượt chỉ nghỉ hết vòng đó. Vòng mới thì đánh lại được.',
  'may-hold-back': 'Có bài chặn được vẫn được bỏ lượt.',
  'leader-plays': 'Người mở vòng không được bỏ lượt.',
  'may-split': 'Lá nằm trong đôi vẫn rút ra đánh lẻ được.',
  'as-many-cards': 'Rác chỉ chặn rác, đôi chỉ chặn đôi.',
  'only-quads-chop': 'Đôi thông chặt heo là luật Tiến lên. Sâm không có đôi thông.',
  'out-is-out': 'Hết bài là hết ván ngay, dù người sau có bài cao hơn.',
  'no-second': 'Sâm không xếp hạng nhì, ba: có người hết bài là ván dừng.',
  'cards-left': 'Còn bài thì chưa thắng, dù chưa ai chặn được.',
  'two-in-run': 'Heo trong sảnh không tính là về bằng heo.',
  'highest-single': 'Người kế còn 1 lá, giữ lá cao lại thì có thể phải đền hay chung thêm.',
  'free-single': 'Ở bàn này, lúc này đánh lá lẻ nào cũng không bị phạt.',
  'may-pass-then': 'Bỏ lượt thì không có lỗi, dù người kia hết bài.',
  'highest-is-enough': 'Đã đánh lá lẻ cao nhất thì không có lỗi.',
  'chain-adds-up': 'Chặt chồng thì không tính riêng từng lần 15 như vậy.',
  'rank-is-not-rarity': 'Bộ ăn trắng xếp trên chưa chắc hiếm hơn bộ xếp dưới.',
};

export const words = withPlays<PlayId, PlayMisconceptionId, SamMoment>(cases, {
  plays: playSentences,
  factsOf: momentOf,
  reasons: REASONS,
  common: commonVi,
  beside(question: SamQuestion, who) {
    const beside = besideIn(question, who);
    return beside ? BESIDE[beside] : '';
  },
  misconceptions: roundMisconceptions,
});

/** The note beside a name. */
const BESIDE = { called: 'báo sâm', passed: 'bỏ lượt rồi' } as const;
