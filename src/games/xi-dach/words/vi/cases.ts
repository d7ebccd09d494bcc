/** Practice of Xì Dách in Vietnamese: questions about hands. */

import { netText } from '#words/round/chips.ts';
import { displayName } from '#words/text.ts';
import { makeQuizWords } from '../quiz/shape.ts';
import { words as game, KIND_NAMES } from './game.ts';

/** Why what a common mistake leads to is never right. What stands here is what may be made: `MisconceptionId`. */
export const misconceptions = {
  'aces-eleven': 'Tính át 11 mà quá 21 thì phải tính nhỏ lại.',
  'aces-one': 'Át không phải lúc nào cũng 1: còn tùy luật nhà, tùy có mấy lá.',
  'aces-ten': 'Không nhà nào tính át lúc nào cũng 10.',
  'faces-by-rank': 'J, Q, K đều 10 điểm, không phải 11, 12, 13.',
  'any-five': 'Có 5 lá chưa chắc là ngũ linh: tổng còn phải đúng mức luật nhà cho.',
  'four-will-do': 'Ngũ linh phải đủ 5 lá, ở đây mới có 4.',
  'natural-in-three': 'Xì bàn với xì dách phải có từ 2 lá đầu, bốc thêm không tính.',
  'a-little-over': 'Quá 21 là quắc, dù chỉ một điểm.',
  'nearly-of-age': 'Chưa đủ điểm thì còn non, thiếu 1 điểm cũng vậy.',
  'still-short': 'Vừa đúng mốc cũng là đủ rồi.',
  'only-a-total': 'Tay bài có tên riêng thì gọi tên riêng, không tính như tổng thường.',
  'over-at-once': 'Tới 21 vẫn chưa quắc, từ 22 mới quắc.',
  'high-wins': 'Ngũ linh gặp ngũ linh thì ngược lại: thấp hơn mới ăn.',
  'checks-early': 'Ở bàn này, nhà cái còn non thì chưa được xét ai.',
  'higher-is-better': 'Quá 21 rồi thì nhiều điểm hơn không phải là hơn.',
  'bust-may-not': 'Nhà cái quắc vẫn được xét: đã qua mốc chứ không phải chưa tới.',
  'may-always': 'Ở bàn này, nhà cái phải đủ mới được xét bài.',
  'draws-paid': 'Hòa thì cược ai nấy giữ.',
  'busts-always-pay': 'Quắc không phải lúc nào cũng thua: nhà cái cũng quắc thì tính khác.',
  'shorts-always-pay': 'Non không phải lúc nào cũng thua: còn tùy nhà cái có gì.',
  'wrong-side': 'Đó là tính cho các nhà con. Nhà cái thì ngược lại.',
  'ngu-linh-double': 'Ngũ linh mà ăn gấp đôi thì nhà cái cũng ăn gấp đôi, xì dách cũng vậy.',
  'naturals-double': 'Không luật nhà nào cho riêng xì dách ăn gấp đôi ở ván này.',
  'wins-only': 'Còn phải trừ số phỉnh nhà cái chung.',
};

export const words = makeQuizWords(game, {
  kinds: {
    total: 'Tính điểm, nhất là át',
    name: 'Tay bài này gọi là gì',
    'who-wins': 'Ai ăn',
    'third-card': 'Bốc lá nào thì ăn',
    'may-check': 'Nhà cái có được xét không',
    pays: 'Nhà cái thu hay chung mấy phỉnh',
    house: 'Luật nhà nào làm kết quả đổi',
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
    paysTheSame: 'Cược chưa đổi, nhưng hòa thì xong ván, còn chưa xét được thì ván chưa xong.',
    bankerLoses: (off) => `Xử vậy nhà cái mất oan ${off} phỉnh.`,
    playerLoses: (off, name) => `Xử vậy ${name} mất oan ${off} phỉnh.`,
    checksTooEarly: (points) => `Nhà cái mới ${points} điểm: xét bài lúc này là phạm luật.`,
    missesCheck: (points) => `Nhà cái ${points} điểm, được xét mà không xét là bỏ lỡ.`,
    hand: (bankerPoints, end) => `Ván này nhà cái ${bankerPoints} điểm: ${end}.`,
  },
});
