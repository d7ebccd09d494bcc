/** Questions from rounds of Ba Cây and Bài Cào in Vietnamese. */

import type { CardGround } from '#games/ba-cay/engine/showdown.ts';
import type { Dealt, Wanted } from '#games/ba-cay/odds/dealt.ts';
import type { PlayId } from '#games/ba-cay/quiz/ids.ts';
import type { BaCayState } from '#games/ba-cay/round/index.ts';
import type { PlayWords } from '#words/quiz/quiz-words.ts';
import { cardsIn, isYes, netIn, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';
import {
  bestIn,
  downIn,
  groundIn,
  handIn,
  type Moment,
  ranksIn,
  settledIn,
  stakeIn,
  threeIn,
  unseenIn,
  wantedIn,
} from '../quiz/moment.ts';
import { atStart, handText, nameOf, pointsText } from './game.ts';

/** Kinds of deal that can be asked about. */
const DEALT: Readonly<Record<Dealt, string>> = {
  alike: '3 lá cùng số',
  'great-ten': 'tổng tròn chục mà có A♦',
  faces: '3 lá hình',
  'great-ace': 'có A♦',
  round: 'tổng tròn chục',
  high: '8 hay 9 nút',
};

/** What the pot means for one player. */
const POT: NonNullable<PlayWords<BaCayState>['says']> = {
  gain: ({ numbers: [count] = [] }) => `Lời ${count} phỉnh`,
  loss: ({ numbers: [count] = [] }) => `Lỗ ${count} phỉnh`,
  even: 'Không lời không lỗ',
  again: 'Chưa biết, còn phải chơi lại',
};

const OF_HUNDRED: NonNullable<PlayWords<BaCayState>['says']> = {
  'of-hundred': ({ numbers: [count] = [] }) => (count === 0 ? 'Chưa tới 1 ván' : `Khoảng ${count} ván`),
};

const NUMBER = new Intl.NumberFormat('vi');

export const plays: Readonly<Record<PlayId, PlayWords<BaCayState>>> = {
  'who-looks': {
    kind: 'Ai được xem bài',
    ask: 'Trong mấy người chưa xem bài, bây giờ ai được xem?',
    why: (q) => {
      const down = downIn(q).map(nameOf);
      return down.length > 1
        ? `Xem bài không theo lượt. Còn ${down.join(', ')} chưa xem, ai xem trước cũng được.`
        : `Chỉ còn ${down.join()} chưa xem.`;
    },
  },
  'what-now': {
    kind: 'Được làm gì',
    ask: ({ asked }) => `Bây giờ ${nameOf(asked.who)} được làm gì?`,
    why: (q) =>
      saidIn(q) === 'look'
        ? `${atStart(q.asked.who)} chưa xem bài. Xem kín hay lật cho cả bàn xem đều được, còn bốc với đổi thì không.`
        : `${atStart(q.asked.who)} xem bài rồi. Trò này không bốc, không đổi, chỉ chờ so.`,
    says: {
      look: 'Xem 3 lá của mình',
      draw: 'Bốc thêm 1 lá',
      swap: 'Bỏ 1 lá, đổi lá khác',
      wait: 'Không làm gì nữa, chờ so bài',
    },
  },
  'after-look': {
    kind: 'Xem xong thì sao',
    ask: ({ asked }) => `${atStart(asked.who)} xem bài xong thì cả bàn làm gì tiếp?`,
    why: (q) => {
      const others = downIn(q).filter((who) => who !== q.asked.who);
      return others.length === 0
        ? 'Ai cũng xem rồi, mà trò này không ai bốc thêm: lật hết ra so.'
        : `Còn ${others.map(nameOf).join(', ')} chưa xem, phải chờ rồi cả bàn mới so.`;
    },
    says: {
      compare: 'Lật hết ra, so bài',
      wait: 'Chờ người chưa xem',
      draw: 'Ai muốn bốc thêm thì bốc',
      check: 'Nhà cái chọn người mà xét',
    },
  },
  'in-pack': {
    kind: 'Bộ bài có những lá nào',
    ask: ({ asked: { cards = [] } }) => `${cardsText(cards)}: lá nào không có trong bộ bài của bàn này?`,
    why: (q) => {
      if (cardsIn(q).length > 0)
        return `Bàn này bỏ 10, bồi, đầm, già, còn 36 lá, nên không có ${cardsText(cardsIn(q))}.`;
      return 'Bàn này chơi 36 lá, từ át tới 9: cả 3 lá ấy đều có.';
    },
    says: { all: 'Lá nào cũng có' },
  },
  'left-over': {
    kind: 'Chia xong dư mấy lá',
    ask: (q) =>
      q.state.setup.banker
        ? `Nhà cái với ${q.state.setup.players.length} nhà con. Chia xong còn dư mấy lá?`
        : `Bàn ${q.asked.count} người, không có nhà cái. Chia xong còn dư mấy lá?`,
    why: (q) => {
      const { count = 0 } = q.asked;
      const seats = q.state.setup.banker ? `Tính luôn nhà cái là ${count} người` : `${count} người`;
      return `${seats}, mỗi người 3 lá là ${3 * count}. Bộ ${q.state.rules.deck} lá thì dư ${numberIn(q)}.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => `${count} lá` },
  },
  'players-fit': {
    kind: 'Mấy người thì chơi được',
    ask: ({ asked: { count }, seats, state }) =>
      `${state.setup.banker ? 'Tính luôn nhà cái thì' : 'Bàn'} đang ${seats.length} người. Thêm ${count} người nữa thì đủ bài chia không?`,
    why: (q) => {
      const all = q.seats.length + (q.asked.count ?? 0);
      const { deck } = q.state.rules;
      const needed = `${all} người, mỗi người 3 lá là ${3 * all} lá.`;
      return isYes(q) ? `${needed} Bộ ${deck} lá đủ chia.` : `${needed} Bộ này chỉ có ${deck}.`;
    },
    yes: ['Đủ', 'Không đủ'],
  },
  'show-last': {
    kind: 'Lật sau cùng có lợi gì không',
    ask: ({ asked: { who, count, cards = [] } }) =>
      `${displayName(who)} cược ${count} phỉnh, đợi cả bàn lật hết mới lật ${cardsText(cards)}. ${displayName(who)} thu hay chung mấy phỉnh?`,
    why: (q) => {
      const { who, count = 0 } = q.asked;
      const name = displayName(who);
      const both = bothText(q, who, 'cai');
      if (netIn(q) === 0) return `${both}: hòa. Lật trước hay lật sau cũng vậy.`;
      if (netIn(q) > 0)
        return `${both}. ${name} ăn: cược ${count} thì thu ${netIn(q)}, lật trước hay lật sau cũng vậy.`;
      const equal = areEqual(q, who, 'cai') ? ', mà bàn này ngang nhau thì cái ăn' : '';
      return `${both}${equal}. ${name} thua: cược ${count} thì chung ${-netIn(q)}, lật trước hay lật sau cũng vậy.`;
    },
  },
  'banker-chips': {
    kind: 'Cả ván nhà cái được mấy phỉnh',
    ask: ({ asked: { cards = [] } }) =>
      `Nhà cái lật sau cùng: ${cardsText(cards)}. Cả ván nhà cái thu hay chung mấy phỉnh?`,
    why: (q) => {
      const each = settledIn(q).map(({ name, net }) => {
        const comes = net === 0 ? 'hòa' : net > 0 ? `nhà cái chung ${net}` : `nhà cái thu ${-net}`;
        return `${displayName(name)} ${handOf(q, name)}, ${comes}`;
      });
      return `Nhà cái ${handOf(q, 'cai')}. ${each.join('; ')}. Cộng lại nhà cái ${netIn(q) === 0 ? 'không thu, không chung' : netIn(q) > 0 ? `thu ${netIn(q)} phỉnh` : `chung ${-netIn(q)} phỉnh`}.`;
    },
  },
  bien: {
    kind: 'Biên: 2 nhà con so riêng',
    ask: ({ asked: { who, target = '', count } }) =>
      `${displayName(who)} với ${displayName(target)} có biên ${count} phỉnh. Ai ăn biên?`,
    why: (q) => {
      const { who, target = '' } = q.asked;
      const both = bothText(q, who, target);
      if (whoIn(q) === '') return `${both} nên biên hòa. Bài nhà cái không dính vào.`;
      return `${both}. Biên chỉ so hai tay bài ấy nên ${displayName(whoIn(q))} ăn, bài nhà cái không dính vào.`;
    },
    says: { nobody: 'Không ai ăn' },
  },
  'pot-wins': {
    kind: 'Nhất ăn tất: lời lỗ mấy phỉnh',
    ask: ({ asked: { who, target = '', count, cards = [] } }) =>
      `Nhất ăn tất, mỗi người góp ${count} phỉnh. ${displayName(target)} lật sau cùng: ${cardsText(cards)}. ${displayName(who)} lời hay lỗ mấy phỉnh?`,
    why: potWhy,
    says: POT,
  },
  'tie-pot': {
    kind: 'Nhiều người cùng nhất: gà tính sao',
    ask: ({ asked: { who, target = '', count, cards = [] } }) =>
      `Nhất ăn tất, mỗi người góp ${count} phỉnh. ${displayName(target)} lật sau cùng: ${cardsText(cards)}. ${displayName(who)} lời lỗ sao?`,
    why: potWhy,
    says: POT,
  },
  'odds-points': {
    kind: 'Mấy nút hay gặp cỡ nào',
    ask: (q) => `Chia 100 ván thì khoảng mấy ván ${displayName(q.asked.who)} được ${wantedText(wantedIn(q))}?`,
    why: (q) => {
      const wanted = wantedIn(q);
      const all = `Đếm hết mọi tay bài 3 lá của bộ ${q.state.rules.deck} lá thì khoảng ${numberIn(q)} trong 100.`;
      return typeof wanted === 'string' && wanted === 'ba-tien'
        ? all
        : `${all} Mấy nút cũng vậy, cứ chừng 10 trong 100.`;
    },
    says: OF_HUNDRED,
  },
  'odds-rarer': {
    kind: 'Chia 3 lá, cái nào hiếm',
    ask: (q) => `Được chia 3 lá, cái nào ${threeIn(q).least ? 'hiếm gặp' : 'hay gặp'} nhất?`,
    why: (q) => {
      const often = threeIn(q).often.map(({ one, oneIn }) => `${DEALT[one]} 1 trong ${NUMBER.format(oneIn)}`);
      return `Đếm hết mọi tay bài của bộ ${q.state.rules.deck} lá, khoảng: ${often.join('; ')}.`;
    },
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
  'odds-last': {
    kind: 'Nặn lá cuối: còn mấy lá vừa ý',
    ask: ({ asked: { who, cards = [], count } }) =>
      `${displayName(who)} nặn bài, mới thấy ${cardsText(cards)}. Trong những lá chưa thấy, mấy lá cho ${displayName(who)} từ ${count} nút trở lên?`,
    why: (q) => {
      return `Lá cuối phải là ${ranksIn(q).join(', ')}. Trong ${unseenIn(q, 2)} lá chưa thấy còn ${numberIn(q)} lá như vậy.`;
    },
    says: { cards: ({ numbers: [count] = [] }) => `${count} lá` },
  },
  'odds-win': {
    kind: 'Bài này dễ ăn nhà cái cỡ nào',
    ask: ({ asked: { who } }) => `Bài nhà cái còn úp. 100 ván như vậy thì ${displayName(who)} ăn khoảng mấy ván?`,
    why: (q) =>
      `${displayName(q.asked.who)} có ${handOf(q, q.asked.who)}. Đem so với mọi tay bài chia được từ ${unseenIn(q, 3)} lá kia thì ăn ${numberIn(q) === 0 ? 'chưa tới 1' : `khoảng ${numberIn(q)}`} trong 100.`,
    says: OF_HUNDRED,
  },
};

function handOf(q: Moment, who: string): string {
  const { kind, points } = handIn(q, who);
  return handText(kind, pointsText(points));
}

function wantedText(wanted: Wanted): string {
  if (wanted === 'bu') return 'bù';
  if (wanted === 'ba-tien') return 'ba tiên';
  return wanted.from === wanted.to ? `đúng ${wanted.from} nút` : `từ ${wanted.from} tới ${wanted.to} nút`;
}

function potWhy(q: Moment): string {
  const best = bestIn(q);
  const names = best.map(displayName).join(', ');
  const { who } = q.asked;
  const stake = stakeIn(q);
  const { pot, rules } = q.state;
  if (!best.includes(who)) {
    const lost = `${displayName(who)} mất ${stake} phỉnh đã góp.`;
    const first = best[0] ?? '';
    if (best.length === 1 && groundIn(q, first, who)) return `${bothText(q, first, who)}: ${names} nhất. ${lost}`;
    return `${names} ${best.length > 1 ? 'cùng nhất' : 'nhất'} với ${handOf(q, first)}. ${lost}`;
  }
  if (best.length === 1) return `${names} nhất, ăn gà ${pot} phỉnh, mà trong đó ${stake} phỉnh là của ${names} góp.`;
  return rules.bestTie === 'replay'
    ? `${names} cùng nhất. Bàn này cho riêng mấy người ấy chơi lại, gà ${pot} phỉnh để nguyên.`
    : `${names} cùng nhất, chia đều gà ${pot} phỉnh. Trong số ${displayName(who)} được chia, ${stake} phỉnh là của chính ${displayName(who)} góp.`;
}

/** Two hands, and what decides where both are as good by what they are called: `An với Bình cùng 2 nút, so lá to nhất: …`. */
function bothText(q: Moment, who: string, other: string): string {
  const [mine, his] = [handOf(q, who), handOf(q, other)];
  const both =
    mine === his
      ? `${displayName(who)} với ${nameOf(other)} cùng ${mine}`
      : `${displayName(who)} ${mine}, ${nameOf(other)} ${his}`;
  const ground = groundIn(q, who, other);
  if (!ground) return both;
  if (ground === 'sap-rank') return `${both} thì so số`;
  const { better, worse, by } = ground;
  return `${both}, so lá to nhất thì ${cardsText([better])} hơn ${cardsText([worse])}${GROUNDS[by]}`;
}

const GROUNDS: Readonly<Record<CardGround, string>> = {
  suit: ' về chất',
  rank: ' về số',
  'top-card': ', vì lá nào cũng thua nó',
  'low-ace': ', vì át ấy nhỏ nhất',
};

/** Do these two draw by their cards? */
function areEqual(q: Moment, who: string, other: string): boolean {
  return handOf(q, who) === handOf(q, other) && groundIn(q, who, other) === undefined;
}
