/** Questions from rounds of Tá Lả in Vietnamese. */

import type { PlayId } from '#games/ta-la/quiz/index.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { listed } from '#words/text.ts';
import type { Facts } from '../quiz/moment.ts';

const NUMBER = new Intl.NumberFormat('vi');

export const playSentences: SentencesOf<PlayId, Facts> = {
  seats: {
    kind: 'Mấy người chơi một bàn',
    ask: ({ size, count }) => `Bàn đang ${size} người. Thêm ${count} người nữa, chơi được không?`,
    why: ({ yes, size, count }) =>
      yes ? `${size + count} người vẫn chơi được.` : `Vậy là ${size + count} người, mà một bàn nhiều nhất 4 người.`,
  },
  'stock-left': {
    kind: 'Chia xong nọc còn mấy lá',
    ask: ({ count }) => `Bàn ${count} người. Chia xong, nọc còn mấy lá?`,
    why: ({ count, number }) =>
      `Bộ 52 lá, mỗi người 9 lá, 1 người thêm lá thứ 10: chia hết ${9 * count + 1} lá. Nọc còn ${number} lá.`,
    says: { cards: ({ number }) => `${number} lá` },
  },
  'first-card': {
    kind: 'Chia bài theo chiều nào',
    ask: (m) => `${m.who} chia bài. ${sides(m)}. ${m.count === 1 ? 'Lá đầu tiên' : 'Lá cuối cùng'} chia cho ai?`,
    why: ({ count, named }) =>
      count === 1
        ? `Chia ngược chiều kim đồng hồ, tức là chuyền qua tay phải, nên ${named} được lá đầu.`
        : `Người chia lấy lá cuối cùng: ${named} cầm 10 lá.`,
  },
  'first-ten': {
    kind: 'Ván sau ai cầm 10 lá',
    ask: ({ who, target }) => `Ván này ${target} nhất. Ván sau ${who} chia bài, vậy ai cầm 10 lá, đánh trước?`,
    why: ({ rules, named }) =>
      rules.firstTen === 'dealer'
        ? `Bàn này ai chia thì cầm 10 lá: ${named}.`
        : `Bàn này ai nhất ván trước thì cầm 10 lá: ${named}.`,
  },
  direction: {
    kind: 'Lượt đi theo chiều nào',
    ask: (m) => `${sides(m)}. ${m.who} ${m.count > 0 ? 'đánh xong thì tới ai?' : 'được ăn lá của ai?'}`,
    why: ({ who, count, named }) =>
      count > 0
        ? `Lượt đi ngược chiều kim đồng hồ, tức là chuyền qua tay phải: hết lượt ${who} thì tới ${named}.`
        : `Lượt đi ngược chiều kim đồng hồ, tức là chuyền qua tay phải: ${named} ngồi trước ${who}, nên ${who} chỉ ăn lá của ${named}.`,
  },
  'may-draw': {
    kind: 'Lúc nào được bốc',
    ask: ({ who }) => `${who} muốn bốc 1 lá. Được không?`,
    why: ({ who, fresh, turn, took, drawing }) =>
      ({
        declines: `Ăn được ${fresh} mà không thích thì cứ bốc 1 lá.`,
        'cannot-eat': `Tới lượt ${who}, không ăn thì bốc 1 lá.`,
        waits: `Chưa tới lượt ${who}, đang lượt ${turn}.`,
        took: `Mỗi lượt chỉ lấy 1 lá. ${who} ${took === 'eat' ? 'ăn' : 'bốc'} rồi, giờ phải đánh.`,
      })[drawing],
  },
  'eat-source': {
    kind: 'Ăn được lá nằm ở đâu',
    ask: ({ who, card, target }) => `${who} muốn ăn ${card} trước mặt ${target}. Được không?`,
    why: ({ yes, card, who, fresh, eating }) =>
      yes
        ? `${card} vừa đánh ra, mà ${who} ghép được thành ${eating.meld}.`
        : `Chỉ ăn được lá người ngồi trước vừa đánh, lúc này là ${fresh}.`,
  },
  'may-eat': {
    kind: 'Lá này ăn được không',
    ask: ({ who, target, card, eaten }) =>
      `${eaten && `${who} đã ăn ${eaten}. `}${target} đánh ${card}, ${who} ăn được không?`,
    why: ({ card, eaten, eating, rules }) =>
      ({
        'tl-eat-proof': `Không có 2 lá nào ghép với ${card} thành phỏm.`,
        'tl-one-meld-each': `Mấy lá hợp với ${card} đang nằm trong phỏm của ${eaten}, rút ra là phỏm ấy hỏng.`,
        'tl-eat-limit':
          rules.eatPerMeld === 'one'
            ? `${card} chỉ vào được phỏm đã có lá ăn, mà bàn này mỗi phỏm chỉ được có 1 lá ăn.`
            : `Phải có 2 lá trên tay ghép được với ${card}. Lá đã ăn không tính.`,
        makes: `Ghép được thành phỏm: ${eating.meld}.`,
      })[eating.why],
  },
  'eat-show': {
    kind: 'Ăn xong phải bày gì',
    ask: ({ who, card, took }) =>
      `${who} vừa ${took === 'eat' ? 'ăn' : 'bốc'} ${card}. Ít nhất phải bày gì ra cho cả bàn thấy?`,
    why: ({ card, said }) =>
      said === 'card'
        ? `Có bàn bày cả phỏm, có bàn chỉ bày lá ấy, nên hẹn trước. Kiểu nào thì ${card} cũng phải ngửa.`
        : `${card} bốc từ nọc thì giữ kín. Lá ăn mới phải bày.`,
    says: { card: ({ cards }) => `Lá ${cards}`, nothing: 'Không phải bày lá nào', hand: 'Cả tay bài' },
  },
  'may-discard': {
    kind: 'Lá nào không được đánh',
    ask: ({ who, card, eaten, isEaten }) =>
      `${who} đã ăn ${eaten}. Giờ đánh ${card}${isEaten ? ' ra lại' : ''} được không?`,
    why: ({ yes, card, isEaten, kept }) => {
      if (yes) return `Đánh ${card} rồi, lá đã ăn vẫn có phỏm: ${kept}.`;
      return isEaten
        ? `${card} là lá ăn. Đã ăn thì phải để trong phỏm, không được đánh.`
        : `Đánh ${card} thì lá đã ăn không còn phỏm.`;
    },
  },
  'eat-pays': {
    kind: 'Bị ăn thì chung mấy phỉnh',
    ask: ({ who, target, from, card, count }) =>
      count > 0
        ? `${target} đã ăn ${count} lá của ${from}, giờ ăn ${card}. Tính riêng lá này, ${who} thu hay chung mấy phỉnh?`
        : `${target} ăn ${card} của ${from}. Tính riêng lá này, ${who} thu hay chung mấy phỉnh?`,
    why: ({ who, target, from, count, isChot, apart }) => {
      const other = apart ? ` ${who} không thu, không chung.` : '';
      if (isChot) return `Lá chốt bị ăn thì ${from} chung cho ${target} 4 phỉnh.${other}`;
      return count === 0
        ? `Lá đầu tiên bị ăn thì ${from} chung cho ${target} 1 phỉnh.${other}`
        : `Lá thứ ${count + 1} bị ăn thì ${from} chung cho ${target} ${count + 1} phỉnh.${other}`;
    },
  },
  'shift-card': {
    kind: 'Chuyển lá nào',
    ask: ({ who, card, target, shift }) =>
      `${shift.opener} đánh đầu vòng này. ${who} ăn ${card} của ${target}. Lá nào chuyển vào chỗ trống ấy?`,
    why: ({ shift: { opener, to, card } }) =>
      card === ''
        ? `${opener} đánh đầu vòng này, mà lá bị ăn lại đúng là của ${opener}, nên không phải chuyển lá nào.`
        : `${opener} đánh đầu vòng này, nên ${card}, lá ${opener} đánh sau cùng, chuyển sang chỗ ${to}.`,
    says: { none: 'Không chuyển lá nào' },
  },
  'extra-turn': {
    kind: 'Ai được tái',
    ask: ({ who, card, target }) => `${who} ăn ${card} của ${target}. Ai được tái 1 lượt?`,
    why: ({ shift: { opener, to, card } }) =>
      card === ''
        ? `${opener} đánh đầu vòng này mà lại bị ăn, thành ra thiếu 1 lá đánh: ${opener} tái.`
        : `${opener} đánh đầu vòng này nên phải chuyển 1 lá sang ${to}, thành ra thiếu 1 lá đánh: ${opener} tái.`,
    says: { nobody: 'Không ai tái' },
  },
  'after-last': {
    kind: 'Lúc nào hết ván',
    ask: ({ who, card }) => `${who} đánh ${card}, lá thứ 4. Rồi sao?`,
    why: ({ said, named }) =>
      said === 'over'
        ? 'Ai cũng đánh đủ 4 lá rồi: hết ván, tính điểm.'
        : `Còn người chưa đánh đủ 4 lá, nên tới ${named}.`,
    says: { over: 'Hết ván', turn: ({ who }) => `Tới lượt ${who}` },
  },
  'when-lay': {
    kind: 'Lúc nào hạ phỏm',
    ask: ({ who, cards, count }) => `${who} đánh ${count} lá rồi, giờ muốn hạ ${cards}. Được không?`,
    why: ({ yes, who, count }) =>
      yes
        ? 'Đánh 3 lá rồi, sắp tới lá thứ 4: hạ phỏm xong mới đánh.'
        : `Sắp đánh lá thứ 4 mới được hạ. ${who} mới đánh ${count} lá.`,
  },
  'lays-first': {
    kind: 'Ai hạ trước',
    ask: 'Nếu từ giờ không ai ăn, cũng không ai ù, thì ai hạ phỏm trước nhất?',
    why: ({ named }) =>
      `Ai đánh tới lá thứ 4 trước thì hạ trước, tức là ${named}. Sau này bằng điểm thì ai hạ trước đứng trên.`,
  },
  'is-mom': {
    kind: 'Có móm không',
    ask: ({ who }) => `Tới lúc hạ. ${who} có móm không?`,
    why: ({ yes, meld }) => (yes ? 'Không có phỏm nào để hạ thì móm.' : `${meld} là phỏm, nên không móm.`),
    yes: ['Móm', 'Không móm'],
  },
  'may-gui': {
    kind: 'Gửi lá này được không',
    ask: ({ who, card, target, onto }) => `${who} muốn gửi ${card} vào phỏm ${onto} của ${target}. Được không?`,
    why: ({ yes, who, card, onto, layOffRefusal }) =>
      yes
        ? `${who} hạ phỏm rồi, mà ${card} ghép được vào phỏm ấy.`
        : {
            'does-not-fit': `${card} không ghép được vào ${onto}.`,
            early: `${who} phải hạ phỏm của mình trước, rồi mới gửi.`,
            burnt: `${who} móm nên không được gửi.`,
          }[layOffRefusal],
  },
  'gui-which': {
    kind: 'Gửi được lá nào',
    ask: ({ who }) => `${who} gửi được lá nào?`,
    why: ({ who, namedCards, home, burnt }) => {
      if (home) return `${namedCards} ghép được vào phỏm ${home.meld} của ${home.who}.`;
      return burnt ? `${who} móm nên không được gửi lá nào.` : 'Không lá nào ghép được vào phỏm đã hạ.';
    },
    says: { none: 'Không lá nào' },
  },
  'u-now': {
    kind: 'Lúc nào được ù',
    ask: ({ who }) => `${who} muốn hô ù ngay lúc này. Được không?`,
    why: ({ who, turn, gap, out }) =>
      ({
        khan: `Bài vừa chia không có cạ nào, mà ${who} chưa ăn, chưa bốc: ù khan.`,
        all: `Tới lượt ${who}, lá nào cũng vào phỏm: ù.`,
        'one-left': '10 lá mà chỉ thừa 1 lá ngoài phỏm thì bàn này cho ù.',
        waits: `Chưa tới lượt ${who} thì chưa được hô. Đang lượt ${turn}.`,
        took: `Ù khan phải hô lúc chưa ăn, chưa bốc. ${who} bốc rồi.`,
        'no-khan': 'Không có phỏm nào, mà bàn này không chơi ù khan.',
        gap: `Bàn này hở 1 số cũng là cạ: ${gap} là cạ, nên không ù khan.`,
        'none-left': 'Còn thừa 1 lá. Bàn này đòi cả 10 lá vào phỏm mới ù.',
        loose: `Còn thừa ${out.left} lá ngoài phỏm, chưa ù.`,
      })[out.why],
  },
  'u-den': {
    kind: 'Ù rồi, ai đền',
    ask: ({ who, target, count, ateChot }) =>
      `${who} ăn ${ateChot ? 'lá chốt' : `${count} lá`} của ${target} rồi ù. Ai chung cho ${who}?`,
    why: ({ named, count, ateChot, said }) => {
      if (said === 'for-all') {
        return ateChot
          ? `${named} đánh lá chốt cho người ta ăn mà ù, nên phải đền cả bàn.`
          : `${named} để người ta ăn ${count} lá mà ù, nên phải đền cả bàn.`;
      }
      if (ateChot) return 'Bàn này không bắt đền vì lá chốt: ai nấy tự chung.';
      return count < 3
        ? `Bị ăn ${count} lá thì chưa phải đền: ai nấy tự chung.`
        : `Bàn này bị ăn ${count} lá cũng không phải đền: ai nấy tự chung.`;
    },
    says: { each: 'Ai nấy tự chung', 'for-all': ({ who }) => `${who} đền cả bàn` },
  },
  waits: {
    kind: 'Cạ nào chờ nhiều lá',
    ask: ({ who }) => `Trừ mấy lá đã lộ, cạ nào của ${who} còn chờ được nhiều lá nhất?`,
    why: ({ waits }) => `Lá hợp mà chưa lộ: ${waits.map(({ pair, count }) => `${pair} chờ ${count} lá`).join(', ')}.`,
  },
  safest: {
    kind: 'Đánh lá nào ít sợ bị ăn',
    ask: ({ who, target, each }) => `${who} tính đánh ${listed(each, 'hay')}. Lá nào ${target} khó ăn nhất?`,
    why: ({ target, risks }) => `Tính theo những lá chưa lộ, khả năng ${target} ăn được là khoảng: ${risks}.`,
  },
  'odds-draw': {
    kind: 'Bốc trúng dễ hay khó',
    ask: ({ who, cards, count }) => `${who} giữ ${cards}. Bốc ${count} lần thì khoảng mấy phần trăm trúng lá hợp?`,
    why: ({ draws: { unseen, good }, count, number }) =>
      `Còn ${unseen} lá chưa lộ, trong đó ${good} lá hợp. Bốc ${count} lần thì trúng khoảng ${number}%.`,
    says: { percent: ({ number }) => `Khoảng ${number}%` },
  },
  'odds-dealt': {
    kind: 'Chia xong dễ có phỏm không',
    ask: ({ who, handSize, count }) =>
      `${who} được chia ${handSize} lá. Cứ 100 ván thì khoảng mấy ván ${count === 1 ? 'có sẵn phỏm' : 'không có phỏm nào'}?`,
    why: ({ handSize, number, count }) =>
      `Đếm hết mọi tay bài ${handSize} lá: trong 100 tay khoảng ${number} tay ${count === 1 ? 'có phỏm' : 'không có phỏm nào'}.`,
    says: { 'of-hundred': ({ number }) => `Khoảng ${number} ván` },
  },
  'odds-khan': {
    kind: 'Bài không có cạ nào hiếm cỡ nào',
    ask: ({ who, handSize }) => `${who} được chia ${handSize} lá. Khoảng mấy ván mới có 1 ván không có cạ nào?`,
    why: ({ rules, handSize, number }) =>
      `Ở bàn này, hở 1 số ${rules.caGap === 2 ? 'cũng là cạ' : 'không phải là cạ'}. Đếm hết thì khoảng ${NUMBER.format(number)} tay bài ${handSize} lá mới có 1 tay không cạ nào.`,
    says: { 'one-in': ({ number }) => `Khoảng ${NUMBER.format(number)} ván` },
  },
};

function sides({ who, right, left }: Facts): string {
  return `Bên phải ${who} là ${right}, bên trái là ${left}`;
}
