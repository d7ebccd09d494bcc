/** Questions from rounds of Xì Tố in Vietnamese. */

import { comparisonOf, HANDS, handsWith, OFTEN } from '#games/xi-to/odds/dealt.ts';
import type { PlayId } from '#games/xi-to/quiz/ids.ts';
import type { XiToState } from '#games/xi-to/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { isYes, namesIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  betIn,
  cardOfIn,
  categoryIn,
  dealtIn,
  drawIn,
  type Moment,
  nextIn,
  passedOver,
  peerIn,
  potIn,
  sayIn,
  seatIn,
  toMatchIn,
  upIn,
  winIn,
} from '../quiz/moment.ts';
import { CATEGORY_NAMES } from '../shape.ts';
import { named } from './game.ts';

const NUMBER = new Intl.NumberFormat('vi');

const SUITS = { SHDC: 'bích, cơ, rô, chuồn', SCDH: 'bích, chuồn, rô, cơ' } as const;

/** The possible results of an action. */
const COMES: NonNullable<PlayWords<XiToState>['says']> = {
  card: 'Xong vòng, chia thêm lá',
  showdown: 'Xong vòng, lật bài',
  'goes-on': ({ who = [] }) => `Chưa xong vòng, tới ${listed(who)}`,
  alone: ({ who = [] }) => `${listed(who)} ăn gà, khỏi lật bài`,
  shows: ({ who = [] }) => `${listed(who)} lật lá úp rồi mới ăn gà`,
};

export const plays: Readonly<Record<PlayId, PlayWords<XiToState>>> = {
  'in-pack': {
    kind: 'Bộ bài có những lá nào',
    ask: ({ asked }) => (asked.count === 0 ? 'Lá nào không có trong bộ bài Xì Tố?' : 'Lá nào có trong bộ bài Xì Tố?'),
    why: 'Xì Tố bỏ hết từ 2 tới 6, chỉ chơi từ 7 lên tới át, còn 32 lá.',
  },
  'more-players': {
    kind: 'Mấy người thì chơi được',
    ask: ({ asked }) => `Ván sau bàn này có ${asked.count} người. Chơi được không?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      const need = `Mỗi người tới 5 lá, ${count} người là ${5 * count} lá`;
      return isYes(q) ? `${need}, mà bộ bài có 32: đủ chia.` : `${need}, mà bộ bài chỉ có 32: không đủ chia.`;
    },
  },
  'ante-pot': {
    kind: 'Chưa ai tố, gà có mấy phỉnh',
    ask: 'Ván sau vẫn từng này người. Chia xong, chưa ai tố, gà có mấy phỉnh?',
    why: (q) => `Ai cũng góp 1 phỉnh rồi mới chia bài, nên ${q.state.seats.length} người là ${numberIn(q)} phỉnh.`,
    says: { chips: chipsSaid },
  },
  'seen-cards': {
    kind: 'Người khác thấy mấy lá của mình',
    ask: ({ asked: { who, target = '' } }) => `${displayName(target)} thấy được mấy lá của ${displayName(who)}?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      return `${who} có ${seatIn(q, q.asked.who).cards.length} lá. 1 lá úp thì chỉ ${who} biết, còn lại ${numberIn(q)} lá ngửa.`;
    },
    says: { cards: cardsSaid },
  },
  'up-rank': {
    kind: 'Lá ngửa nào cao hơn',
    ask: nextDealText,
    why: (q) =>
      `Từ cao xuống thấp là át, già, đầm, bồi, 10, 9, 8, 7. ${displayName(whoIn(q))} ngửa ${cardsText(cardOfIn(q, whoIn(q)))} là cao nhất.`,
  },
  'up-suit': {
    kind: 'Lá ngửa bằng số thì ai nói trước',
    ask: nextDealText,
    why: (q) => {
      const { suits } = q.state.rules;
      const who = displayName(whoIn(q));
      if (suits === 'none') return `Bàn này không xét chất. Bằng số thì ai được chia trước nói trước, ở đây là ${who}.`;
      return `Bằng số thì xét chất, bàn này xếp ${SUITS[suits]}: ${cardsText(cardOfIn(q, whoIn(q)))} của ${who} đứng trên.`;
    },
  },
  'rank-first': {
    kind: 'Xét số trước hay chất trước',
    ask: nextDealText,
    why: (q) =>
      `Số trước, chất sau. ${cardsText(cardOfIn(q, whoIn(q)))} của ${displayName(whoIn(q))} đã hơn số thì khỏi xét chất.`,
  },
  'next-first': {
    kind: 'Thêm lá rồi ai nói trước',
    ask: (q) => `${sayText(q)}. Thêm lá ngửa: ${dealtText(q)}. Giờ ai nói trước?`,
    why: (q) => {
      const who = whoIn(q);
      const up = upIn(nextIn(q, q.asked.who), who);
      const category = categoryIn(q, up);
      if (category === 'mau-thau') {
        return `Trên bàn không ai có đôi, nên so từ lá cao nhất: ${displayName(who)} ngửa ${cardsText(up)}.`;
      }
      const peer = peerIn(nextIn(q, q.asked.who), who, 'up');
      return peer === undefined
        ? `${displayName(who)} ngửa ${named(category)} (${cardsText(up)}), không ai ngửa bộ nào cao bằng.`
        : `${displayName(who)} với ${displayName(peer)} cùng ngửa ${named(category)}, mà ${cardsText(up)} hơn ${cardsText(upIn(nextIn(q, q.asked.who), peer))}.`;
    },
  },
  'may-now': {
    kind: 'Tới lượt thì được làm gì',
    ask: ({ asked }) => `Tới lượt ${displayName(asked.who)}. Giờ được làm gì?`,
    why: (q) => {
      switch (saidIn(q)) {
        case 'to-up':
          return 'Chưa ai tố thì không có gì mà theo. Bàn này lại không được cho qua, nên chỉ còn tố hay úp bỏ.';
        case 'to-check-up':
          return 'Chưa ai tố thì không có gì mà theo. Bàn này thì được cho qua.';
        default:
          return `Có người tố rồi. Muốn ở lại thì phải bỏ thêm ${toMatchIn(q, q.asked.who)} để theo, hoặc tố thêm.`;
      }
    },
    says: {
      'to-up': 'Tố hay úp bỏ',
      'to-theo-up': 'Tố, theo hay úp bỏ',
      'to-check-up': 'Tố, cho qua hay úp bỏ',
      'theo-up': 'Theo hay úp bỏ',
    },
  },
  'may-check': {
    kind: 'Lúc nào được cho qua',
    ask: ({ asked }) => `${displayName(asked.who)} muốn ở lại mà khỏi bỏ phỉnh nào. Được không?`,
    why: (q) => {
      switch (saidIn(q)) {
        case 'passes':
          return 'Vòng này chưa ai tố, mà bàn này được cho qua.';
        case 'must-bet':
          return 'Chưa ai tố nên không có gì mà theo, bàn này lại không được cho qua: ở lại thì phải tố.';
        default:
          return `Vòng này có người tố rồi. Ở lại thì ít nhất phải theo, bỏ thêm ${toMatchIn(q, q.asked.who)}.`;
      }
    },
    says: {
      passes: 'Được, cứ cho qua',
      'must-bet': 'Không, phải tố',
      'must-match': 'Không, phải theo hay tố thêm',
    },
  },
  'bet-ok': {
    kind: 'Tố bao nhiêu thì được',
    ask: (q) => {
      const { limit } = q.state.setup;
      const does = sayIn(q) === 'bet' ? 'tố' : 'tố thêm';
      return `Cược 1, trần ${limit}. ${displayName(q.asked.who)} muốn ${does} ${q.asked.count}. Được không?`;
    },
    why: ({ state: { rules, setup } }) =>
      rules.betBounds === 'exclusive'
        ? `Bàn này tố phải trên cược, dưới trần: mỗi lần từ 2 tới ${setup.limit - 1}.`
        : `Bàn này tố bằng cược hay bằng trần đều được: mỗi lần từ 1 tới ${setup.limit}.`,
  },
  'call-cost': {
    kind: 'Theo thì bỏ mấy phỉnh',
    ask: ({ asked }) => `${displayName(asked.who)} muốn theo thì bỏ thêm mấy phỉnh?`,
    why: (q) => {
      const who = displayName(q.asked.who);
      const { bet } = seatIn(q, q.asked.who);
      return bet > 0
        ? `Vòng này muốn ở lại phải đủ ${betIn(q)}. ${who} bỏ ${bet} rồi, còn thiếu ${numberIn(q)}.`
        : `Vòng này muốn ở lại phải đủ ${betIn(q)}, mà ${who} chưa bỏ gì.`;
    },
    says: { chips: chipsSaid },
  },
  'raise-costs': {
    kind: 'Tố thêm thì bỏ mấy phỉnh',
    ask: ({ asked }) => `${displayName(asked.who)} muốn tố thêm ${asked.count}. Phải bỏ vào mấy phỉnh?`,
    why: (q) =>
      `Phải theo cho đủ ${toMatchIn(q, q.asked.who)} trước, rồi mới tố thêm ${q.asked.count}: cộng lại ${numberIn(q)}.`,
    says: { chips: chipsSaid },
  },
  'pot-after': {
    kind: 'Gà thành mấy phỉnh',
    ask: (q) => `Gà đang có ${potIn(q)}. ${sayText(q)} thì gà thành mấy phỉnh?`,
    why: (q) => {
      const pot = potIn(q);
      const more = numberIn(q) - pot;
      return more === 0
        ? `Úp bỏ thì không bỏ thêm, mà cũng không lấy lại được gì: gà vẫn ${pot}.`
        : `${displayName(q.asked.who)} bỏ thêm ${more}: ${pot} + ${more} = ${numberIn(q)}.`;
    },
    says: { chips: chipsSaid },
  },
  'next-turn': {
    kind: 'Tới lượt ai',
    ask: (q) => `${sayText(q)}. Tới lượt ai?`,
    why: (q) => {
      const next = whoIn(q);
      const over = passedOver(q, q.asked.who, next);
      return over.length > 0
        ? `Theo chiều kim đồng hồ là tới ${listed(over)}, nhưng úp bỏ rồi, nên tới ${displayName(next)}.`
        : `Theo chiều kim đồng hồ, ngồi kế ${displayName(q.asked.who)} là ${displayName(next)}.`;
    },
  },
  'who-answers': {
    kind: 'Trong vòng còn ai phải nói',
    ask: (q) => `${sayText(q)}. Trong vòng này còn ai phải nói?`,
    why: (q) => {
      const names = listed(namesIn(q));
      switch (sayIn(q)) {
        case 'raise':
          return `Có người tố thêm thì ai còn chơi cũng phải trả lời, đã theo rồi cũng vậy: ${names}.`;
        case 'bet':
          return `Có người tố thì ai chưa úp bỏ cũng phải trả lời: ${names}.`;
        case 'call':
          return `Từ lần tố sau cùng, còn ${names} chưa trả lời.`;
        default:
          return `Vòng này còn ${names} chưa nói.`;
      }
    },
  },
  'after-call': {
    kind: 'Khi nào xong vòng',
    ask: (q) => `${sayText(q)}. Rồi sao?`,
    why: roundWhy,
    says: COMES,
  },
  'who-gets-card': {
    kind: 'Xong vòng thì ai được thêm lá',
    ask: (q) => `${sayText(q)}, vậy là xong vòng. Ai được thêm lá?`,
    why: (q) =>
      saidIn(q) === 'nobody'
        ? 'Ai còn chơi cũng đủ 5 lá rồi, không ai được thêm: lật bài.'
        : `Ai chưa úp bỏ thì được thêm 1 lá: ${listed(namesIn(q))}.`,
    says: { nobody: 'Không ai' },
  },
  'rounds-left': {
    kind: 'Còn mấy vòng tố nữa',
    ask: 'Không ai úp bỏ thì sau vòng này còn mấy vòng tố nữa?',
    why: ({ state }) => `Cả ván có 4 vòng, sau lá thứ 2, 3, 4 và 5. Đây là vòng ${state.street}.`,
    says: { rounds: ({ numbers: [count] = [] }) => (count === 0 ? 'Không còn vòng nào' : `${count} vòng`) },
  },
  'fold-lost': {
    kind: 'Úp bỏ thì mất mấy phỉnh',
    ask: ({ asked }) => `${displayName(asked.who)} úp bỏ bây giờ thì cả ván mất mấy phỉnh?`,
    why: (q) =>
      numberIn(q) === 1
        ? 'Úp bỏ thì phỉnh đã bỏ nằm lại trong gà, ở đây mới có 1 phỉnh góp đầu ván.'
        : `Úp bỏ thì phỉnh đã bỏ nằm lại trong gà, tính luôn 1 phỉnh góp đầu ván là ${numberIn(q)}.`,
    says: { chips: chipsSaid },
  },
  'after-fold': {
    kind: 'Có người úp bỏ rồi sao',
    ask: ({ asked }) => `${displayName(asked.who)} úp bỏ. Rồi sao?`,
    why: (q) =>
      saidIn(q) === 'alone'
        ? `Chỉ còn ${displayName(whoIn(q))} chưa úp bỏ: hết ván, lấy cả gà ${potIn(q)} phỉnh mà khỏi lật.`
        : roundWhy(q),
    says: COMES,
  },
  'must-show': {
    kind: 'Lúc nào phải lật lá úp',
    ask: (q) => {
      const { who, target = '' } = q.asked;
      return `${sayText(q, target)}. ${displayName(who)} có phải lật lá úp không?`;
    },
    why: (q) => {
      if (isYes(q)) return 'Xong vòng 4 mà chưa úp bỏ thì ai cũng phải lật.';
      return sayIn(q) === 'fold'
        ? `Chỉ còn một mình ${displayName(q.asked.who)} thì lấy gà, khỏi lật.`
        : `Mới xong vòng ${q.state.street}: chia thêm lá, chưa ai phải lật.`;
    },
    yes: ['Phải lật', 'Không phải lật'],
  },
  'pot-winner': {
    kind: 'Lật bài rồi ai ăn gà',
    ask: (q) => `${sayText(q)}, ai còn chơi cũng lật bài. Ai ăn gà?`,
    why: (q) => {
      const who = whoIn(q);
      if (namesIn(q).length > 1) return `${listed(namesIn(q))} ngang số hết, mà bàn này không xét chất: chia gà.`;
      const { cards } = seatIn(q, who);
      const hand = named(categoryIn(q, cards));
      const peer = peerIn(q.state, who, 'all');
      return peer === undefined
        ? `${displayName(who)} có ${hand}, cao nhất bàn: ${cardsText(cards)}.`
        : `${displayName(who)} với ${displayName(peer)} cùng có ${hand}, mà ${cardsText(cards)} hơn ${cardsText(seatIn(q, peer).cards)}.`;
    },
  },
  'win-net': {
    kind: 'Hết ván lời hay mất mấy phỉnh',
    ask: (q) => {
      const winner = displayName(winIn(q, q.asked.who)?.who ?? '');
      return `${sayText(q)}, lật bài, ${winner} ăn gà. Cả ván ${displayName(q.asked.target ?? '')} lời hay mất mấy phỉnh?`;
    },
    why: (q) => {
      const { who, target = '' } = q.asked;
      const win = winIn(q, who);
      const { paid } = seatIn({ state: nextIn(q, who) }, target);
      const name = displayName(target);
      return win?.who === target
        ? `Gà có ${win.pot}, trong đó ${paid} là của ${name} bỏ vào: lời ${numberIn(q)}.`
        : `${name} bỏ vào gà ${paid} phỉnh, mà người ăn lấy hết gà.`;
    },
    says: {
      gains: ({ numbers: [count] = [] }) => `Lời ${count} phỉnh`,
      loses: ({ numbers: [count] = [] }) => (count === 0 ? 'Không mất gì' : `Mất ${count} phỉnh`),
    },
  },
  'odds-dealt': {
    kind: 'Hay được chia bộ nào',
    ask: ({ asked: { who, count = 0 } }) =>
      `Chia đủ 5 lá, 100 ván thì khoảng mấy ván bài ${displayName(who)} là ${named(OFTEN[count] ?? 'doi')}?`,
    why: (q) => {
      const category = OFTEN[q.asked.count ?? 0] ?? 'doi';
      const hands = NUMBER.format(handsWith(category, q.state.rules));
      return `Đếm hết ${NUMBER.format(HANDS)} tay bài 5 lá thì ${hands} tay là ${named(category)}, khoảng ${numberIn(q)} trong 100.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `Khoảng ${count} ván` },
  },
  'odds-rarer': {
    kind: 'Bộ nào hiếm, bộ nào hay gặp',
    ask: ({ asked: { count = 0 } }) =>
      `Chia đủ 5 lá, trong mấy bộ này bộ nào ${comparisonOf(count).least ? 'hiếm gặp' : 'hay gặp'} nhất?`,
    why: ({ state, asked: { count = 0 } }) => {
      const counts = comparisonOf(count).three.map(
        (one) => `${named(one)} ${NUMBER.format(handsWith(one, state.rules))}`,
      );
      return `Đếm hết ${NUMBER.format(HANDS)} tay bài: ${counts.join(', ')}.`;
    },
    says: CATEGORY_NAMES,
  },
  'odds-outs': {
    kind: 'Còn mấy lá giúp mình ra bộ',
    ask: ({ asked: { who, count } }) => {
      const name = displayName(who);
      return `Còn 1 lá nữa. Trong mấy lá ${name} chưa thấy, mấy lá giúp ${name} ra ${count === 0 ? 'thùng' : 'sảnh'}?`;
    },
    why: (q) => {
      const { who, count } = q.asked;
      const { cards } = drawIn(q, who, [count === 0 ? 'thung' : 'sanh']);
      const rest = 'Lá đã ngửa trên bàn thì không tới nữa.';
      if (cards.length === 0) return `${rest} Lá nào ${displayName(who)} cần cũng ra hết rồi.`;
      return `${rest} Chưa ra mà dùng được: ${cardsText(cards)}.`;
    },
    says: { cards: cardsSaid },
  },
  'odds-draw': {
    kind: 'Chờ thùng hay chờ sảnh dễ hơn',
    ask: ({ asked: { who, target = '' } }) =>
      `Còn 1 lá cuối. ${displayName(who)} chờ thùng, ${displayName(target)} chờ sảnh. Ai dễ được hơn?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const [suit, run] = [drawIn(q, who, ['thung', 'thung-pha-sanh']), drawIn(q, target, ['sanh', 'thung-pha-sanh'])];
      return `Trong ${suit.outOf} lá chưa lộ, ${displayName(who)} chờ được ${suit.cards.length} lá, ${displayName(target)} chờ được ${run.cards.length} lá.`;
    },
    says: { alike: 'Như nhau' },
  },
  'odds-pair': {
    kind: 'Có đôi thì mấy lần lên được',
    ask: ({ asked: { who } }) =>
      `${displayName(who)} còn 1 lá nữa. 100 lần thì khoảng mấy lần đôi này lên thú hay sám?`,
    why: (q) => {
      const [thu, sam] = [drawIn(q, q.asked.who, ['thu']), drawIn(q, q.asked.who, ['sam'])];
      const all = thu.cards.length + sam.cards.length;
      return `Còn ${thu.outOf} lá chưa thấy: ${thu.cards.length} lá ra thú, ${sam.cards.length} lá ra sám. ${all} trong ${thu.outOf} là khoảng ${numberIn(q)} trong 100.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `Khoảng ${count} lần` },
  },
};

function chipsSaid({ numbers: [count] = [] }: { readonly numbers?: readonly number[] }): string {
  return `${count} phỉnh`;
}

function cardsSaid({ numbers: [count] = [] }: { readonly numbers?: readonly number[] }): string {
  return count === 0 ? 'Không lá nào' : `${count} lá`;
}

function listed(names: readonly string[]): string {
  return names.map(displayName).join(', ');
}

/** `An tố thêm 2`. */
function sayText(question: Moment, who = question.asked.who): string {
  const { count } = question.asked;
  const says = { bet: `tố ${count}`, raise: `tố thêm ${count}`, call: 'theo', pass: 'cho qua', fold: 'úp bỏ' };
  return `${displayName(who)} ${says[sayIn(question)]}`;
}

function dealtText(question: Moment): string {
  return dealtIn(question)
    .map(([who, card]) => `${displayName(who)} ${cardsText([card])}`)
    .join(', ');
}

function nextDealText(question: Moment): string {
  return `Ván sau chia lá ngửa: ${dealtText(question)}. Ai nói trước?`;
}

/** Why a betting round is over, or not yet. */
function roundWhy(question: Moment): string {
  const { street } = question.state;
  const level = 'Ai còn chơi cũng đã bỏ bằng nhau';
  switch (saidIn(question)) {
    case 'card':
      return `${level}, mà mới vòng ${street}: mỗi người được thêm 1 lá.`;
    case 'showdown':
      return `${level}, mà đây là vòng 4, vòng cuối: lật bài.`;
    default:
      return betIn(question) > 0
        ? `${displayName(whoIn(question))} chưa trả lời lần tố sau cùng, nên vòng chưa xong.`
        : `${displayName(whoIn(question))} chưa nói, nên vòng chưa xong.`;
  }
}
