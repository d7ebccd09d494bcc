/** Questions from rounds of Tá Lả in Vietnamese. */

import type { Card } from '#core/card.ts';
import type { PlayId } from '#games/ta-la/quiz/ids.ts';
import type { TaLaState } from '#games/ta-la/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { cardsIn, isYes, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  ateChot,
  cardIn,
  couldEat,
  drawsIn,
  eatenIn,
  eatingIn,
  freshIn,
  gapIn,
  guiRefusal,
  handIn,
  homeIn,
  isChot,
  isEaten,
  keptIn,
  type Moment,
  meldIn,
  ontoIn,
  outnessIn,
  risksIn,
  seatIn,
  shiftIn,
  sidesOf,
  tookIn,
  waitsIn,
} from '../quiz/moment.ts';

const NUMBER = new Intl.NumberFormat('vi');

export const plays: Readonly<Record<PlayId, PlayWords<TaLaState>>> = {
  seats: {
    kind: 'Mấy người chơi một bàn',
    ask: ({ seats, asked }) => `Bàn đang ${seats.length} người. Thêm ${asked.count} người nữa, chơi được không?`,
    why: (q) => {
      const all = q.seats.length + (q.asked.count ?? 0);
      return isYes(q) ? `${all} người vẫn chơi được.` : `Vậy là ${all} người, mà một bàn nhiều nhất 4 người.`;
    },
  },
  'stock-left': {
    kind: 'Chia xong nọc còn mấy lá',
    ask: ({ asked }) => `Bàn ${asked.count} người. Chia xong, nọc còn mấy lá?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      return `Bộ 52 lá, mỗi người 9 lá, 1 người thêm lá thứ 10: chia hết ${9 * count + 1} lá. Nọc còn ${numberIn(q)} lá.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => `${count} lá` },
  },
  'first-card': {
    kind: 'Chia bài theo chiều nào',
    ask: (q) =>
      `${displayName(q.asked.who)} chia bài. ${sidesText(q)}. ${q.asked.count === 1 ? 'Lá đầu tiên' : 'Lá cuối cùng'} chia cho ai?`,
    why: (q) =>
      q.asked.count === 1
        ? `Chia ngược chiều kim đồng hồ, tức là chuyền qua tay phải, nên ${displayName(whoIn(q))} được lá đầu.`
        : `Người chia lấy lá cuối cùng: ${displayName(whoIn(q))} cầm 10 lá.`,
  },
  'first-ten': {
    kind: 'Ván sau ai cầm 10 lá',
    ask: ({ asked: { who, target = '' } }) =>
      `Ván này ${displayName(target)} nhất. Ván sau ${displayName(who)} chia bài, vậy ai cầm 10 lá, đánh trước?`,
    why: (q) => {
      const who = displayName(whoIn(q));
      return q.state.rules.firstTen === 'dealer'
        ? `Bàn này ai chia thì cầm 10 lá: ${who}.`
        : `Bàn này ai nhất ván trước thì cầm 10 lá: ${who}.`;
    },
  },
  direction: {
    kind: 'Lượt đi theo chiều nào',
    ask: (q) => {
      const who = displayName(q.asked.who);
      const asks = (q.asked.count ?? 0) > 0 ? `${who} đánh xong thì tới ai?` : `${who} được ăn lá của ai?`;
      return `${sidesText(q)}. ${asks}`;
    },
    why: (q) => {
      const [who, named] = [displayName(q.asked.who), displayName(whoIn(q))];
      const round = 'Lượt đi ngược chiều kim đồng hồ, tức là chuyền qua tay phải';
      return (q.asked.count ?? 0) > 0
        ? `${round}: hết lượt ${who} thì tới ${named}.`
        : `${round}: ${named} ngồi trước ${who}, nên ${who} chỉ ăn lá của ${named}.`;
    },
  },
  'may-draw': {
    kind: 'Lúc nào được bốc',
    ask: ({ asked }) => `${displayName(asked.who)} muốn bốc 1 lá. Được không?`,
    why: (q) => {
      const { who } = q.asked;
      const name = displayName(who);
      if (isYes(q)) {
        return couldEat(q, who)
          ? `Ăn được ${cardsText(freshIn(q))} mà không thích thì cứ bốc 1 lá.`
          : `Tới lượt ${name}, không ăn thì bốc 1 lá.`;
      }
      const { turn } = q.state;
      if (turn !== who) return `Chưa tới lượt ${name}, đang lượt ${displayName(turn ?? '')}.`;
      return `Mỗi lượt chỉ lấy 1 lá. ${name} ${tookIn(q, who) === 'eat' ? 'ăn' : 'bốc'} rồi, giờ phải đánh.`;
    },
  },
  'eat-source': {
    kind: 'Ăn được lá nằm ở đâu',
    ask: (q) =>
      `${displayName(q.asked.who)} muốn ăn ${cardsText(cardIn(q))} trước mặt ${displayName(q.asked.target ?? '')}. Được không?`,
    why: (q) =>
      isYes(q)
        ? `${cardsText(cardIn(q))} vừa đánh ra, mà ${displayName(q.asked.who)} ghép được thành ${meldText(q)}.`
        : `Chỉ ăn được lá người ngồi trước vừa đánh, lúc này là ${cardsText(freshIn(q))}.`,
  },
  'may-eat': {
    kind: 'Lá này ăn được không',
    ask: (q) => {
      const { who, target = '' } = q.asked;
      const eaten = eatenIn(q, who);
      const before = eaten.length > 0 ? `${displayName(who)} đã ăn ${cardsText(eaten)}. ` : '';
      return `${before}${displayName(target)} đánh ${cardsText(cardIn(q))}, ${displayName(who)} ăn được không?`;
    },
    why: (q) => {
      const card = cardsText(cardIn(q));
      const eaten = cardsText(eatenIn(q, q.asked.who));
      switch (eatingIn(q)) {
        case 'tl-eat-proof':
          return `Không có 2 lá nào ghép với ${card} thành phỏm.`;
        case 'tl-one-meld-each':
          return `Mấy lá hợp với ${card} đang nằm trong phỏm của ${eaten}, rút ra là phỏm ấy hỏng.`;
        case 'tl-eat-limit':
          return q.state.rules.eatPerMeld === 'one'
            ? `${card} chỉ vào được phỏm đã có lá ăn, mà bàn này mỗi phỏm chỉ 1 lá ăn.`
            : `Phải có 2 lá trên tay ghép được với ${card}. Lá đã ăn không tính.`;
        default:
          return `Ghép được thành phỏm: ${meldText(q)}.`;
      }
    },
  },
  'eat-show': {
    kind: 'Ăn xong phải bày gì',
    ask: (q) => {
      const took = `${displayName(q.asked.who)} vừa ${tookIn(q, q.asked.who) === 'eat' ? 'ăn' : 'bốc'} ${cardsText(cardIn(q))}`;
      return `${took}. Ít nhất phải bày gì ra cho cả bàn thấy?`;
    },
    why: (q) => {
      const card = cardsText(cardIn(q));
      return saidIn(q) === 'card'
        ? `Có bàn bày cả phỏm, có bàn chỉ bày lá ấy, nên hẹn trước. Kiểu nào thì ${card} cũng phải ngửa.`
        : `${card} bốc từ nọc thì giữ kín. Lá ăn mới phải bày.`;
    },
    says: {
      card: ({ cards = [] }) => `Lá ${cardsText(cards)}`,
      nothing: 'Không phải bày lá nào',
      hand: 'Cả tay bài',
    },
  },
  'may-discard': {
    kind: 'Lá nào không được đánh',
    ask: (q) => {
      const { who } = q.asked;
      return `${displayName(who)} đã ăn ${cardsText(eatenIn(q, who))}. Giờ đánh ${cardsText(cardIn(q))}${isEaten(q) ? ' ra lại' : ''} được không?`;
    },
    why: (q) => {
      const card = cardsText(cardIn(q));
      if (isYes(q)) return `Đánh ${card} rồi, lá đã ăn vẫn có phỏm: ${meldsText(keptIn(q))}.`;
      return isEaten(q)
        ? `${card} là lá ăn. Đã ăn thì phải để trong phỏm, không được đánh.`
        : `Đánh ${card} thì lá đã ăn không còn phỏm.`;
    },
  },
  'eat-pays': {
    kind: 'Bị ăn thì chung mấy phỉnh',
    ask: (q) => {
      const { who, target = '', count = 0 } = q.asked;
      const [eater, from] = [displayName(target), displayName(q.state.fresh?.from ?? '')];
      const card = cardsText(cardIn(q));
      const eats =
        count > 0 ? `${eater} đã ăn ${count} lá của ${from}, giờ ăn ${card}` : `${eater} ăn ${card} của ${from}`;
      return `${eats}. Tính riêng lá này, ${displayName(who)} thu hay chung mấy phỉnh?`;
    },
    why: (q) => {
      const { who, target = '', count = 0 } = q.asked;
      const from = q.state.fresh?.from ?? '';
      const pays = `${displayName(from)} chung ${displayName(target)}`;
      const other = who === from || who === target ? '' : ` ${displayName(who)} không dính vào.`;
      return isChot(q)
        ? `Lá chốt bị ăn thì ${pays} 4 phỉnh.${other}`
        : `${count === 0 ? 'Lá đầu tiên' : `Lá thứ ${count + 1}`} bị ăn thì ${pays} ${count + 1} phỉnh.${other}`;
    },
  },
  'shift-card': {
    kind: 'Chuyển lá nào',
    ask: (q) =>
      `${displayName(shiftIn(q)?.who ?? '')} mở vòng này. ${displayName(q.asked.who)} ăn ${cardsText(cardIn(q))} của ${displayName(q.asked.target ?? '')}. Lá nào chuyển vào chỗ trống ấy?`,
    why: (q) => {
      const shift = shiftIn(q);
      const [opener, to] = [displayName(shift?.who ?? ''), displayName(shift?.to ?? '')];
      return shift?.cards.length === 0
        ? `${opener} mở vòng này, mà lá bị ăn lại đúng là của ${opener}, nên không phải chuyển lá nào.`
        : `${opener} mở vòng này, nên lá ${opener} đánh sau cùng là ${cardsText(shift?.cards ?? [])} chuyển sang ${to}.`;
    },
    says: { none: 'Không chuyển lá nào' },
  },
  'extra-turn': {
    kind: 'Ai được tái',
    ask: (q) =>
      `${displayName(q.asked.who)} ăn ${cardsText(cardIn(q))} của ${displayName(q.asked.target ?? '')}. Ai được tái 1 lượt?`,
    why: (q) => {
      const shift = shiftIn(q);
      const [opener, to] = [displayName(shift?.who ?? ''), displayName(shift?.to ?? '')];
      return shift?.cards.length === 0
        ? `${opener} mở vòng này mà lại bị ăn, thành ra thiếu 1 lá đánh: ${opener} tái.`
        : `${opener} mở vòng này nên phải chuyển 1 lá sang ${to}, thành ra thiếu 1 lá đánh: ${opener} tái.`;
    },
    says: { nobody: 'Không ai tái' },
  },
  'after-last': {
    kind: 'Lúc nào hết ván',
    ask: (q) => `${displayName(q.asked.who)} đánh ${cardsText(cardIn(q))}, lá thứ 4. Rồi sao?`,
    why: (q) =>
      saidIn(q) === 'over'
        ? 'Ai cũng đánh đủ 4 lá rồi: hết ván, tính điểm.'
        : `Còn người chưa đánh đủ 4 lá, nên tới ${displayName(whoIn(q))}.`,
    says: { over: 'Hết ván', turn: ({ who: [who = ''] = [] }) => `Tới lượt ${displayName(who)}` },
  },
  'when-lay': {
    kind: 'Lúc nào hạ phỏm',
    ask: ({ asked: { who, cards = [], count = 0 } }) =>
      `${displayName(who)} đánh ${count} lá rồi, giờ muốn hạ ${cardsText(cards)}. Được không?`,
    why: (q) =>
      isYes(q)
        ? `Đánh 3 lá rồi, sắp tới lá thứ 4: hạ phỏm xong mới đánh.`
        : `Tới trước lá thứ 4 mới được hạ. ${displayName(q.asked.who)} mới đánh ${q.asked.count} lá.`,
  },
  'lays-first': {
    kind: 'Ai hạ trước',
    ask: 'Nếu từ giờ không ai ăn, cũng không ai ù, thì ai hạ phỏm trước nhất?',
    why: (q) =>
      `Ai tới lá thứ 4 trước thì hạ trước, là ${displayName(whoIn(q))}. Sau này bằng điểm thì ai hạ trước đứng trên.`,
  },
  'is-mom': {
    kind: 'Có móm không',
    ask: ({ asked }) => `Tới lúc hạ. ${displayName(asked.who)} có móm không?`,
    why: (q) => (isYes(q) ? 'Không có phỏm nào để hạ thì móm.' : `${cardsText(meldIn(q))} là phỏm, nên không móm.`),
    yes: ['Móm', 'Không móm'],
  },
  'may-gui': {
    kind: 'Gửi lá này được không',
    ask: (q) =>
      `${displayName(q.asked.who)} muốn gửi ${cardsText(cardIn(q))} vào phỏm ${cardsText(ontoIn(q))} của ${displayName(q.asked.target ?? '')}. Được không?`,
    why: (q) => {
      const [who, card] = [displayName(q.asked.who), cardsText(cardIn(q))];
      if (isYes(q)) return `${who} hạ phỏm rồi, mà ${card} ghép được vào phỏm ấy.`;
      return {
        'does-not-fit': `${card} không ghép được vào ${cardsText(ontoIn(q))}.`,
        early: `${who} phải hạ phỏm của mình trước, rồi mới gửi.`,
        mom: `${who} móm nên không được gửi.`,
      }[guiRefusal(q)];
    },
  },
  'gui-which': {
    kind: 'Gửi được lá nào',
    ask: ({ asked }) => `${displayName(asked.who)} gửi được lá nào?`,
    why: (q) => {
      const home = homeIn(q);
      if (home && cardsIn(q).length > 0) {
        return `${cardsText(cardsIn(q))} ghép được vào phỏm ${cardsText(home.cards)} của ${displayName(home.who)}.`;
      }
      return seatIn(q, q.asked.who)?.laid?.length === 0
        ? `${displayName(q.asked.who)} móm nên không được gửi lá nào.`
        : 'Không lá nào ghép được vào phỏm đã hạ.';
    },
    says: { none: 'Không lá nào' },
  },
  'u-now': {
    kind: 'Lúc nào được ù',
    ask: ({ asked }) => `${displayName(asked.who)} muốn hô ù ngay lúc này. Được không?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const out = outnessIn(q);
      switch (out.type) {
        case 'khan':
          return `Bài vừa chia không có cạ nào, mà ${who} chưa ăn, chưa bốc: ù khan.`;
        case 'all':
          return `Tới lượt ${who}, lá nào cũng vào phỏm: ù.`;
        case 'one-left':
          return '10 lá mà chỉ thừa 1 lá ngoài phỏm thì bàn này cho ù.';
        case 'not-his-turn':
          return `Chưa tới lượt ${who} thì chưa được hô. Đang lượt ${displayName(q.state.turn ?? '')}.`;
        case 'took':
          return `Ù khan phải hô lúc chưa ăn, chưa bốc. ${who} bốc rồi.`;
        case 'no-khan':
          return 'Không có phỏm nào, mà bàn này không chơi ù khan.';
        case 'gap':
          return `Bàn này hở 1 số cũng là cạ: ${cardsText(gapIn(q))} là cạ, nên không ù khan.`;
        case 'none-left':
          return 'Còn thừa 1 lá. Bàn này đòi cả 10 lá vào phỏm mới ù.';
        case 'loose':
          return `Còn thừa ${out.left} lá ngoài phỏm, chưa ù.`;
      }
    },
  },
  'u-den': {
    kind: 'Ù rồi, ai đền',
    ask: (q) => {
      const { who, target = '', count = 0 } = q.asked;
      const eaten = ateChot(q) ? 'lá chốt' : `${count} lá`;
      return `${displayName(who)} ăn ${eaten} của ${displayName(target)} rồi ù. Ai chung cho ${displayName(who)}?`;
    },
    why: (q) => {
      const { count = 0 } = q.asked;
      const chot = ateChot(q);
      if (saidIn(q) === 'for-all') {
        const who = displayName(whoIn(q));
        return chot
          ? `${who} đánh lá chốt cho người ta ăn mà ù, nên phải đền cả bàn.`
          : `${who} để người ta ăn ${count} lá mà ù, nên phải đền cả bàn.`;
      }
      if (chot) return 'Bàn này không bắt đền vì lá chốt: ai nấy tự chung.';
      return count < 3
        ? `Bị ăn ${count} lá thì chưa phải đền: ai nấy tự chung.`
        : `Bàn này bị ăn ${count} lá cũng không phải đền: ai nấy tự chung.`;
    },
    says: {
      each: 'Ai nấy tự chung',
      'for-all': ({ who: [who = ''] = [] }) => `${displayName(who)} đền cả bàn`,
    },
  },
  waits: {
    kind: 'Cạ nào chờ nhiều lá',
    ask: ({ asked }) => `Trừ mấy lá đã lộ, cạ nào của ${displayName(asked.who)} còn chờ được nhiều lá nhất?`,
    why: (q) =>
      `Lá hợp mà chưa lộ: ${waitsIn(q)
        .map(({ pair, count }) => `${cardsText(pair)} chờ ${count} lá`)
        .join(', ')}.`,
  },
  safest: {
    kind: 'Đánh lá nào ít sợ bị ăn',
    ask: ({ asked: { who, target = '', cards = [] } }) =>
      `${displayName(who)} tính đánh ${listed(cards.map((card) => cardsText([card])))}. Lá nào ${displayName(target)} khó ăn nhất?`,
    why: (q) =>
      `Tính theo những lá chưa lộ, khả năng ${displayName(q.asked.target ?? '')} ăn được là khoảng: ${risksText(q)}.`,
  },
  'odds-draw': {
    kind: 'Bốc trúng dễ hay khó',
    ask: ({ asked: { who, cards = [], count = 1 } }) =>
      `${displayName(who)} giữ ${cardsText(cards)}. Bốc ${count} lần thì khoảng mấy phần trăm trúng lá hợp?`,
    why: (q) => {
      const { unseen, good } = drawsIn(q);
      return `Còn ${unseen} lá chưa lộ, trong đó ${good} lá hợp. Bốc ${q.asked.count} lần thì trúng khoảng ${numberIn(q)}%.`;
    },
    says: { percent: ({ numbers: [percent] = [] }) => `Khoảng ${percent}%` },
  },
  'odds-dealt': {
    kind: 'Chia xong dễ có phỏm không',
    ask: (q) => {
      const what = q.asked.count === 1 ? 'có sẵn phỏm' : 'không có phỏm nào';
      return `${displayName(q.asked.who)} được chia ${dealtTo(q)} lá. Cứ 100 ván thì khoảng mấy ván ${what}?`;
    },
    why: (q) => {
      const what = q.asked.count === 1 ? 'có phỏm' : 'không có phỏm nào';
      return `Đếm hết mọi tay bài ${dealtTo(q)} lá: trong 100 tay khoảng ${numberIn(q)} tay ${what}.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `Khoảng ${count} ván` },
  },
  'odds-khan': {
    kind: 'Bài không có cạ nào hiếm cỡ nào',
    ask: (q) => `${displayName(q.asked.who)} được chia ${dealtTo(q)} lá. Khoảng mấy ván mới có 1 ván không có cạ nào?`,
    why: (q) => {
      const gap = q.state.rules.caGap === 2 ? 'cũng là cạ' : 'không phải là cạ';
      return `Ở bàn này, hở 1 số ${gap}. Đếm hết thì khoảng ${NUMBER.format(numberIn(q))} tay bài ${dealtTo(q)} lá mới có 1 tay không cạ nào.`;
    },
    says: { 'one-in': ({ numbers: [count = 0] = [] }) => `Khoảng ${NUMBER.format(count)} ván` },
  },
};

function sidesText(question: Moment): string {
  const { right, left } = sidesOf(question, question.asked.who);
  return `Bên phải ${displayName(question.asked.who)} là ${displayName(right)}, bên trái là ${displayName(left)}`;
}

/** The meld that eating makes. */
function meldText(question: Moment): string {
  const found = eatingIn(question);
  return typeof found === 'string' ? '' : cardsText(found.meld);
}

function meldsText(melds: readonly (readonly Card[])[]): string {
  return melds.map(cardsText).join(', ');
}

function risksText(question: Moment): string {
  return risksIn(question)
    .map(({ card, percent }) => `${cardsText([card])} ${percent}%`)
    .join(', ');
}

function dealtTo(question: Moment): number {
  return handIn(question, question.asked.who).length;
}

/** `A, B hay C`. */
function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} hay ${names.at(-1) ?? ''}`;
}
