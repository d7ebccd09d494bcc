/** Practice of Tá Lả in Vietnamese, with the questions from rounds. */

import type { PlayId, PlayMisconceptionId } from '#games/ta-la/quiz/ids.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { commonVi } from '#words/quiz/plays-vi.ts';
import { besideIn, type Facts, type Moment, momentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { playSentences } from './plays.ts';

/** The same of mistakes that only a question from a round meets. */
export const roundMisconceptions = {
  'four-may-play': '4 người thì vẫn chơi được.',
  'four-at-most': 'Chia cho 5 người thì nọc không đủ lá cho ai cũng đi hết 4 lượt.',
  'forgets-tenth': 'Còn thiếu lá thứ 10 của người đánh trước.',
  'ten-for-all': 'Chỉ 1 người cầm 10 lá, mấy người kia 9.',
  'no-jokers': 'Bộ bài 52 lá, không có joker.',
  'to-the-left': 'Chuyền qua tay phải, không phải tay trái.',
  'dealer-is-last': 'Người chia lấy sau cùng, lấy cả lá thứ 10.',
  'not-the-next': 'Lá thứ 10 không chuyền sang người kế.',
  'not-the-last': 'Về chót thì không được cầm 10 lá.',
  'other-side': 'Ngược chiều rồi: lượt chuyền qua tay phải.',
  'may-decline': 'Ăn hay bốc là tùy người chơi, không ai bắt phải ăn.',
  'one-card-a-turn': 'Mỗi lượt chỉ lấy 1 lá, ăn hoặc bốc.',
  'not-his-turn': 'Chưa tới lượt thì chưa được bốc.',
  'only-fresh': 'Lá đánh từ trước, hay của người khác, thì không ăn được nữa.',
  'eaten-lies-open': 'Lá ăn là lá cả bàn đã thấy, không úp lại được.',
  'drawn-is-hidden': 'Lá bốc thì giữ kín.',
  'hand-is-hidden': 'Không ai phải bày hết bài trên tay, trừ khi ù.',
  'spare-card': 'Lá này dư: bỏ đi thì lá ăn vẫn còn phỏm.',
  'only-the-eaten-pays': 'Chỉ người bị ăn mới chung, và chung cho người ăn.',
  'chot-is-four': 'Lá chốt tính riêng: bị ăn thì chung 4.',
  'opener-gives': 'Lá chuyển đi là lá sau cùng của người mở vòng.',
  'eaten-is-refilled': 'Người bị ăn được lá khác chuyển bù vào, nên đủ lá.',
  'eater-plays-once': 'Người ăn cứ đánh 1 lá như thường, không thêm lượt nào.',
  'not-all-four': 'Phải ai cũng đánh đủ 4 lá mới hết ván.',
  'four-each': 'Đủ 4 lá hết rồi, không ai còn lượt.',
  'not-the-fourth': 'Phỏm giữ trên tay, tới trước lá thứ 4 mới hạ.',
  'lays-before-discard': 'Hạ trước, đánh lá thứ 4 sau.',
  'one-meld-will-do': 'Có 1 phỏm là đủ khỏi móm.',
  'does-not-fit': 'Gửi thì phải cùng số với phỏm ngang, hay nối được vào đầu, vào đuôi phỏm dọc.',
  'lays-off-after-laying': 'Chưa hạ phỏm của mình thì chưa được gửi.',
  'mom-lays-nothing-off': 'Móm thì không được gửi.',
  'khan-as-dealt': 'Ù khan phải đúng 9 hay 10 lá vừa chia, không cạ nào, và bàn có chơi ù khan.',
  'waits-for-turn': 'Chưa tới lượt thì chưa được hô ù.',
  'one-for-all': 'Đã có một người đền cả bàn thì mấy người kia khỏi chung.',
  'fewer-than-three': 'Bị ăn 3 lá mới phải đền.',
  'no-den-here': 'Bàn này không bắt đền vì chuyện ấy.',
  'short-lays-later': 'Còn thiếu lá đánh thì tới lá thứ 4 sau người khác, nên hạ sau.',
  'waits-for-one': 'Hở 1 số, hay đụng át, đụng già, thì chỉ chờ được 1 lá.',
  'counts-what-is-gone': 'Lá đã đánh ra hay đã hạ thì chờ cũng không tới.',
};

export const words = withPlays<PlayId, PlayMisconceptionId, Facts>(cases, {
  plays: playSentences,
  factsOf: momentFacts,
  common: commonVi,
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === undefined) return '';
    return beside === 'mom' ? 'móm' : `đã đánh ${beside.made} lá`;
  },
  misconceptions: roundMisconceptions,
});
