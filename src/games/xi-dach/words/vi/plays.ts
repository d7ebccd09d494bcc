/** Questions from rounds of Xì Dách in Vietnamese. */

import { isNatural } from '#games/xi-dach/engine/hand.ts';
import type { PlayId } from '#games/xi-dach/quiz/ids.ts';
import { BANKER, type XiDachState } from '#games/xi-dach/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { displayName } from '#words/text.ts';
import {
  aceAndTenIn,
  bankerMayIn,
  bustCardsIn,
  goodRanksIn,
  handIn,
  heldIn,
  playerIn,
  pointsIn,
  stakesIn,
  unseenIn,
} from '../quiz/moment.ts';
import { KIND_NAMES } from './game.ts';

export const plays: Readonly<Record<PlayId, PlayWords<XiDachState>>> = {
  'next-card': {
    kind: 'Chia bài: lá kế tiếp của ai',
    ask: ({ asked }) => `Đã chia ${asked.count} lá. Lá kế tiếp của ai?`,
    why: (q) => {
      const seats = q.state.players.length + 1;
      const all = `Bàn ${seats} người, chia 2 vòng, mỗi vòng mỗi người 1 lá.`;
      if (whoIn(q) === '') return `${all} Đủ ${2 * seats} lá là xong.`;
      return `${all} ${q.state.rules.dealOrder === 'banker-first' ? 'Bàn này chia nhà cái trước.' : 'Nhà cái nhận sau cùng.'}`;
    },
    says: { nobody: 'Không ai, chia xong rồi' },
  },
  'first-card': {
    kind: 'Ai được chia trước',
    ask: 'Lá đầu tiên chia cho ai?',
    why: ({ state }) =>
      state.rules.dealOrder === 'banker-first'
        ? 'Bàn này chia nhà cái trước, rồi mới vòng qua các nhà con.'
        : 'Chia từ nhà con ngồi bên phải nhà cái, nhà cái nhận sau cùng.',
  },
  'show-now': {
    kind: 'Có phải lật ngay không',
    ask: ({ asked }) => `Mới chia xong. ${displayName(asked.who)} có phải lật bài ngay không?`,
    why: (q) =>
      isYes(q)
        ? `${upper(KIND_NAMES[handIn(q).kind])} từ 2 lá đầu thì lật ngay, tính ăn thua luôn.`
        : `Bài ${pointsIn(q)} điểm, không phải xì dách hay xì bàn: cứ úp đó, chơi tiếp.${tenText(q)}`,
    yes: ['Phải lật ngay', 'Không, cứ úp'],
  },
  'natural-paid': {
    kind: 'Chia xong được chung ngay mấy phỉnh',
    ask: ({ asked, state }) =>
      `${displayName(asked.who)} cược ${playerIn({ state }, asked.who)?.stake} phỉnh. Vừa chia xong, ${displayName(asked.who)} thu ngay được mấy phỉnh?`,
    why: (q) => {
      const stake = playerIn(q, q.asked.who)?.stake ?? 0;
      return netIn(q) === 0
        ? `Bài ${pointsIn(q)} điểm, chưa lật: còn phải bốc hay dằn, rồi chờ nhà cái xét.${tenText(q)}`
        : `Nhà cái không có, còn ${displayName(q.asked.who)} có ${KIND_NAMES[handIn(q).kind]}: cược ${stake} thì được chung ngay ${netIn(q)} phỉnh, rồi nghỉ ván này.`;
    },
  },
  turn: {
    kind: 'Tới lượt ai bốc',
    ask: 'Bây giờ tới lượt ai?',
    why: (q) =>
      whoIn(q) === BANKER
        ? 'Các nhà con xong hết rồi mới tới nhà cái.'
        : `Nhà con bốc lần lượt, người này xong mới tới người kia. Người kế chưa xong là ${displayName(whoIn(q))}.`,
  },
  'may-draw': {
    kind: 'Có được bốc nữa không',
    ask: ({ asked }) => `${displayName(asked.who)} muốn bốc một lá. Được không?`,
    why: (q) => {
      if (playerIn(q, q.asked.who)?.stage === 'finished') return 'Dằn rồi là thôi, không bốc lại được.';
      return `${pointsIn(q)} điểm là dằn được rồi, nhưng còn lượt thì ${displayName(q.asked.who)} vẫn được bốc nữa.`;
    },
  },
  'cards-at-most': {
    kind: 'Nhiều nhất mấy lá',
    ask: ({ asked }) => `${displayName(asked.who)} muốn bốc thêm một lá. Được không?`,
    why: (q) => {
      const { length } = handIn(q).cards;
      const who = displayName(q.asked.who);
      return length === 5
        ? `Nhiều nhất 5 lá, ${who} có đủ rồi nên hết bốc.`
        : `${who} mới có ${length} lá, được bốc tới 5.`;
    },
  },
  'draw-bust': {
    kind: 'Quắc rồi có được bốc nữa không',
    ask: ({ asked }) => `${displayName(asked.who)} muốn bốc nữa. Bàn này có cho không?`,
    why: (q) => {
      if (handIn(q).kind !== 'quac') return `Mới ${pointsIn(q)} điểm, chưa quá 21, bốc được.`;
      if (q.state.rules.overdraw === 'forbidden') return 'Đã quá 21. Bàn này quắc là ngưng, không bốc nữa.';
      return q.state.rules.overdraw === 'den-at-28'
        ? 'Đã quá 21. Bàn này không cấm bốc, nhưng từ 28 trở lên mà bị bắt thì đền cả bàn.'
        : 'Đã quá 21. Bàn này không cấm bốc, nhưng bị bắt thì đền cả bàn.';
    },
  },
  'stand-now': {
    kind: 'Dằn lúc này có phải dằn non không',
    ask: ({ asked }) => `${displayName(asked.who)} dằn lúc này thì sao?`,
    why: (q) => {
      const { minStand } = q.state.rules;
      if (handIn(q).kind === 'quac') return 'Quá 21 rồi thì dằn bình thường, không phải dằn non.';
      return saidIn(q) === 'short'
        ? `Bàn này ${minStand} mới đủ. ${pointsIn(q)} điểm mà dằn là dằn non: vẫn được dằn, nhưng bị xét thì dễ thua.`
        : `Bàn này ${minStand} là đủ, ${pointsIn(q)} điểm dằn được.`;
    },
    says: {
      short: 'Được dằn, nhưng là dằn non',
      enough: 'Dằn bình thường',
      'not-allowed': 'Không được dằn',
    },
  },
  risk: {
    kind: 'Dằn bây giờ thì sợ gì',
    ask: ({ asked }) => `${displayName(asked.who)} dằn bây giờ thì sợ gì?`,
    why: (q) =>
      saidIn(q) === 'nothing'
        ? `${pointsIn(q)} điểm thì không phải dằn non: hơn thua tùy bài nhà cái.`
        : `${pointsIn(q)} điểm, chưa tới ${q.state.rules.minStand}: nhà cái đủ mà xét thì thua.`,
    says: {
      'xd-non-checked': 'Nhà cái đủ điểm mà xét là thua',
      'xd-den': 'Bị bắt đền cả bàn',
      nothing: 'Không sợ gì hết, cứ chờ so bài',
    },
  },
  'who-checks': {
    kind: 'Ai được xét bài ai',
    ask: ({ asked }) => `${upper(nameOf(asked.who))} muốn xét bài ${nameOf(asked.target)}. Được không?`,
    why: (q) =>
      q.asked.who === BANKER
        ? `Tới lượt rồi, ${bankerText(q)}: muốn xét ai trước cũng được.`
        : 'Nhà con hơn thua với nhà cái, không hơn thua với nhau nên không xét bài nhau.',
  },
  'check-early': {
    kind: 'Có được xét sớm không',
    ask: ({ asked }) => `Người khác còn đang bốc. Nhà cái xét ${nameOf(asked.target)} luôn được không?`,
    why: (q) => {
      const { earlyCheck, bankerMin } = q.state.rules;
      if (!earlyCheck) return 'Bàn này đợi các nhà con bốc xong hết mới xét.';
      return isYes(q)
        ? `${upper(nameOf(q.asked.target))} bốc xong rồi, ${bankerText(q)}. Bàn này xét sớm được.`
        : `Bàn này cho xét sớm, nhưng nhà cái mới ${pointsIn(q)} điểm, chưa tới ${bankerMin}.`;
    },
  },
  'check-each': {
    kind: 'Xét một người rồi có được bốc thêm không',
    ask: 'Nhà cái vừa xét xong một người. Trước khi xét người kế, nhà cái bốc thêm được không?',
    why: (q) => {
      const { cards, kind } = handIn(q, BANKER);
      if (isYes(q) && kind === 'quac')
        return 'Xét từng người một, giữa hai lần xét được bốc thêm. Nhà cái quá 21 rồi, mà bàn này không cấm bốc.';
      if (isYes(q)) return `Xét từng người một, giữa hai lần xét được bốc thêm. Nhà cái mới có ${cards.length} lá.`;
      return cards.length === 5 ? 'Nhà cái đủ 5 lá rồi, hết bốc.' : 'Nhà cái đã quá 21, bàn này quắc là ngưng.';
    },
  },
  'ask-total': {
    kind: 'Có được hỏi điểm nhà cái không',
    ask: ({ asked }) => `${displayName(asked.who)} muốn hỏi nhà cái mấy điểm. Được không?`,
    why: (q) =>
      isYes(q)
        ? 'Bị xét rồi thì được hỏi điểm, nhà cái nói riêng cho người hỏi nghe.'
        : 'Chưa bị xét thì chưa được hỏi. Nhà cái có quyền giấu điểm.',
  },
  stake: {
    kind: 'Cược bao nhiêu thì ăn thua bấy nhiêu',
    ask: ({ asked }) =>
      `${displayName(asked.who)} cược ${asked.count} phỉnh, bị nhà cái xét. ${displayName(asked.who)} thu hay chung mấy phỉnh?`,
    why: (q) => {
      const { count = 0, who } = q.asked;
      const name = displayName(who);
      const both = `${name} ${handText(q, who)}, nhà cái ${handText(q, BANKER)}.`;
      if (netIn(q) === 0) return `${both} Hòa, ${name} giữ lại ${count} phỉnh.`;
      return netIn(q) > 0
        ? `${both} ${name} ăn: cược ${count} thì thu ${netIn(q)} phỉnh.`
        : `${both} ${name} thua: cược ${count} thì chung ${-netIn(q)} phỉnh.`;
    },
  },
  'who-pays': {
    kind: 'Quắc mà còn bốc: ai đền',
    ask: ({ asked }) => `Nhà cái xét ${nameOf(asked.who)}. Ai phải đền cả bàn?`,
    why: (q) => {
      const points = pointsIn(q);
      const name = upper(nameOf(q.asked.who));
      if (whoIn(q) !== '') return `${name} đã quá 21 mà còn bốc thêm, lên ${points}: bị bắt thì đền cả bàn.`;
      return q.state.rules.overdraw === 'den-at-28'
        ? `Bàn này từ 28 trở lên mới đền. ${name} mới ${points} điểm: cứ so bài như thường.`
        : `${name} ${points} điểm, bàn này không bắt đền: cứ so bài như thường.`;
    },
    says: { nobody: 'Không ai đền' },
  },
  'den-amount': {
    kind: 'Đền bao nhiêu',
    ask: ({ asked }) =>
      `Nhà cái bắt được ${nameOf(asked.who)} quắc rồi mà còn bốc. ${upper(nameOf(asked.who))} đền hết mấy phỉnh?`,
    why: (q) =>
      `Đền nhà cái đúng cược của mình, đền mỗi nhà con đúng cược của người đó: cộng hết cược trên bàn là ${stakesIn(q)} phỉnh.`,
  },
  'five-open': {
    kind: 'Đủ 5 lá có phải lật không',
    ask: ({ asked }) => `${displayName(asked.who)} vừa bốc lá thứ 5. Có phải lật bài không?`,
    why: (q) => {
      switch (q.state.rules.fifthCard) {
        case 'hidden':
          return 'Bàn này đủ 5 lá vẫn úp, chờ xét.';
        case 'shown':
          return 'Bàn này đủ 5 lá là lật, mấy điểm cũng vậy.';
        default:
          return handIn(q).kind === 'ngu-linh'
            ? 'Bàn này ngũ linh thì lật, mà đây là ngũ linh.'
            : 'Bàn này chỉ ngũ linh mới lật, mà đây không phải ngũ linh.';
      }
    },
    yes: ['Phải lật', 'Không, cứ úp'],
  },
  'stock-left': {
    kind: 'Nọc còn mấy lá',
    ask: 'Nọc còn mấy lá?',
    why: (q) => `Bộ bài 52 lá. Cả bàn, tính luôn nhà cái, đang cầm ${heldIn(q)} lá, nên nọc còn ${numberIn(q)}.`,
    says: { cards: ({ numbers: [count] = [] }) => `${count} lá` },
  },
  'who-sees': {
    kind: 'Ai được thấy lá nào',
    ask: ({ asked: { who, count } }) =>
      count === 0
        ? 'Lá kế tiếp trong nọc, ai được xem trước?'
        : `${upper(nameOf(who))} vừa bốc 1 lá. Ai được xem lá ấy?`,
    why: (q) => {
      if (saidIn(q) === 'nobody') return 'Nọc thì không ai được xem. Nhà cái chỉ cầm giùm cả bàn.';
      if (saidIn(q) === 'all') return `${upper(nameOf(q.asked.who))} đủ 5 lá, mà tay bài ấy ở bàn này thì phải lật.`;
      return 'Bài bốc lên thì úp, ai bốc nấy xem. Nhà cái phải xét mới được thấy bài người khác.';
    },
    says: { nobody: 'Không ai', all: 'Cả bàn' },
  },
  phases: {
    kind: 'Ngũ linh tới sau xì dách',
    ask: ({ asked: { who, count } }) =>
      `${displayName(who)} cược ${count} phỉnh. Nhà cái bốc được ngũ linh. Rốt cuộc ${displayName(who)} thu hay chung mấy phỉnh?`,
    why: (q) => {
      const { who, count = 0 } = q.asked;
      return netIn(q) > 0 && isNatural(handIn(q).kind)
        ? `${displayName(who)} có ${KIND_NAMES[handIn(q).kind]}, được chung ${netIn(q)} phỉnh từ lúc mới chia. Ngũ linh tới sau không tính lại.`
        : `${displayName(who)} cược ${count}, tới giờ mới xét, nên phải so với ngũ linh của nhà cái và thua.`;
    },
  },
  'odds-natural': {
    kind: 'Xì bàn, xì dách hay tới cỡ nào',
    ask: ({ asked: { who, count } }) =>
      count === 1
        ? `Chia 100 ván thì khoảng mấy ván ${displayName(who)} được xì bàn hay xì dách?`
        : `Bàn ${count} người, tính luôn nhà cái. 100 ván thì khoảng mấy ván có người được xì bàn hay xì dách?`,
    why: (q) => {
      const { count = 1 } = q.asked;
      const faces = q.state.rules.naturalTens === 'faces' ? ' Bàn này lá 10 không thành xì dách.' : '';
      return count === 1
        ? `Đếm hết mọi tay bài 2 lá thì khoảng ${numberIn(q)} trong 100.${faces}`
        : `Mỗi người thì hiếm, nhưng ${count} người cùng được chia nên cộng lại khoảng ${numberIn(q)} trong 100.${faces}`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => `Khoảng ${count} ván` },
  },
  'odds-bust': {
    kind: 'Bốc thêm thì dễ quắc cỡ nào',
    ask: ({ asked: { who } }) => `${displayName(who)} bốc thêm 1 lá. 100 lần như vậy thì khoảng mấy lần quắc?`,
    why: (q) => {
      const from = unseenIn(q).length;
      const bust = bustCardsIn(q, q.asked.who).length;
      const held = `${displayName(q.asked.who)} có ${pointsIn(q)} điểm, còn ${from} lá chưa thấy.`;
      return bust === 0
        ? `${held} Không lá nào làm quắc.`
        : `${held} Có ${bust} lá làm quắc, tức khoảng ${numberIn(q)} trong 100.`;
    },
    says: { 'of-hundred': ({ numbers: [count] = [] }) => (count === 0 ? 'Không lần nào' : `Khoảng ${count} lần`) },
  },
  'odds-good': {
    kind: 'Còn mấy lá bốc vào là đủ',
    ask: (q) =>
      `${displayName(q.asked.who)} bốc 1 lá. Trong ${unseenIn(q).length} lá chưa thấy, mấy lá đưa ${displayName(q.asked.who)} tới ${q.state.rules.minStand} trở lên mà không quắc?`,
    why: (q) =>
      `${displayName(q.asked.who)} đang ${pointsIn(q)} điểm. Bốc trúng ${goodRanksIn(q).join(', ')} thì được, còn ${numberIn(q)} lá như vậy.`,
    says: { cards: ({ numbers: [count] = [] }) => `${count} lá` },
  },
  'odds-safer': {
    kind: 'Hai người bốc, ai dễ quắc hơn',
    ask: ({ asked: { who, target = '' } }) =>
      `${displayName(who)} với ${displayName(target)} cho nhau coi bài. Mỗi người bốc thêm 1 lá thì ai dễ quắc hơn?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const each = [who, target].map(
        (one) => `${displayName(one)} ${pointsIn(q, one)} điểm, quắc với ${bustCardsIn(q, one).length} lá`,
      );
      return `Trong ${unseenIn(q).length} lá chưa thấy: ${each.join('; ')}.`;
    },
    says: { same: 'Bằng nhau' },
  },
};

function nameOf(who = ''): string {
  return who === BANKER ? 'nhà cái' : displayName(who);
}

function handText(question: Parameters<typeof handIn>[0], who: string): string {
  const { kind, points } = handIn(question, who);
  if (points === null || kind === 'ngu-linh') return KIND_NAMES[kind];
  return kind === 'du' ? `${points} điểm` : `${points} điểm (${KIND_NAMES[kind]})`;
}

/** The reason why the banker may check. */
function bankerText(question: Parameters<typeof handIn>[0]): string {
  const points = pointsIn(question, BANKER);
  return {
    enough: `nhà cái có ${points} điểm`,
    'five-cards': `nhà cái ${points} điểm nhưng hết bốc được`,
    compares: `nhà cái mới ${points} điểm nhưng ở đây non cũng được xét`,
  }[bankerMayIn(question)];
}

/** Why an ace with a ten is no natural here. */
function tenText(question: Parameters<typeof handIn>[0]): string {
  return aceAndTenIn(question) ? ' Bàn này át với lá 10 không thành xì dách.' : '';
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
}
