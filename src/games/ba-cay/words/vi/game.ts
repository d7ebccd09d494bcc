/** Ba Cây and Bài Cào in Vietnamese: house rules, verdicts and reasons. */

import { type Card, displayCard } from '#core/card.ts';
import type { BaCayKind, BaCayStep } from '#games/ba-cay/engine/steps.ts';
import { cardsText, displayName, isAceCard, sum } from '#words/text.ts';
import { makeWords } from '../shape.ts';

const SUITS = {
  DHCS: 'rô, cơ, chuồn, bích',
  DHSC: 'rô, cơ, bích, chuồn',
  HDCS: 'cơ, rô, chuồn, bích',
} as const;

export const words = makeWords({
  asks: {
    best: 'Nhất ăn tất: ai ăn',
    banker: 'Có cầm cái: ai ăn, ai chung',
  },
  presets: {
    'ba-cay': 'Ba Cây (Bắc)',
    'bai-cao': 'Bài Cào (Nam)',
    'online-cao': 'Bài Cào trên mạng',
    'online-36': '36 lá trên mạng',
  },
  settings: {
    deck: { label: 'Chơi mấy lá', values: { 36: '36 lá, át đến 9', 52: 'đủ 52 lá' } },
    ten: { label: 'Tròn chục to nhất hay bét', values: { best: '10 nút, to nhất', worst: 'bù, bét' } },
    tie: { label: 'Bằng nút: so chất hay hòa', values: { suit: 'so lá to nhất', draw: 'hòa' } },
    suits: { label: 'Thứ tự chất', values: SUITS },
    ace: {
      label: 'Át to hay nhỏ',
      values: { 'low-except-diamond': 'nhỏ nhất, trừ át rô', high: 'to nhất trong chất' },
    },
    compare: {
      label: 'Số trước hay chất trước',
      values: { 'suit-first': 'chất trước, số sau', 'rank-first': 'số trước, chất sau' },
    },
    threeFaces: { label: 'Có tính ba tiên không', values: { false: 'không', true: 'có, ăn mọi bài tính nút' } },
    threeAlike: {
      label: 'Sáp (3 lá cùng số)',
      values: { none: 'không tính', 'below-ba-tien': 'dưới ba tiên', 'above-all': 'trên hết' },
    },
    bankerTie: { label: 'Bằng nhà cái', values: { draw: 'hòa', banker: 'cái ăn' } },
    bestTie: { label: 'Nhiều người cùng nhất', values: { split: 'chia đều', replay: 'chơi lại' } },
    payout: { label: 'Ba tiên ăn mấy lần cược', values: { even: '1 lần, như mọi bài', 'ba-tien-2': '2 lần' } },
  },
  points: () => 'nút',
  kinds: { bu: 'bù', 'ba-tien': '3 lá hình', sap: '3 lá cùng số', 'at-cu': 'át cụ' },
  outcomes: { win: (who) => `${who} ăn`, lose: () => 'Cái ăn', push: () => 'Hòa' },
  does: { win: 'ăn', lose: 'chung', push: 'hòa' },
  best,
  guesses: { lose: 'Nhà cái', push: 'Hòa', split: 'Chia' },
  questions: {
    win: 'Ai ăn?',
    lose: 'Ai phải chung?',
    push: 'Ai hòa?',
    one: (who) => `${who} ăn hay chung?`,
  },
  reason,
});

/** Best takes all: `An ăn hết`, `An, Bình chia đôi`. */
export function best(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length > 2 ? 'chia đều' : names.length > 1 ? 'chia đôi' : 'ăn hết'}`;
}

export function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

export function atStart(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}

/** A hand in a sentence; `count` is what stands for a hand of points. */
export function handText(kind: BaCayKind, count: string): string {
  return { nut: count, bu: 'bù', 'ba-tien': 'ba tiên', sap: 'sáp', 'at-cu': '10 át cụ' }[kind];
}

export function pointsText(points: number): string {
  return points === 0 ? 'bù' : `${points} nút`;
}

function reason(step: BaCayStep): string {
  const who = nameOf(step.who);
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'bc-ba-tien':
      if (step.outcome === 'held') return `${Who} có 3 lá hình: ba tiên, khỏi tính nút.`;
      return step.why === 'a-ten'
        ? `${Who} có lá 10, mà 10 không phải lá hình: không phải ba tiên.`
        : `${Who} có 3 lá hình, nhưng bàn này không chơi ba tiên.`;
    case 'bc-sap':
      if (step.outcome === 'failed') {
        return step.why === 'ba-tien'
          ? `${Who} có 3 lá cùng số, nhưng là lá hình: tính ba tiên.`
          : `${Who} có 3 lá cùng số, nhưng bàn này không tính sáp.`;
      }
      if ('place' in step) {
        return `${Who} có 3 lá cùng số: sáp, bàn này xếp ${step.place === 'above-all' ? 'trên hết' : 'dưới ba tiên'}.`;
      }
      return step.by === 'rank'
        ? `Cùng sáp thì so số${step.cards.some(isAceCard) ? ', át thấp nhất' : ''}: ${beats(step)}, ${wins(step)}.`
        : `Sáp hơn ${loserOf(step.kinds, 'sap')}: ${wins(step)}.`;
    case 'bc-ace':
      return `${Who} có ${cardsText(step.cards)}${step.cards.length > 1 ? ', mỗi lá' : ''} tính 1.`;
    case 'bc-faces':
      return `${Who} có ${cardsText(step.cards)}${step.cards.length > 1 ? ', mỗi lá' : ''} tính 10.`;
    case 'bc-points-cay':
    case 'bc-points-cao':
      return `${Who} có ${sum(step.parts)} = ${step.total}${step.total % 10 === 0 ? ', tròn chục' : ''}: ${pointsText(step.points)}.`;
    case 'bc-10-at-cu':
      if (step.outcome === 'held') return `${Who} có 10 nút với A♦: 10 át cụ, hơn mọi bài 10 nút khác.`;
      return step.why === 'points-draw'
        ? `${Who} có 10 nút với A♦, nhưng bàn này bằng nút thì hòa: không có át cụ.`
        : `${Who} có 10 nút với A♦, nhưng bàn này át nào cũng to nhất trong chất: không có át cụ.`;
    case 'bc-cmp-cay':
    case 'bc-cmp-cao':
      return compared(step);
    case 'bc-batien-tie':
      return step.outcome === 'held'
        ? `${Who} với ${nameOf(step.other)} cùng ba tiên, không hơn kém.`
        : `${Who} với ${nameOf(step.other)} cùng ba tiên, bàn này so lá to nhất.`;
    case 'bc-suit-order':
      return byCard(step, `${step.compare === 'rank-first' ? 'Số bằng nhau, chất' : 'Chất'} xếp ${SUITS[step.suits]}`);
    case 'bc-at-cu':
      return byCard(step, step.why === 'top-card' ? 'Át cụ trên hết' : 'Trừ A♦, át nhỏ nhất');
    case 'bc-mode-cai':
      return step.bankerTie === 'banker' ? 'Bằng nhau, bàn này cho cái ăn.' : 'Bằng nhau thì hòa.';
    case 'bc-pay': {
      const parts = step.times === 2 ? '2 cược vì là ba tiên' : '1 cược';
      return step.net > 0 ? `Nhà cái chung cho ${who} ${parts}.` : `${Who} chung cho nhà cái ${parts}.`;
    }
    case 'bc-mode-tat':
      return `Không có nhà cái, bài cao nhất ăn hết: ${Who} ăn hết.`;
    case 'bc-tat-tie':
      return `${step.winners.map(displayName).join(', ')} cùng nhất: chia đều, có nhà cho chơi lại.`;
  }
}

/** A comparison that somebody won. */
interface Won {
  readonly who: string;
  readonly other: string;
  readonly winner: string;
  readonly decides?: true;
}
type WonByCard = Won & { readonly cards: readonly [Card, Card] };

function compared(step: Extract<BaCayStep, { rule: 'bc-cmp-cay' | 'bc-cmp-cao' }>): string {
  switch (step.by) {
    case 'points':
      return `${pointsText(Math.max(...step.points))} hơn ${pointsText(Math.min(...step.points))}: ${wins(step)}.`;
    case 'kind':
      return `Ba tiên hơn ${loserOf(step.kinds, 'ba-tien')}: ${wins(step)}.`;
    case 'draw':
      return `${atStart(step.who)} với ${nameOf(step.other)} cùng ${pointsText(step.points)}, bàn này không xét chất.`;
    case 'rank': {
      const within = step.compare === 'suit-first';
      if (step.aceHigh) return byCard(step, within ? 'Át to nhất trong chất' : 'Át to nhất');
      return byCard(step, within ? 'Cùng chất thì so số' : 'Bàn này xét số trước');
    }
  }
}

/** Equal hands whose best cards differ, and why one of these is better. */
function byCard(step: WonByCard, why: string): string {
  return `Bằng nhau thì so lá to nhất. ${why}, nên ${beats(step)}: ${wins(step)}.`;
}

function beats({ who, winner, cards: [mine, his] }: WonByCard): string {
  const [better, worse] = winner === who ? [mine, his] : [his, mine];
  return `${displayCard(better)} hơn ${displayCard(worse)}`;
}

function wins({ who, other, winner, decides }: Won): string {
  if (decides) return winner === 'cai' ? 'cái ăn' : `${displayName(winner)} ăn`;
  return `${nameOf(winner)} hơn ${nameOf(winner === who ? other : who)}`;
}

function loserOf([mine, his]: readonly [BaCayKind, BaCayKind], winning: BaCayKind): string {
  return handText(mine === winning ? his : mine, 'bài tính nút');
}
