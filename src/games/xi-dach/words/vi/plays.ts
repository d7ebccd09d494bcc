/** Questions from rounds of Xì Dách in Vietnamese. */

import type { PlayId } from '#games/xi-dach/quiz/index.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { displayName } from '#words/text.ts';
import { type MomentFacts, momentReader } from '../quiz/moment.ts';
import { KIND_NAMES, nameOf } from './game.ts';

export const factsOf = momentReader({ nameOf, kinds: KIND_NAMES, points: (count) => `${count} điểm` });

export const playSentences: SentencesOf<PlayId, MomentFacts> = {
  'next-card': {
    kind: 'Chia bài: lá kế tiếp của ai',
    ask: ({ count }) => `Đã chia ${count} lá. Lá kế tiếp của ai?`,
    why: ({ right, rules, seats }) => {
      const all = `Bàn ${seats} người, chia 2 vòng, mỗi vòng mỗi người 1 lá.`;
      if (right === '') return `${all} Đủ ${2 * seats} lá là xong.`;
      return `${all} ${rules.dealOrder === 'banker-first' ? 'Bàn này chia nhà cái trước.' : 'Nhà cái nhận sau cùng.'}`;
    },
    says: { nobody: 'Không ai, chia xong rồi' },
  },
  'first-card': {
    kind: 'Ai được chia trước',
    ask: 'Lá đầu tiên chia cho ai?',
    why: ({ rules }) =>
      rules.dealOrder === 'banker-first'
        ? 'Bàn này chia nhà cái trước, rồi mới vòng qua các nhà con.'
        : 'Chia từ nhà con ngồi bên phải nhà cái, nhà cái nhận sau cùng.',
  },
  'show-now': {
    kind: 'Có phải lật ngay không',
    ask: ({ Who }) => `Mới chia xong. ${Who} có phải lật bài ngay không?`,
    why: ({ yes, hand }) =>
      yes
        ? `${displayName(hand.name)} từ 2 lá đầu thì lật ngay, tính ăn thua luôn.`
        : `Bài ${hand.points} điểm, không phải xì dách hay xì bàn: cứ úp đó, chơi tiếp.${tenText(hand)}`,
    yes: ['Phải lật ngay', 'Không, cứ úp'],
  },
  'natural-paid': {
    kind: 'Chia xong được chung ngay mấy phỉnh',
    ask: ({ Who, stake }) => `${Who} cược ${stake} phỉnh. Vừa chia xong, ${Who} thu ngay được mấy phỉnh?`,
    why: ({ Who, stake, net, hand }) =>
      net === 0
        ? `Bài ${hand.points} điểm, chưa lật: còn phải bốc hay dằn, rồi chờ nhà cái xét.${tenText(hand)}`
        : `Nhà cái không có, còn ${Who} có ${hand.name}: cược ${stake} thì được chung ngay ${net} phỉnh, rồi nghỉ ván này.`,
  },
  turn: {
    kind: 'Tới lượt ai bốc',
    ask: 'Bây giờ tới lượt ai?',
    why: ({ right, banker }) =>
      right === banker.owner
        ? 'Các nhà con xong hết rồi mới tới nhà cái.'
        : `Nhà con bốc lần lượt, người này xong mới tới người kia. Người kế tiếp chưa bốc xong là ${right}.`,
  },
  'may-draw': {
    kind: 'Có được bốc nữa không',
    ask: ({ Who }) => `${Who} muốn bốc một lá. Được không?`,
    why: ({ hasFinished, Who, hand }) =>
      hasFinished
        ? 'Dằn rồi là thôi, không bốc lại được.'
        : `${hand.points} điểm là dằn được rồi, nhưng còn lượt thì ${Who} vẫn được bốc nữa.`,
  },
  'cards-at-most': {
    kind: 'Nhiều nhất mấy lá',
    ask: ({ Who }) => `${Who} muốn bốc thêm một lá. Được không?`,
    why: ({ Who, hand: { size } }) =>
      size === 5 ? `Nhiều nhất 5 lá, ${Who} có đủ rồi nên hết bốc.` : `${Who} mới có ${size} lá, được bốc tới 5.`,
  },
  'draw-bust': {
    kind: 'Quắc rồi có được bốc nữa không',
    ask: ({ Who }) => `${Who} muốn bốc nữa. Bàn này có cho không?`,
    why: ({ rules, hand: { kind, points } }) => {
      if (kind !== 'quac') return `Mới ${points} điểm, chưa quá 21, bốc được.`;
      return {
        forbidden: 'Đã quá 21. Bàn này quắc là ngưng, không bốc nữa.',
        'den-at-28': 'Đã quá 21. Bàn này không cấm bốc, nhưng từ 28 trở lên mà bị bắt thì đền cả bàn.',
        den: 'Đã quá 21. Bàn này không cấm bốc, nhưng bị bắt thì đền cả bàn.',
      }[rules.overdraw];
    },
  },
  'stand-now': {
    kind: 'Dằn lúc này có phải dằn non không',
    ask: ({ Who }) => `${Who} dằn lúc này thì sao?`,
    why: ({ said, rules: { minStand }, hand: { kind, points } }) => {
      if (kind === 'quac') return 'Quá 21 rồi thì dằn bình thường, không phải dằn non.';
      return said === 'short'
        ? `Bàn này ${minStand} mới đủ. ${points} điểm mà dằn là dằn non: vẫn được dằn, nhưng bị xét thì dễ thua.`
        : `Bàn này ${minStand} là đủ, ${points} điểm dằn được.`;
    },
    says: {
      short: 'Được dằn, nhưng là dằn non',
      enough: 'Dằn bình thường',
      'not-allowed': 'Không được dằn',
    },
  },
  risk: {
    kind: 'Dằn bây giờ thì sợ gì',
    ask: ({ Who }) => `${Who} dằn bây giờ thì sợ gì?`,
    why: ({ said, rules, hand: { points } }) =>
      said === 'nothing'
        ? `${points} điểm thì không phải dằn non: hơn thua tùy bài nhà cái.`
        : `${points} điểm, chưa tới ${rules.minStand}: nhà cái đủ mà xét thì thua.`,
    says: {
      'xd-non-checked': 'Nhà cái đủ điểm mà xét là thua',
      'xd-den': 'Bị bắt đền cả bàn',
      nothing: 'Không sợ gì hết, cứ chờ so bài',
    },
  },
  'who-checks': {
    kind: 'Ai được xét bài ai',
    ask: ({ Who, target }) => `${Who} muốn xét bài ${target}. Được không?`,
    why: (moment) =>
      moment.isBanker
        ? `Tới lượt rồi, ${bankerText(moment)}: muốn xét ai trước cũng được.`
        : 'Nhà con hơn thua với nhà cái, không hơn thua với nhau nên không xét bài nhau.',
  },
  'check-early': {
    kind: 'Có được xét sớm không',
    ask: ({ target }) => `Người khác còn đang bốc. Nhà cái xét ${target} luôn được không?`,
    why: (moment) => {
      const { yes, Target, hand, rules } = moment;
      if (!rules.earlyCheck) return 'Bàn này đợi các nhà con bốc xong hết mới xét.';
      return yes
        ? `${Target} bốc xong rồi, ${bankerText(moment)}. Bàn này xét sớm được.`
        : `Bàn này cho xét sớm, nhưng nhà cái mới ${hand.points} điểm, chưa tới ${rules.bankerMin}.`;
    },
  },
  'check-each': {
    kind: 'Xét một người rồi có được bốc thêm không',
    ask: 'Nhà cái vừa xét xong một người. Trước khi xét người kế, nhà cái bốc thêm được không?',
    why: ({ yes, banker: { size, kind } }) => {
      if (!yes) return size === 5 ? 'Nhà cái đủ 5 lá rồi, hết bốc.' : 'Nhà cái đã quá 21, bàn này quắc là ngưng.';
      return kind === 'quac'
        ? 'Xét từng người một, giữa hai lần xét được bốc thêm. Nhà cái quá 21 rồi, mà bàn này không cấm bốc.'
        : `Xét từng người một, giữa hai lần xét được bốc thêm. Nhà cái mới có ${size} lá.`;
    },
  },
  'ask-total': {
    kind: 'Có được hỏi điểm nhà cái không',
    ask: ({ Who }) => `${Who} muốn hỏi nhà cái mấy điểm. Được không?`,
    why: ({ yes }) =>
      yes
        ? 'Bị xét rồi thì được hỏi điểm, nhà cái nói riêng cho người hỏi nghe.'
        : 'Chưa bị xét thì chưa được hỏi. Nhà cái có quyền giấu điểm.',
  },
  stake: {
    kind: 'Cược bao nhiêu thì ăn thua bấy nhiêu',
    ask: ({ Who, count }) => `${Who} cược ${count} phỉnh, bị nhà cái xét. ${Who} thu hay chung mấy phỉnh?`,
    why: ({ Who, count, net, hand, banker }) => {
      const both = `${Who} ${hand.text}, nhà cái ${banker.text}.`;
      if (net === 0) return `${both} Hòa, ${Who} giữ lại ${count} phỉnh.`;
      return net > 0
        ? `${both} ${Who} ăn: cược ${count} thì thu ${net} phỉnh.`
        : `${both} ${Who} thua: cược ${count} thì chung ${-net} phỉnh.`;
    },
  },
  'who-pays': {
    kind: 'Quắc mà còn bốc: ai đền',
    ask: ({ who }) => `Nhà cái xét ${who}. Ai phải đền cả bàn?`,
    why: ({ right, Who, rules, hand: { points } }) => {
      if (right !== '') return `${Who} đã quá 21 mà còn bốc thêm, lên ${points}: bị bắt thì đền cả bàn.`;
      return rules.overdraw === 'den-at-28'
        ? `Bàn này từ 28 trở lên mới đền. ${Who} mới ${points} điểm: cứ so bài như thường.`
        : `${Who} ${points} điểm, bàn này không bắt đền: cứ so bài như thường.`;
    },
    says: { nobody: 'Không ai đền' },
  },
  'den-amount': {
    kind: 'Đền bao nhiêu',
    ask: ({ who, Who }) => `Nhà cái bắt được ${who} quắc rồi mà còn bốc. ${Who} đền hết mấy phỉnh?`,
    why: ({ allStakes }) =>
      `Đền nhà cái đúng cược của mình, đền mỗi nhà con đúng cược của người đó: cộng hết cược trên bàn là ${allStakes} phỉnh.`,
  },
  'five-open': {
    kind: 'Đủ 5 lá có phải lật không',
    ask: ({ Who }) => `${Who} vừa bốc lá thứ 5. Có phải lật bài không?`,
    why: ({ yes, rules }) =>
      ({
        hidden: 'Bàn này đủ 5 lá vẫn úp, chờ xét.',
        shown: 'Bàn này đủ 5 lá là lật, mấy điểm cũng vậy.',
        'shown-if-ngu-linh': yes
          ? 'Bàn này ngũ linh thì lật, mà đây là ngũ linh.'
          : 'Bàn này chỉ ngũ linh mới lật, mà đây không phải ngũ linh.',
      })[rules.fifthCard],
    yes: ['Phải lật', 'Không, cứ úp'],
  },
  'stock-left': {
    kind: 'Nọc còn mấy lá',
    ask: 'Nọc còn mấy lá?',
    why: ({ cardsHeld, number }) =>
      `Bộ bài 52 lá. Cả bàn, tính luôn nhà cái, đang cầm ${cardsHeld} lá, nên nọc còn ${number}.`,
    says: { cards: ({ number }) => `${number} lá` },
  },
  'who-sees': {
    kind: 'Ai được thấy lá nào',
    ask: ({ count, Who }) =>
      count === 0 ? 'Lá kế tiếp trong nọc, ai được xem trước?' : `${Who} vừa bốc 1 lá. Ai được xem lá ấy?`,
    why: ({ said, Who }) => {
      if (said === 'nobody') return 'Nọc thì không ai được xem. Nhà cái chỉ cầm giùm cả bàn.';
      if (said === 'all') return `${Who} đủ 5 lá, mà tay bài ấy ở bàn này thì phải lật.`;
      return 'Bài bốc lên thì úp, ai bốc nấy xem. Nhà cái phải xét mới được thấy bài người khác.';
    },
    says: { nobody: 'Không ai', all: 'Cả bàn' },
  },
  phases: {
    kind: 'Ngũ linh tới sau xì dách',
    ask: ({ Who, count }) =>
      `${Who} cược ${count} phỉnh. Nhà cái bốc được ngũ linh. Rốt cuộc ${Who} thu hay chung mấy phỉnh?`,
    why: ({ Who, count, net, hand }) =>
      net > 0 && hand.isNatural
        ? `${Who} có ${hand.name}, được chung ${net} phỉnh từ lúc mới chia. Ngũ linh tới sau không tính lại.`
        : `${Who} cược ${count}, tới giờ mới xét, nên phải so với ngũ linh của nhà cái và thua.`,
  },
  'odds-natural': {
    kind: 'Xì bàn, xì dách dễ gặp cỡ nào',
    ask: ({ Who, count }) =>
      count === 1
        ? `Chia 100 ván thì khoảng mấy ván ${Who} được xì bàn hay xì dách?`
        : `Bàn ${count} người, tính luôn nhà cái. 100 ván thì khoảng mấy ván có người được xì bàn hay xì dách?`,
    why: ({ count, number, rules }) => {
      const faces = rules.naturalTens === 'faces' ? ' Bàn này lá 10 không thành xì dách.' : '';
      return count === 1
        ? `Đếm hết mọi tay bài 2 lá thì khoảng ${number} trong 100.${faces}`
        : `Mỗi người thì hiếm, nhưng ${count} người cùng được chia nên cộng lại khoảng ${number} trong 100.${faces}`;
    },
    says: { 'of-hundred': ({ number }) => `Khoảng ${number} ván` },
  },
  'odds-bust': {
    kind: 'Bốc thêm thì dễ quắc cỡ nào',
    ask: ({ Who }) => `${Who} bốc thêm 1 lá. 100 lần như vậy thì khoảng mấy lần quắc?`,
    why: ({ Who, hand, unseen, number }) => {
      const held = `${Who} có ${hand.points} điểm, còn ${unseen} lá chưa thấy.`;
      return hand.bust() === 0
        ? `${held} Không lá nào làm quắc.`
        : `${held} Có ${hand.bust()} lá làm quắc, tức khoảng ${number} trong 100.`;
    },
    says: { 'of-hundred': ({ number }) => (number === 0 ? 'Không lần nào' : `Khoảng ${number} lần`) },
  },
  'odds-good': {
    kind: 'Còn mấy lá bốc vào là đủ',
    ask: ({ Who, unseen, rules }) =>
      `${Who} bốc 1 lá. Trong ${unseen} lá chưa thấy, mấy lá giúp ${Who} được từ ${rules.minStand} trở lên mà không quắc?`,
    why: ({ Who, hand, goodRanks, number }) =>
      `${Who} đang ${hand.points} điểm. Bốc trúng ${goodRanks()} thì được, còn ${number} lá như vậy.`,
    says: { cards: ({ number }) => `${number} lá` },
  },
  'odds-safer': {
    kind: 'Hai người bốc, ai dễ quắc hơn',
    ask: ({ Who, Target }) => `${Who} với ${Target} cho nhau coi bài. Mỗi người bốc thêm 1 lá thì ai dễ quắc hơn?`,
    why: ({ hand, targetHand, unseen }) => {
      const each = [hand, targetHand].map(
        ({ owner, points, bust }) => `${owner} ${points} điểm, có ${bust()} lá làm quắc`,
      );
      return `Trong ${unseen} lá chưa thấy: ${each.join('; ')}.`;
    },
    says: { same: 'Bằng nhau' },
  },
};

/** The reason why the banker may check. */
function bankerText({ bankerMay, banker: { points } }: MomentFacts): string {
  return {
    enough: `nhà cái có ${points} điểm`,
    'five-cards': `nhà cái ${points} điểm nhưng không còn được bốc`,
    compares: `nhà cái mới ${points} điểm nhưng ở đây non cũng được xét`,
  }[bankerMay];
}

/** Why an ace with a ten is no natural here. */
function tenText({ isAceAndTen }: MomentFacts['hand']): string {
  return isAceAndTen ? ' Bàn này át với lá 10 không thành xì dách.' : '';
}
