/** Questions from rounds of Xì Tố in Vietnamese. */

import { HANDS } from '#games/xi-to/odds/dealt.ts';
import type { PlayId } from '#games/xi-to/quiz/index.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import type { Facts } from '../quiz/moment.ts';
import { CATEGORY_NAMES } from '../shape.ts';
import { named, SUIT_ORDERS } from './game.ts';

const NUMBER = new Intl.NumberFormat('vi');

interface Figure {
  readonly number: number;
}

const CHIPS = { chips: ({ number }: Figure) => `${number} phỉnh` };
const CARDS = { cards: ({ number }: Figure) => (number === 0 ? 'Không lá nào' : `${number} lá`) };

/** The possible results of an action. */
const COMES: SentencesOf<PlayId, Facts>[PlayId]['says'] = {
  card: 'Xong vòng, chia thêm lá',
  showdown: 'Xong vòng, lật bài',
  'goes-on': ({ who }) => `Chưa xong vòng, tới ${who}`,
  alone: ({ who }) => `${who} ăn gà, khỏi lật bài`,
  shows: ({ who }) => `${who} lật lá úp rồi mới ăn gà`,
};

export const playSentences: SentencesOf<PlayId, Facts> = {
  'in-pack': {
    kind: 'Bộ bài có những lá nào',
    ask: ({ count }) => (count === 0 ? 'Lá nào không có trong bộ bài Xì Tố?' : 'Lá nào có trong bộ bài Xì Tố?'),
    why: 'Xì Tố bỏ hết từ 2 tới 6, chỉ chơi từ 7 lên tới át, còn 32 lá.',
  },
  'more-players': {
    kind: 'Mấy người thì chơi được',
    ask: ({ count }) => `Ván sau bàn này có ${count} người. Chơi được không?`,
    why: ({ yes, count }) =>
      yes
        ? `Mỗi người tới 5 lá, ${count} người là ${5 * count} lá, mà bộ bài có 32: đủ chia.`
        : `Mỗi người tới 5 lá, ${count} người là ${5 * count} lá, mà bộ bài chỉ có 32: không đủ chia.`,
  },
  'ante-pot': {
    kind: 'Chưa ai tố, gà có mấy phỉnh',
    ask: 'Ván sau vẫn từng này người. Chia xong, chưa ai tố, gà có mấy phỉnh?',
    why: ({ size, number }) => `Ai cũng góp 1 phỉnh rồi mới chia bài, nên ${size} người là ${number} phỉnh.`,
    says: CHIPS,
  },
  'seen-cards': {
    kind: 'Người khác thấy mấy lá của mình',
    ask: ({ who, target }) => `${target} thấy được mấy lá của ${who}?`,
    why: ({ who, handSize, number }) =>
      `${who} có ${handSize} lá. 1 lá úp thì chỉ ${who} biết, còn lại ${number} lá ngửa.`,
    says: CARDS,
  },
  'up-rank': {
    kind: 'Lá ngửa nào cao hơn',
    ask: nextDeal,
    why: ({ named: who, namedCard }) =>
      `Từ cao xuống thấp là át, già, đầm, bồi, 10, 9, 8, 7. ${who} ngửa ${namedCard} là cao nhất.`,
  },
  'up-suit': {
    kind: 'Lá ngửa bằng số thì ai nói trước',
    ask: nextDeal,
    why: ({ named: who, namedCard, rules: { suits } }) =>
      suits === 'none'
        ? `Bàn này không xét chất. Bằng số thì ai được chia trước nói trước, ở đây là ${who}.`
        : `Bằng số thì xét chất, bàn này xếp ${SUIT_ORDERS[suits]}: ${namedCard} của ${who} đứng trên.`,
  },
  'rank-first': {
    kind: 'Xét số trước hay chất trước',
    ask: nextDeal,
    why: ({ named: who, namedCard }) => `Số trước, chất sau. ${namedCard} của ${who} đã hơn số thì khỏi xét chất.`,
  },
  'next-first': {
    kind: 'Thêm lá rồi ai nói trước',
    ask: (m) => `${says(m)}. Thêm lá ngửa: ${m.dealt}. Giờ ai nói trước?`,
    why: ({ named: who, shown: { category, cards, peer } }) => {
      if (category === 'mau-thau') {
        return `Trên bàn không ai có đôi, nên so từ lá cao nhất: ${who} ngửa ${cards}.`;
      }
      return peer
        ? `${who} với ${peer.who} cùng ngửa ${named(category)}, mà ${cards} hơn ${peer.cards}.`
        : `${who} ngửa ${named(category)} (${cards}), không ai ngửa bộ nào cao bằng.`;
    },
  },
  'may-now': {
    kind: 'Tới lượt thì được làm gì',
    ask: ({ who }) => `Tới lượt ${who}. Giờ được làm gì?`,
    why: ({ said, toMatch }) => {
      if (said === 'to-up') {
        return 'Chưa ai tố thì không có gì mà theo. Bàn này lại không được cho qua, nên chỉ còn tố hay úp bỏ.';
      }
      return said === 'to-check-up'
        ? 'Chưa ai tố thì không có gì mà theo. Bàn này thì được cho qua.'
        : `Có người tố rồi. Muốn ở lại thì phải bỏ thêm ${toMatch} để theo, hoặc tố thêm.`;
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
    ask: ({ who }) => `${who} muốn ở lại mà khỏi bỏ phỉnh nào. Được không?`,
    why: ({ said, toMatch }) => {
      if (said === 'passes') return 'Vòng này chưa ai tố, mà bàn này được cho qua.';
      return said === 'must-bet'
        ? 'Chưa ai tố nên không có gì mà theo, bàn này lại không được cho qua: ở lại thì phải tố.'
        : `Vòng này có người tố rồi. Ở lại thì ít nhất phải theo, bỏ thêm ${toMatch}.`;
    },
    says: {
      passes: 'Được, cứ cho qua',
      'must-bet': 'Không, phải tố',
      'must-match': 'Không, phải theo hay tố thêm',
    },
  },
  'bet-ok': {
    kind: 'Tố bao nhiêu thì được',
    ask: ({ limit, who, say, count }) =>
      `Cược 1, trần ${limit}. ${who} muốn ${say === 'bet' ? 'tố' : 'tố thêm'} ${count}. Được không?`,
    why: ({ rules, limit }) =>
      rules.betBounds === 'exclusive'
        ? `Bàn này tố phải trên cược, dưới trần: mỗi lần từ 2 tới ${limit - 1}.`
        : `Bàn này tố bằng cược hay bằng trần đều được: mỗi lần từ 1 tới ${limit}.`,
  },
  'call-cost': {
    kind: 'Theo thì bỏ mấy phỉnh',
    ask: ({ who }) => `${who} muốn theo thì bỏ thêm mấy phỉnh?`,
    why: ({ who, bet, own, number }) =>
      own > 0
        ? `Vòng này muốn ở lại phải bỏ đủ ${bet}. ${who} bỏ ${own} rồi, còn thiếu ${number}.`
        : `Vòng này muốn ở lại phải bỏ đủ ${bet}, mà ${who} chưa bỏ gì.`,
    says: CHIPS,
  },
  'raise-costs': {
    kind: 'Tố thêm thì bỏ mấy phỉnh',
    ask: ({ who, count }) => `${who} muốn tố thêm ${count}. Phải bỏ vào mấy phỉnh?`,
    why: ({ toMatch, count, number }) =>
      `Phải theo cho đủ ${toMatch} trước, rồi mới tố thêm ${count}: cộng lại ${number}.`,
    says: CHIPS,
  },
  'pot-after': {
    kind: 'Gà thành mấy phỉnh',
    ask: (m) => `Gà đang có ${m.pot}. ${says(m)} thì gà thành mấy phỉnh?`,
    why: ({ who, pot, number }) =>
      number === pot
        ? `Úp bỏ thì không bỏ thêm, mà cũng không lấy lại được gì: gà vẫn ${pot}.`
        : `${who} bỏ thêm ${number - pot}: ${pot} + ${number - pot} = ${number}.`,
    says: CHIPS,
  },
  'next-turn': {
    kind: 'Tới lượt ai',
    ask: (m) => `${says(m)}. Tới lượt ai?`,
    why: ({ who, named: next, passedOver }) =>
      passedOver
        ? `Theo chiều kim đồng hồ là tới ${passedOver}, nhưng úp bỏ rồi, nên tới ${next}.`
        : `Theo chiều kim đồng hồ, ngồi kế ${who} là ${next}.`,
  },
  'who-answers': {
    kind: 'Trong vòng còn ai phải nói',
    ask: (m) => `${says(m)}. Trong vòng này còn ai phải nói?`,
    why: ({ say, named: names }) =>
      ({
        raise: `Có người tố thêm thì ai còn chơi cũng phải trả lời, đã theo rồi cũng vậy: ${names}.`,
        bet: `Có người tố thì ai chưa úp bỏ cũng phải trả lời: ${names}.`,
        call: `Từ lần tố sau cùng, còn ${names} chưa trả lời.`,
        pass: `Vòng này còn ${names} chưa nói.`,
        fold: `Vòng này còn ${names} chưa nói.`,
      })[say],
  },
  'after-call': {
    kind: 'Khi nào xong vòng',
    ask: (m) => `${says(m)}. Rồi sao?`,
    why: whyOver,
    says: COMES,
  },
  'who-gets-card': {
    kind: 'Xong vòng thì ai được thêm lá',
    ask: (m) => `${says(m)}, vậy là xong vòng. Ai được thêm lá?`,
    why: ({ said, named: names }) =>
      said === 'nobody'
        ? 'Ai còn chơi cũng đủ 5 lá rồi, không ai được thêm: lật bài.'
        : `Ai chưa úp bỏ thì được thêm 1 lá: ${names}.`,
    says: { nobody: 'Không ai' },
  },
  'rounds-left': {
    kind: 'Còn mấy vòng tố nữa',
    ask: 'Không ai úp bỏ thì sau vòng này còn mấy vòng tố nữa?',
    why: ({ street }) => `Cả ván có 4 vòng, sau lá thứ 2, 3, 4 và 5. Đây là vòng ${street}.`,
    says: { rounds: ({ number }) => (number === 0 ? 'Không còn vòng nào' : `${number} vòng`) },
  },
  'fold-lost': {
    kind: 'Úp bỏ thì mất mấy phỉnh',
    ask: ({ who }) => `${who} úp bỏ bây giờ thì cả ván mất mấy phỉnh?`,
    why: ({ number }) =>
      number === 1
        ? 'Úp bỏ thì phỉnh đã bỏ nằm lại trong gà, ở đây mới có 1 phỉnh góp đầu ván.'
        : `Úp bỏ thì phỉnh đã bỏ nằm lại trong gà, tính luôn 1 phỉnh góp đầu ván là ${number}.`,
    says: CHIPS,
  },
  'after-fold': {
    kind: 'Có người úp bỏ rồi sao',
    ask: ({ who }) => `${who} úp bỏ. Rồi sao?`,
    why: (m) =>
      m.said === 'alone' ? `Chỉ còn ${m.named} chưa úp bỏ: hết ván, lấy cả gà ${m.pot} phỉnh mà khỏi lật.` : whyOver(m),
    says: COMES,
  },
  'must-show': {
    kind: 'Lúc nào phải lật lá úp',
    ask: (m) => `${says(m, m.target)}. ${m.who} có phải lật lá úp không?`,
    why: ({ yes, say, who, street }) => {
      if (yes) return 'Xong vòng 4 mà chưa úp bỏ thì ai cũng phải lật.';
      return say === 'fold'
        ? `Chỉ còn một mình ${who} thì lấy gà, khỏi lật.`
        : `Mới xong vòng ${street}: chia thêm lá, chưa ai phải lật.`;
    },
    yes: ['Phải lật', 'Không phải lật'],
  },
  'pot-winner': {
    kind: 'Lật bài rồi ai ăn gà',
    ask: (m) => `${says(m)}, ai còn chơi cũng lật bài. Ai ăn gà?`,
    why: ({ named: who, several, hand: { category, cards, peer } }) => {
      if (several) return `${who} bằng số hết, mà bàn này không xét chất: chia gà.`;
      return peer
        ? `${who} với ${peer.who} cùng có ${named(category)}, mà ${cards} hơn ${peer.cards}.`
        : `${who} có ${named(category)}, cao nhất bàn: ${cards}.`;
    },
  },
  'win-net': {
    kind: 'Hết ván lời hay mất mấy phỉnh',
    ask: (m) => `${says(m)}, lật bài, ${m.end.winner} ăn gà. Cả ván ${m.target} lời hay mất mấy phỉnh?`,
    why: ({ target, number, end: { pot, paid, wins } }) =>
      wins
        ? `Gà có ${pot}, trong đó ${paid} là của ${target} bỏ vào: lời ${number}.`
        : `${target} bỏ vào gà ${paid} phỉnh, mà người ăn lấy hết gà.`,
    says: {
      gains: ({ number }) => `Lời ${number} phỉnh`,
      loses: ({ number }) => (number === 0 ? 'Không mất gì' : `Mất ${number} phỉnh`),
    },
  },
  'odds-dealt': {
    kind: 'Chia 5 lá, bộ nào hay gặp',
    ask: ({ who, often }) => `Chia đủ 5 lá, 100 ván thì khoảng mấy ván bài ${who} là ${named(often.category)}?`,
    why: ({ often: { category, hands }, number }) =>
      `Đếm hết ${NUMBER.format(HANDS)} tay bài 5 lá thì ${NUMBER.format(hands)} tay là ${named(category)}, khoảng ${number} trong 100.`,
    says: { 'of-hundred': ({ number }) => `Khoảng ${number} ván` },
  },
  'odds-rarer': {
    kind: 'Bộ nào hiếm, bộ nào hay gặp',
    ask: ({ rarest }) => `Chia đủ 5 lá, trong mấy bộ này bộ nào ${rarest.least ? 'hiếm gặp' : 'hay gặp'} nhất?`,
    why: ({ rarest: { three } }) =>
      `Đếm hết ${NUMBER.format(HANDS)} tay bài: ${three.map(({ category, hands }) => `${named(category)} ${NUMBER.format(hands)}`).join(', ')}.`,
    says: CATEGORY_NAMES,
  },
  'odds-outs': {
    kind: 'Còn mấy lá giúp mình ra bộ',
    ask: ({ who, count }) =>
      `Còn 1 lá nữa. Trong mấy lá ${who} chưa thấy, mấy lá giúp ${who} ra ${count === 0 ? 'thùng' : 'sảnh'}?`,
    why: ({ who, outs }) =>
      outs === ''
        ? `Lá đã ngửa trên bàn thì không ra nữa. Lá nào ${who} cần cũng ra hết rồi.`
        : `Lá đã ngửa trên bàn thì không ra nữa. Chưa ra mà dùng được: ${outs}.`,
    says: CARDS,
  },
  'odds-draw': {
    kind: 'Chờ thùng hay chờ sảnh dễ hơn',
    ask: ({ who, target }) => `Còn 1 lá cuối. ${who} chờ thùng, ${target} chờ sảnh. Ai dễ được hơn?`,
    why: ({ who, target, flushDraw, straightDraw }) =>
      `Trong ${flushDraw.unseen} lá chưa lộ, ${who} có ${flushDraw.good} lá để chờ, ${target} có ${straightDraw.good} lá.`,
    says: { alike: 'Như nhau' },
  },
  'odds-pair': {
    kind: 'Có đôi thì dễ lên thú, lên sám cỡ nào',
    ask: ({ who }) => `${who} còn 1 lá nữa. 100 lần thì khoảng mấy lần đôi này lên thú hay sám?`,
    why: ({ improves: { unseen, thu, sam, all }, number }) =>
      `Còn ${unseen} lá chưa thấy: ${thu} lá ra thú, ${sam} lá ra sám. ${all} trong ${unseen} là khoảng ${number} trong 100.`,
    says: { 'of-hundred': ({ number }) => `Khoảng ${number} lần` },
  },
};

/** `An tố thêm 2`. */
function says({ say, count, who }: Facts, name = who): string {
  const does = { bet: `tố ${count}`, raise: `tố thêm ${count}`, call: 'theo', pass: 'cho qua', fold: 'úp bỏ' };
  return `${name} ${does[say]}`;
}

function nextDeal({ dealt }: Facts): string {
  return `Ván sau chia lá ngửa: ${dealt}. Ai nói trước?`;
}

/** Why a betting round is over, or not yet. */
function whyOver({ said, street, bet, named: who }: Facts): string {
  if (said === 'card') return `Ai còn chơi cũng đã bỏ bằng nhau, mà mới vòng ${street}: mỗi người được thêm 1 lá.`;
  if (said === 'showdown') return 'Ai còn chơi cũng đã bỏ bằng nhau, mà đây là vòng 4, vòng cuối: lật bài.';
  return bet > 0 ? `${who} chưa trả lời lần tố sau cùng, nên vòng chưa xong.` : `${who} chưa nói, nên vòng chưa xong.`;
}
