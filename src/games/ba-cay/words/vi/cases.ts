/** Practice of Ba Cây and Bài Cào in Vietnamese: questions about hands. */

import { netOf } from '#words/quiz/answers.ts';
import { cardsText, displayName } from '#words/text.ts';
import { claimedNet, handIn, handSaid, makeQuizWords, namesOf, playerIn } from '../quiz/shape.ts';
import { best, words as game, handText } from './game.ts';

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
    kind: (answer) => displayName(handText(handSaid(answer))),
    who: (answer, question) => {
      const names = namesOf(answer, question);
      return names.length > 1 ? `${names.join(', ')} cùng nhất` : best(names);
    },
    net: (answer) => {
      if (answer.net === 0) return 'Không thu, không chung';
      return answer.net > 0 ? `Thu ${answer.net} phỉnh` : `Chung ${-answer.net} phỉnh`;
    },
  },
  misconceptions,
  cost({ question, chosen, base, ruled }) {
    const { about, fields, kind, options, right } = question;
    const answer = options[chosen]?.answer;
    const truth = options[right]?.answer;
    const name = displayName(about);
    const big = base.ok ? game.verdict(base.value).big : '';
    if (kind.id === 'house') return ruled.ok ? `Đổi rồi vẫn vậy: ${game.verdict(ruled.value).big}.` : '';
    switch (answer?.type) {
      case 'kind': {
        const hand = handIn(base, about);
        const own = hand ? handText(hand) : '';
        return `Nói ${handText(handSaid(answer))} thì cả bàn tính lại: ${own}. Ván này: ${big}.`;
      }
      case 'cards': {
        const [card] = truth?.type === 'cards' ? truth.cards : [];
        if (kind.id === 'best-card') {
          return `So ${cardsText(answer.cards)} thì bỏ phí ${card === undefined ? '' : cardsText([card])}. Ván này: ${big}.`;
        }
        const hand = handIn(ruled, about);
        const own = hand ? handText(hand) : '';
        const end = playerIn(ruled, about)?.outcome ?? 'lose';
        return `Thêm ${cardsText(answer.cards)} thì ${name} ${own}: ${game.outcome(end, about)}.`;
      }
      case 'net':
        return `Chung theo số đó thì lệch ${Math.abs(answer.net - netOf(truth))} phỉnh.`;
      case 'outcome': {
        const off = claimedNet(answer.outcome) - (playerIn(base, about)?.net ?? 0);
        return off > 0 ? `Xử vậy nhà cái mất oan ${off} phỉnh.` : `Xử vậy ${name} mất oan ${-off} phỉnh.`;
      }
      case 'who': {
        const said = namesOf(answer, question);
        const winners = namesOf(truth, question);
        const robbed = winners.filter((one) => !said.includes(one));
        if (robbed.length > 0 && winners.length > 1) return `Xử vậy ${robbed.join(', ')} mất oan phần của mình.`;
        if (winners.length > 1) return `Thêm người vào chia thì ${winners.join(', ')} mỗi người hụt một ít.`;
        return said.length > 1
          ? `Chia ra thì ${winners.join()} mất oan, đáng lẽ ăn hết.`
          : `Xử vậy ${winners.join()} mất oan ${fields.length - 1} phỉnh đáng lẽ được ăn.`;
      }
      default:
        return '';
    }
  },
});
