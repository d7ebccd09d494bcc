/** Practice of Xì Tố in Vietnamese, with the questions from rounds. */

import type { PlayId, PlayMisconceptionId } from '#games/xi-to/quiz/ids.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/quiz/plays-vi.ts';
import { besideIn, type Facts, type Moment, momentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { playSentences } from './plays.ts';

/** The same of mistakes that only a question from a round meets. */
export const roundMisconceptions = {
  'cards-run-out': 'Mỗi người tới 5 lá mà bộ bài chỉ có 32 lá, không chia đủ.',
  'ante-first': 'Ai cũng góp 1 phỉnh trước khi chia, nên gà không bao giờ trống.',
  'one-stays-down': 'Lá úp thì chỉ người cầm nó biết, tới khi lật.',
  'only-one-down': 'Chỉ lá úp là giấu, các lá kia đều ngửa.',
  'five-is-all': 'Mỗi người nhiều nhất 5 lá.',
  'folded-is-out': 'Úp bỏ rồi thì ván đó không còn được gì nữa.',
  'caller-stays-in': 'Theo là còn chơi, nên cũng được thêm lá.',
  'looked-at-anew': 'Thêm lá rồi thì xét lại lá ngửa, không phải người cũ nói trước.',
  'nothing-to-call': 'Chưa ai tố thì không có gì mà theo.',
  'bet-lies-there': 'Có người tố rồi thì không cho qua được nữa.',
  'limit-holds': 'Không ai được tố quá trần.',
  'already-in': 'Phỉnh đã bỏ trong vòng này cũng tính, chỉ bỏ thêm chỗ còn thiếu.',
  'match-the-whole': 'Phải bỏ cho đủ mức của vòng, không phải chỉ số người sau cùng tố thêm.',
  'call-first': 'Tố thêm thì phải theo cho đủ trước đã.',
  'chips-stay-in': 'Phỉnh đã bỏ vào gà thì úp bỏ không lấy lại được.',
  'owes-no-more': 'Úp bỏ thì khỏi bỏ thêm cho đủ.',
  'ante-too': 'Phỉnh góp đầu ván cũng tính.',
  'wrong-way-round': 'Lượt đi theo chiều kim đồng hồ, không đi ngược.',
  'matched-is-done': 'Chưa ai tố thêm thì người đã nói rồi khỏi nói nữa.',
  'raise-reopens': 'Có người tố thì ai còn chơi cũng phải trả lời.',
  'not-all-spoken': 'Còn người chưa nói thì chưa xong vòng.',
  'all-have-matched': 'Ai còn chơi cũng đã bỏ bằng nhau thì xong vòng, khỏi nói thêm.',
  'alone-needs-no-show': 'Còn lại một mình thì không phải lật.',
  'alone-is-over': 'Còn lại một mình là hết ván, không chia nữa.',
  'shows-at-the-end': 'Chỉ lật sau vòng tố cuối.',
  'own-chips-too': 'Trong gà có cả phỉnh của chính người ăn, lấy lại thì không phải là lời.',
  'last-call-too': 'Còn thiếu phỉnh vừa theo lần cuối.',
  'second-gets-nothing': 'Chỉ người mạnh nhất được gà, ai thua mất hết phỉnh đã bỏ.',
  'rank-is-not-rarity': 'Bậc cao hơn chưa chắc hiếm hơn, bậc thấp hơn chưa chắc hay gặp hơn.',
  'seen-are-gone': 'Lá đã ngửa trên bàn thì không tới nữa.',
  'odd-cards-pair-too': 'Đó mới tính mấy lá ra sám. Có thêm đôi nữa thì cũng lên thú.',
};

export const words = withPlays<PlayId, PlayMisconceptionId, Facts>(cases, {
  plays: playSentences,
  factsOf: momentFacts,
  common: commonVi,
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === 'folded') return 'úp bỏ rồi';
    return beside === undefined ? '' : `vòng này ${beside}`;
  },
  misconceptions: roundMisconceptions,
});
