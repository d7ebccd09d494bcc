/** Practice of Xì Dách in Vietnamese: questions about hands. */

import { netText } from '#words/round/chips.ts';
import { displayName } from '#words/text.ts';
import { makeQuizWords } from '../quiz/shape.ts';
import { words as game, KIND_NAMES } from './game.ts';
import { misconceptions } from './misconceptions.ts';

export const words = makeQuizWords(game, {
  kinds: {
    total: 'Tính điểm, nhất là át',
    name: 'Tay bài này gọi là gì',
    'who-wins': 'Ai ăn',
    'third-card': 'Bốc lá nào thì ăn',
    'may-check': 'Nhà cái có được xét không',
    pays: 'Nhà cái thu hay chung mấy phỉnh',
    house: 'Luật nhà nào làm đổi kết quả',
  },
  asks: {
    total: ({ about }) => `${displayName(about)} mấy điểm?`,
    name: 'Tay bài này gọi là gì?',
    'who-wins': ({ about }) => `${displayName(about)} gặp nhà cái. Ai ăn?`,
    'third-card': ({ about }) => `${displayName(about)} bốc lá nào thì ăn?`,
    'may-check': 'Nhà cái có được xét bài không?',
    pays: 'Cả ván nhà cái thu hay chung?',
    house: 'Đổi luật nhà nào thì kết quả khác đi?',
  },
  answers: {
    points: (answer) => `${answer.points} điểm`,
    kind: (answer) => displayName(new Map<string, string>(Object.entries(KIND_NAMES)).get(answer.kind) ?? answer.kind),
    yes: (answer) => (answer.yes ? 'Được xét' : 'Chưa được xét'),
    net: ({ net }) =>
      netText(net, { gain: `Thu ${net} phỉnh`, loss: `Chung ${-net} phỉnh`, even: 'Không thu, không chung' }),
  },
  misconceptions,
  costs: {
    cards: (cards, name, points, end) => `Bốc ${cards} thì ${name} ${points === null ? '' : `${points} điểm`}: ${end}.`,
    payment: (off) => `Chung theo số đó thì lệch ${off} phỉnh.`,
    house: (verdict) => `Đổi rồi vẫn vậy: ${verdict}.`,
    paysTheSame: 'Chưa ai mất cược, nhưng hòa là xong ván, còn chưa xét được thì ván chưa xong.',
    bankerLoses: (off) => `Xử vậy nhà cái mất oan ${off} phỉnh.`,
    playerLoses: (off, name) => `Xử vậy ${name} mất oan ${off} phỉnh.`,
    checksTooEarly: (points) => `Nhà cái mới ${points} điểm: xét bài lúc này là phạm luật.`,
    mayCheckOrWait: (points) => `Nhà cái ${points} điểm thì được xét; xét ngay hay đợi là tùy nhà cái.`,
    hand: (bankerPoints, end) => `Ván này nhà cái ${bankerPoints} điểm: ${end}.`,
  },
});
