/** Practice of Ba Cây and Bài Cào in Vietnamese: questions about hands. */

import { namesOf } from '#words/quiz/answers.ts';
import { netText } from '#words/round/chips.ts';
import { displayName } from '#words/text.ts';
import { handSaid, makeQuizWords } from '../quiz/shape.ts';
import { best, words as game, handPhrase } from './game.ts';

/** Why what a common mistake leads to is never right. What stands here is what may be made: `MisconceptionId`. */
export const misconceptions = {
  'total-stays': 'Quá 10 thì phải bớt chục, không để nguyên tổng.',
  'ten-off-once': 'Bớt 10 rồi vẫn quá 10 thì bớt 10 nữa.',
  'faces-by-rank': 'J, Q, K đều tính 10, không phải 11, 12, 13.',
  'ace-ten': 'Át tính 1, không luật nào tính 10.',
  'ten-is-no-face': 'Lá 10 không phải lá hình: ba tiên chỉ nhận J, Q, K.',
  'only-diamond': 'Chỉ A♦ là át cụ, át chất khác thì không.',
  'needs-ten': 'Có A♦ mà tổng không tròn chục thì không thành 10 át cụ.',
  'has-a-name': 'Tay bài này có tên riêng, không tính nút.',
  miscounted: 'Cộng lại cho đủ 3 lá, rồi mới bớt chục.',
  'special-first': 'Ba tiên, sáp có bậc riêng, lá to hay tổng to cũng không hơn được.',
  'alike-by-rank': 'Sáp gặp sáp thì so số, át thấp nhất.',
  'points-first': 'So nút trước: kém nút là thua.',
  'high-total': 'Tổng to không tính: bớt chục rồi mới so.',
  'high-card': 'Có lá to cũng vậy: nút khác nhau thì không xét tới lá.',
  'best-card-first': 'Mỗi bên chỉ so lá to nhất, và lá bên kia hơn.',
  'one-is-better': 'Hai tay bài này hơn kém rõ, không luật nào cho ngang nhau.',
  'not-together': 'Không luật nào cho đúng hai tay bài này cùng nhất.',
  'equal-at-best': 'Không luật nào cho tay bài này hơn, cùng lắm là ngang.',
  'never-best': 'Trên tay còn lá to hơn, xét số trước hay chất trước cũng vậy.',
  'draws-paid': 'Hòa thì cược ai nấy giữ.',
  'wrong-side': 'Đó là tính cho các nhà con. Nhà cái thì ngược lại.',
  'wins-only': 'Còn phải trừ số phỉnh nhà cái chung.',
  'best-takes-all': 'Có nhà cái thì mỗi nhà con chỉ so với nhà cái, không ai ăn hết.',
  'by-points': 'Hơn 1 nút hay 8 nút cũng chung như nhau.',
  'one-missed': 'Có 1 nhà con bị xử nhầm.',
  'two-missed': 'Có 2 nhà con bị xử nhầm.',
};

export const words = makeQuizWords(game, {
  handText: handPhrase,
  kinds: {
    points: 'Tính nút, gọi tên tay bài',
    'who-wins': 'Nhất ăn tất: ai ăn',
    banker: 'Nhà con gặp nhà cái',
    'third-card': 'Thêm lá nào thì ăn',
    'best-card': 'Bằng nút thì so lá nào',
    pays: 'Nhà cái thu hay chung mấy phỉnh',
    house: 'Luật nhà nào làm kết quả đổi',
  },
  asks: {
    points: ({ about }) => `${displayName(about)} được mấy nút?`,
    'who-wins': 'Nhất ăn tất. Ai nhất?',
    banker: ({ about }) => `${displayName(about)} gặp nhà cái. Ai ăn?`,
    'third-card': ({ about }) => `Thêm lá nào thì ${displayName(about)} ăn?`,
    'best-card': ({ about }) => `Bằng nhau thì ${displayName(about)} lấy lá nào ra so?`,
    pays: 'Cả ván nhà cái thu hay chung?',
    house: 'Đổi luật nhà nào thì kết quả khác đi?',
  },
  answers: {
    kind: (answer) => displayName(handPhrase(handSaid(answer))),
    who: (answer, question) => {
      const names = namesOf(answer, question);
      return names.length > 1 ? `${names.join(', ')} cùng nhất` : best(names);
    },
    net: ({ net }) =>
      netText(net, { gain: `Thu ${net} phỉnh`, loss: `Chung ${-net} phỉnh`, even: 'Không thu, không chung' }),
  },
  misconceptions,
  costs: {
    kind: (said, own, verdict) => `Nói ${said} thì cả bàn tính lại: ${own}. Ván này: ${verdict}.`,
    bestCard: (shown, best, verdict) => `So ${shown} thì bỏ phí ${best}. Ván này: ${verdict}.`,
    cards: (cards, name, own, end) => `Thêm ${cards} thì ${name} ${own}: ${end}.`,
    payment: (off) => `Chung theo số đó thì lệch ${off} phỉnh.`,
    house: (verdict) => `Đổi rồi vẫn vậy: ${verdict}.`,
    bankerLoses: (off) => `Xử vậy nhà cái mất oan ${off} phỉnh.`,
    playerLoses: (off, name) => `Xử vậy ${name} mất oan ${off} phỉnh.`,
    leftOut: (names) => `Xử vậy ${names.join(', ')} mất oan phần của mình.`,
    diluted: (names) => `Thêm người vào chia thì ${names.join(', ')} mỗi người hụt một ít.`,
    shares: (name) => `Chia ra thì ${name} mất oan, đáng lẽ ăn hết.`,
    passedOver: (name, stakes) => `Xử vậy ${name} mất oan ${stakes} phỉnh đáng lẽ được ăn.`,
  },
});
