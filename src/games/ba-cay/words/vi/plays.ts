/** Questions from rounds of Ba Cây and Bài Cào in Vietnamese. */

import type { CardGround } from '#games/ba-cay/engine/showdown.ts';
import type { Dealt, Wanted } from '#games/ba-cay/odds/dealt.ts';
import type { PlayId } from '#games/ba-cay/quiz/index.ts';
import type { SentencesOf } from '#words/quiz/play-sentences.ts';
import { netText } from '#words/round/chips.ts';
import { displayName } from '#words/text.ts';
import { type MomentFacts, momentReader, type PotEnd, type TwoHands } from '../quiz/moment.ts';
import { handPhrase, nameOf } from './game.ts';

export const factsOf = momentReader({ nameOf, handText: handPhrase });

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
const POT: SentencesOf<PlayId, MomentFacts>['pot-wins']['says'] = {
  gain: ({ number }) => `Lời ${number} phỉnh`,
  loss: ({ number }) => `Lỗ ${number} phỉnh`,
  even: 'Không lời không lỗ',
  again: 'Chưa biết, còn phải chơi lại',
};

const OF_HUNDRED: SentencesOf<PlayId, MomentFacts>['pot-wins']['says'] = {
  'of-hundred': ({ number }) => (number === 0 ? 'Chưa tới 1 ván' : `Khoảng ${number} ván`),
};

const NUMBER = new Intl.NumberFormat('vi');

export const playSentences: SentencesOf<PlayId, MomentFacts> = {
  'who-looks': {
    kind: 'Ai được xem bài',
    ask: 'Trong mấy người chưa xem bài, bây giờ ai được xem?',
    why: ({ down }) =>
      down.length > 1
        ? `Xem bài không theo lượt. Còn ${down.join(', ')} chưa xem, ai xem trước cũng được.`
        : `Chỉ còn ${down.join()} chưa xem.`,
  },
  'what-now': {
    kind: 'Được làm gì',
    ask: ({ who }) => `Bây giờ ${who} được làm gì?`,
    why: ({ said, Who }) =>
      said === 'look'
        ? `${Who} chưa xem bài. Xem kín hay lật cho cả bàn xem đều được, còn bốc với đổi thì không.`
        : `${Who} xem bài rồi. Trò này không bốc, không đổi, chỉ chờ so.`,
    says: {
      look: 'Xem 3 lá của mình',
      draw: 'Bốc thêm 1 lá',
      swap: 'Bỏ 1 lá, đổi lá khác',
      wait: 'Không làm gì nữa, chờ so bài',
    },
  },
  'after-look': {
    kind: 'Xem xong thì sao',
    ask: ({ Who }) => `${Who} xem bài xong thì cả bàn làm gì tiếp?`,
    why: ({ downBeside }) =>
      downBeside.length === 0
        ? 'Ai cũng xem rồi, mà trò này không ai bốc thêm: lật hết ra so.'
        : `Còn ${downBeside.join(', ')} chưa xem, phải chờ rồi cả bàn mới so.`,
    says: {
      compare: 'Lật hết ra, so bài',
      wait: 'Chờ người chưa xem',
      draw: 'Ai muốn bốc thêm thì bốc',
      check: 'Nhà cái chọn người mà xét',
    },
  },
  'in-pack': {
    kind: 'Bộ bài có những lá nào',
    ask: ({ cards }) => `${cards}: lá nào không có trong bộ bài của bàn này?`,
    why: ({ rightCards }) =>
      rightCards
        ? `Bàn này bỏ 10, bồi, đầm, già, còn 36 lá, nên không có ${rightCards}.`
        : 'Bàn này chơi 36 lá, từ át tới 9: cả 3 lá ấy đều có.',
    says: { all: 'Lá nào cũng có' },
  },
  'left-over': {
    kind: 'Chia xong thừa mấy lá',
    ask: ({ hasBanker, players, count }) =>
      hasBanker
        ? `Nhà cái với ${players} nhà con. Chia xong còn thừa mấy lá?`
        : `Bàn ${count} người, không có nhà cái. Chia xong còn thừa mấy lá?`,
    why: ({ hasBanker, count, rules, number }) =>
      `${hasBanker ? `Tính luôn nhà cái là ${count} người` : `${count} người`}, mỗi người 3 lá là ${3 * count}. Bộ ${rules.deck} lá thì thừa ${number}.`,
    says: { cards: ({ number }) => `${number} lá` },
  },
  'players-fit': {
    kind: 'Mấy người thì chơi được',
    ask: ({ hasBanker, seats, count }) =>
      `${hasBanker ? 'Tính luôn nhà cái thì' : 'Bàn'} đang ${seats} người. Thêm ${count} người nữa thì đủ bài chia không?`,
    why: ({ yes, seats, count, rules }) => {
      const needed = `${seats + count} người, mỗi người 3 lá là ${3 * (seats + count)} lá.`;
      return yes ? `${needed} Bộ ${rules.deck} lá đủ chia.` : `${needed} Bộ này chỉ có ${rules.deck} lá.`;
    },
    yes: ['Đủ', 'Không đủ'],
  },
  'show-last': {
    kind: 'Lật sau cùng có lợi gì không',
    ask: ({ Who, count, cards }) =>
      `${Who} cược ${count} phỉnh, đợi cả bàn lật hết mới lật ${cards}. ${Who} thu hay chung mấy phỉnh?`,
    why: ({ Who, count, net, withBanker }) => {
      const both = bothText(withBanker());
      if (net === 0) return `${both}: hòa. Lật trước hay lật sau cũng vậy.`;
      if (net > 0) return `${both}. ${Who} ăn: cược ${count} thì thu ${net}, lật trước hay lật sau cũng vậy.`;
      const equal = withBanker().areEqual ? ', mà bàn này ngang nhau thì nhà cái ăn' : '';
      return `${both}${equal}. ${Who} thua: cược ${count} thì chung ${-net}, lật trước hay lật sau cũng vậy.`;
    },
  },
  'banker-chips': {
    kind: 'Cả ván nhà cái được mấy phỉnh',
    ask: ({ cards }) => `Nhà cái lật sau cùng: ${cards}. Cả ván nhà cái thu hay chung mấy phỉnh?`,
    why: ({ settled, bankerHand, net: all }) => {
      const each = settled().map(
        ({ player, hand, net }) =>
          `${player} ${hand}, ${netText(net, { gain: `nhà cái chung ${net}`, loss: `nhà cái thu ${-net}`, even: 'hòa' })}`,
      );
      const sum = netText(all, {
        gain: `thu ${all} phỉnh`,
        loss: `chung ${-all} phỉnh`,
        even: 'không thu, không chung',
      });
      return `Nhà cái ${bankerHand()}. ${each.join('; ')}. Cộng lại nhà cái ${sum}.`;
    },
  },
  bien: {
    kind: 'Biên: 2 nhà con so riêng',
    ask: ({ Who, Target, count }) => `${Who} với ${Target} đánh biên ${count} phỉnh. Ai ăn biên?`,
    why: ({ right, withTarget }) =>
      right === ''
        ? `${bothText(withTarget())} nên biên hòa. Bài nhà cái không tính tới.`
        : `${bothText(withTarget())}. Biên chỉ so hai tay bài ấy nên ${right} ăn, không tính bài nhà cái.`,
    says: { nobody: 'Không ai ăn' },
  },
  'pot-wins': {
    kind: 'Nhất ăn tất: lời lỗ mấy phỉnh',
    ask: ({ Who, Target, count, cards }) =>
      `Nhất ăn tất, mỗi người góp ${count} phỉnh. ${Target} lật sau cùng: ${cards}. ${Who} lời hay lỗ mấy phỉnh?`,
    why: potWhy,
    says: POT,
  },
  'tie-pot': {
    kind: 'Nhiều người cùng nhất: gà tính sao',
    ask: ({ Who, Target, count, cards }) =>
      `Nhất ăn tất, mỗi người góp ${count} phỉnh. ${Target} lật sau cùng: ${cards}. ${Who} lời hay lỗ ra sao?`,
    why: potWhy,
    says: POT,
  },
  'odds-points': {
    kind: 'Mấy nút hay gặp cỡ nào',
    ask: ({ Who, wanted }) => `Chia 100 ván thì khoảng mấy ván ${Who} được ${wantedText(wanted)}?`,
    why: ({ wanted, rules, number }) => {
      const all = `Đếm hết mọi tay bài 3 lá của bộ ${rules.deck} lá thì khoảng ${number} trong 100.`;
      return wanted === 'ba-tien' ? all : `${all} Mấy nút cũng vậy, cứ chừng 10 trong 100.`;
    },
    says: OF_HUNDRED,
  },
  'odds-rarer': {
    kind: 'Chia 3 lá, bài nào hiếm',
    ask: ({ least }) => `Được chia 3 lá, bài nào ${least ? 'hiếm gặp' : 'hay gặp'} nhất?`,
    why: ({ often, rules }) => {
      const each = often().map(({ dealt, oneIn }) => `${DEALT[dealt]} 1 trong ${NUMBER.format(oneIn)}`);
      return `Đếm hết mọi tay bài của bộ ${rules.deck} lá, khoảng: ${each.join('; ')}.`;
    },
    says: Object.fromEntries(Object.entries(DEALT).map(([id, name]) => [id, displayName(name)])),
  },
  'odds-last': {
    kind: 'Nặn lá cuối: còn mấy lá vừa ý',
    ask: ({ Who, cards, count }) =>
      `${Who} nặn bài, mới thấy ${cards}. Trong những lá chưa thấy, mấy lá cho ${Who} từ ${count} nút trở lên?`,
    why: ({ ranks, rules, number }) =>
      `Lá cuối phải là ${ranks()}. Trong ${rules.deck - 2} lá chưa thấy còn ${number} lá như vậy.`,
    says: { cards: ({ number }) => `${number} lá` },
  },
  'odds-win': {
    kind: 'Bài này dễ ăn nhà cái cỡ nào',
    ask: ({ Who }) => `Bài nhà cái còn úp. 100 ván như vậy thì ${Who} ăn khoảng mấy ván?`,
    why: ({ Who, hand, rules, number }) =>
      `${Who} có ${hand()}. Đem so với mọi tay bài chia được từ ${rules.deck - 3} lá kia thì ăn ${number === 0 ? 'chưa tới 1' : `khoảng ${number}`} trong 100.`,
    says: OF_HUNDRED,
  },
};

function wantedText(wanted: Wanted): string {
  if (wanted === 'bu') return 'bù';
  if (wanted === 'ba-tien') return 'ba tiên';
  return wanted.from === wanted.to ? `đúng ${wanted.from} nút` : `từ ${wanted.from} tới ${wanted.to} nút`;
}

function potWhy({ Who, pot }: MomentFacts): string {
  const { end, best, hand, hands, chips, stake } = pot();
  const names = best.join(', ');
  const lost = `${Who} mất ${stake} phỉnh đã góp.`;
  const texts: Readonly<Record<PotEnd, string>> = {
    'beaten-by-card': `${bothText(hands)}: ${names} nhất. ${lost}`,
    beaten: `${names} nhất với ${hand}. ${lost}`,
    'beaten-by-several': `${names} cùng nhất với ${hand}. ${lost}`,
    takes: `${names} nhất, ăn gà ${chips} phỉnh, mà trong đó ${stake} phỉnh là của ${names} góp.`,
    replays: `${names} cùng nhất. Bàn này cho riêng mấy người ấy chơi lại, gà ${chips} phỉnh để nguyên.`,
    shares: `${names} cùng nhất, chia đều gà ${chips} phỉnh. Trong số ${Who} được chia, ${stake} phỉnh là của chính ${Who} góp.`,
  };
  return texts[end];
}

/** Two hands, and what decides where both are as good by what they are called: `An với Bình cùng 2 nút, so lá to nhất: …`. */
function bothText({ one, other, hand, otherHand, same, ground }: TwoHands): string {
  const both = same ? `${one} với ${other} cùng ${hand}` : `${one} ${hand}, ${other} ${otherHand}`;
  if (!ground) return both;
  if (ground === 'sap-rank') return `${both} thì so số`;
  return `${both}, so lá to nhất thì ${ground.better} hơn ${ground.worse}${GROUNDS[ground.by]}`;
}

const GROUNDS: Readonly<Record<CardGround, string>> = {
  suit: ' về chất',
  rank: ' về số',
  'top-card': ', vì lá nào cũng thua nó',
  'low-ace': ', vì át ấy nhỏ nhất',
};
