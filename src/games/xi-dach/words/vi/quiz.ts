/** Practice of Xì Dách in Vietnamese, with the questions from rounds. */

import type { PlayId, PlayMisconceptionId } from '#games/xi-dach/quiz/ids.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/quiz/plays-vi.ts';
import { type Moment, type MomentFacts, stakeIn } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { factsOf, playSentences } from './plays.ts';

/** The same of mistakes that only a question from a round meets. */
export const roundMisconceptions = {
  'naturals-always-double': 'Có bàn trả thêm cho xì dách, xì bàn, có bàn không: phải hỏi luật nhà.',
  'waits-to-be-checked': 'Xì bàn, xì dách có từ 2 lá đầu thì tính liền, không chờ xét.',
  'stood-is-stood': 'Đã dằn thì thôi, không đổi ý được.',
  'enough-may-draw': 'Đủ điểm thì được dằn, chứ không bắt buộc dằn.',
  'five-at-most': 'Không ai bốc quá 5 lá.',
  'four-is-not-five': 'Đủ 5 lá mới hết bốc, 4 lá còn bốc được.',
  'only-banker': 'Chỉ nhà cái mới được xét bài.',
  'checks-all-at-once': 'Không phải xét cả bàn một lượt: xét từng người.',
  'total-is-secret': 'Nhà cái chỉ giấu điểm với người chưa bị xét. Bị xét rồi thì được hỏi.',
  'asks-too-early': 'Chưa bị xét thì chưa được hỏi.',
  'own-stake': 'Cược mấy phỉnh thì tính mấy phỉnh, không phải lúc nào cũng 1.',
  'own-stake-alone': 'Đền là đền cả bàn, không chỉ cược của mình.',
  'forgets-banker': 'Còn phải đền nhà cái nữa.',
  'own-stake-times-all': 'Mỗi người được đền đúng cược của người đó, không phải lấy cược của mình nhân lên.',
  'banker-has-cards': 'Nhà cái cũng cầm bài, phải trừ ra nữa.',
  'drawn-too': 'Mấy lá bốc thêm cũng lấy từ nọc, phải trừ ra nữa.',
  'holds-not-looks': 'Nhà cái cầm nọc nhưng không được xem.',
  'drawn-face-down': 'Bài bốc lên thì úp, ai bốc nấy xem.',
  'settled-before': 'Xì bàn, xì dách tính xong từ lúc mới chia, ngũ linh tới sau không đụng vào.',
  'seen-cards-are-gone': 'Lá đã thấy thì không bốc trúng nữa, phải bớt ra.',
  'four-of-each': 'Mỗi số có 4 lá, không phải 1.',
  'faces-count-too': 'Bồi, đầm, già cũng tính 10, không riêng lá 10.',
  'ace-gives-way': 'Át tính 1 lại được, nên nhiều điểm hơn mà có át thì chưa chắc dễ quắc hơn.',
};

export const words = withPlays<PlayId, PlayMisconceptionId, MomentFacts>(cases, {
  plays: playSentences,
  factsOf,
  common: commonVi,
  beside(question: Moment, who) {
    const stake = stakeIn(question, who);
    return stake > 0 ? `cược ${stake}` : '';
  },
  misconceptions: roundMisconceptions,
});
