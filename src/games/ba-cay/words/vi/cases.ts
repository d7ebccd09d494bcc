/** Practice of Ba Cây and Bài Cào in Vietnamese: questions about hands. */

import { namesOf } from '#words/quiz/answers.ts';
import { netText } from '#words/round/chips.ts';
import { displayName } from '#words/text.ts';
import { handSaid, makeQuizWords } from '../quiz/shape.ts';
import { best, words as game, handPhrase } from './game.ts';
import { misconceptions } from './misconceptions.ts';

export const words = makeQuizWords(game, {
  handText: handPhrase,
  kinds: {
    points: 'Tính nút, gọi tên tay bài',
    'who-wins': 'Nhất ăn tất: ai ăn',
    banker: 'Nhà con gặp nhà cái',
    'third-card': 'Thêm lá nào thì ăn',
    'best-card': 'Bằng nút thì so lá nào',
    pays: 'Nhà cái thu hay chung mấy phỉnh',
    house: 'Luật nhà nào làm đổi kết quả',
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
