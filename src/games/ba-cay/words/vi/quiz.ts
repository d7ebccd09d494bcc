/** Practice of Ba Cây and Bài Cào in Vietnamese. */

import { netOf } from '#words/quiz/answers.ts';
import { cardsText, displayName } from '#words/text.ts';
import { claimedNet, handIn, handSaid, makeQuizWords, namesOf, playerIn } from '../quiz/shape.ts';
import { best, words as game, handText, pointsText } from './game.ts';

export const words = makeQuizWords(game, {
  kinds: {
    points: 'Đếm nút, gọi tên tay bài',
    'who-wins': 'Nhất ăn tất: ai ăn',
    banker: 'Nhà con gặp nhà cái',
    'third-card': 'Thêm lá nào thì ăn',
    'best-card': 'Bằng nút: đem lá nào ra so',
    pays: 'Nhà cái thu chung mấy phần',
    house: 'Luật nhà nào định đoạt',
  },
  asks: {
    points: ({ about }) => `${displayName(about)} được mấy nút?`,
    'who-wins': 'Nhất ăn tất. Ai nhất?',
    banker: ({ about }) => `${displayName(about)} gặp nhà cái. Ai ăn?`,
    'third-card': ({ about }) => `Thêm lá nào thì ${displayName(about)} ăn?`,
    'best-card': ({ about }) => `Bằng nhau: ${displayName(about)} đem lá nào ra so?`,
    pays: 'Cả ván nhà cái thu hay chung?',
    house: 'Đổi luật nào thì xử khác đi?',
  },
  answers: {
    kind: (answer) => {
      const [kind, points] = handSaid(answer);
      return displayName(handText(kind, pointsText(points)));
    },
    who: (answer, question) => {
      const names = namesOf(answer, question);
      return names.length > 1 ? `${names.join(', ')} cùng nhất` : best(names);
    },
    net: (answer) => {
      if (answer.net === 0) return 'Không thu, không chung';
      return answer.net > 0 ? `Thu ${answer.net} phần` : `Chung ${-answer.net} phần`;
    },
  },
  slips: {
    'total-stays': 'Quá 10 thì phải bớt chục, không để nguyên tổng.',
    'ten-off-once': 'Bớt 10 rồi vẫn quá 10 thì bớt 10 nữa.',
    'faces-by-rank': 'J, Q, K đều tính 10, không phải 11, 12, 13.',
    'ace-ten': 'Át tính 1, không nhà nào tính 10.',
    'ten-is-no-face': 'Lá 10 không phải lá hình: ba tiên chỉ nhận J, Q, K.',
    'only-diamond': 'Chỉ A♦ là át cụ, át chất khác thì không.',
    'needs-ten': 'Có A♦ mà tổng không tròn chục thì không thành át cụ.',
    'has-a-name': 'Tay này có tên riêng, không đếm nút.',
    miscounted: 'Cộng lại cho đủ 3 lá, rồi mới bớt chục.',
    'special-first': 'Ba tiên, sáp có bậc riêng, lá to hay tổng to không bù được.',
    'alike-by-rank': 'Hai sáp thì so số, át thấp nhất.',
    'points-first': 'So nút trước: kém nút là thua.',
    'high-total': 'Tổng to không tính: bớt chục rồi mới so.',
    'high-card': 'Có lá to cũng vậy: nút khác nhau thì không xét tới lá.',
    'best-card-first': 'Mỗi bên chỉ đem lá to nhất ra so, và lá bên kia hơn.',
    'one-is-better': 'Hai tay này hơn kém rõ, không nhà nào cho ngang nhau.',
    'not-together': 'Không nhà nào để đúng hai tay này cùng nhất.',
    'equal-at-best': 'Không nhà nào cho tay này hơn: cùng lắm là ngang.',
    'never-best': 'Trong tay còn lá hơn nó, xếp số trước hay chất trước cũng vậy.',
    'draws-paid': 'Hòa thì cược ai nấy giữ.',
    'wrong-side': 'Đó là phần của các nhà con. Nhà cái thì ngược lại.',
    'wins-only': 'Phải trừ cả phần nhà cái chung ra.',
    'best-takes-all': 'Có nhà cái thì từng nhà con chỉ so với cái, không ai ăn hết.',
    'by-points': 'Hơn 1 nút hay 8 nút cũng chung như nhau.',
    'one-missed': 'Có 1 nhà con bị xét nhầm bên.',
    'two-missed': 'Có 2 nhà con bị xét nhầm bên.',
  },
  cost({ question, chosen, base, ruled }) {
    const { about, fields, kind, options, right } = question;
    const answer = options[chosen]?.answer;
    const truth = options[right]?.answer;
    const name = displayName(about);
    const big = base.ok ? game.verdict(base.value).big : '';
    if (kind.id === 'house') return ruled.ok ? `Đổi rồi vẫn vậy: ${game.verdict(ruled.value).big}.` : '';
    switch (answer?.type) {
      case 'kind': {
        const [said, points] = handSaid(answer);
        const hand = handIn(base, about);
        const own = hand ? handText(hand.kind, pointsText(hand.points)) : '';
        return `Xưng ${handText(said, pointsText(points))} thì cả bàn đếm lại: ${own}. Ván này: ${big}.`;
      }
      case 'cards': {
        const [card] = truth?.type === 'cards' ? truth.cards : [];
        if (kind.id === 'best-card') {
          return `Đem ${cardsText(answer.cards)} ra là bỏ phí ${card === undefined ? '' : cardsText([card])}. Ván này: ${big}.`;
        }
        const hand = handIn(ruled, about);
        const own = hand ? handText(hand.kind, pointsText(hand.points)) : '';
        const end = playerIn(ruled, about)?.outcome ?? 'lose';
        return `Thêm ${cardsText(answer.cards)} thì ${name} ${own}: ${game.outcome(end, about)}.`;
      }
      case 'net':
        return `Chung theo số đó thì bàn này lệch ${Math.abs(answer.net - netOf(truth))} phần cược.`;
      case 'outcome': {
        const off = claimedNet(answer.outcome) - (playerIn(base, about)?.net ?? 0);
        return off > 0 ? `Xử vậy nhà cái mất oan ${off} phần cược.` : `Xử vậy ${name} mất oan ${-off} phần cược.`;
      }
      case 'who': {
        const said = namesOf(answer, question);
        const winners = namesOf(truth, question);
        const robbed = winners.filter((one) => !said.includes(one));
        if (robbed.length > 0 && winners.length > 1) return `Xử vậy ${robbed.join(', ')} mất oan phần của mình.`;
        if (winners.length > 1) return `Thêm người vào chia thì ${winners.join(', ')} mỗi người hụt một ít.`;
        return said.length > 1
          ? `Chia ra thì ${winners.join()} mất oan, đáng lẽ ăn hết.`
          : `Xử vậy ${winners.join()} mất oan ${fields.length - 1} phần cược đáng ăn.`;
      }
      default:
        return '';
    }
  },
});
