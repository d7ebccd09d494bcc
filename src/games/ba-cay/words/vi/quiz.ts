/** Practice of Ba Cây in Vietnamese, with the questions from rounds. */

import type { PlayId, PlayMisconceptionId } from '#games/ba-cay/quiz/ids.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/quiz/plays-vi.ts';
import { besideIn, type Moment, type MomentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { factsOf, playSentences } from './plays.ts';

/** The same of mistakes that only a question from a round meets. */
export const roundMisconceptions = {
  'only-tens-out': 'Bàn nào bỏ bài thì cũng chỉ bỏ 10, bồi, đầm, già.',
  'banker-has-cards': 'Nhà cái cũng cầm 3 lá, phải tính vào.',
  'to-the-last-card': 'Chia hết sạch bài cũng được, vì không ai bốc thêm.',
  'nobody-draws': 'Trò này không ai bốc thêm, không ai đổi lá nào.',
  'no-checking': 'Xét từng người là chuyện của Xì Dách. Ở đây lật hết ra rồi so.',
  'no-turns': 'Xem bài không theo lượt: ai chưa xem thì xem lúc nào cũng được.',
  'looked-already': 'Có người trong đó xem rồi.',
  'last-must-compare': 'Lật sau cùng cũng phải so, thấy thua không được rút.',
  'last-is-no-help': 'Lật trước hay lật sau thì bài vẫn vậy, không đổi ai ăn ai.',
  'own-stake': 'Cược mấy phỉnh thì tính mấy phỉnh, không phải lúc nào cũng 1.',
  'bien-is-apart': 'Biên là 2 nhà con so riêng, ăn hay thua nhà cái không dính tới.',
  'own-share-in-pot': 'Trong gà có phỉnh mình góp: lấy lại chỗ ấy thì không phải là lời.',
  'share-is-gone': 'Góp rồi mà không ăn gà thì mất chỗ đã góp.',
  'second-gets-nothing': 'Nhất ăn tất thì chỉ bài cao nhất được lấy gà.',
  'nobody-before': 'Không ai ăn cả gà khi có người ngang mình, hay hơn mình.',
  'ten-in-a-hundred-each': 'Mấy nút cũng vậy, cứ chừng 10 ván trong 100, không phải 1.',
  'own-cards-are-gone': 'Lá đang cầm thì không còn để bốc trúng nữa.',
  'four-of-each': 'Mỗi số có 4 lá, không phải 1.',
  'faces-count-too': 'Bồi, đầm, già cũng tính 10, không riêng lá 10.',
};

export const words = withPlays<PlayId, PlayMisconceptionId, MomentFacts>(cases, {
  plays: playSentences,
  factsOf,
  common: commonVi,
  beside(question: Moment, who) {
    const { stake, looked } = besideIn(question, who);
    return [stake > 0 ? `cược ${stake}` : '', looked ? 'xem rồi' : ''].filter(Boolean).join(', ');
  },
  misconceptions: roundMisconceptions,
});
