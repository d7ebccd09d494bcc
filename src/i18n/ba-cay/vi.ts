/** Ba Cây and Bài Cào in Vietnamese: house rules, verdicts and reasons. */

import type { BaCayStep, Kind } from '../../engine/ba-cay/steps.ts';
import { displayCard } from '../../engine/core/card.ts';
import { cardsText, displayName, sum } from '../text.ts';
import { makeWords } from './shape.ts';

const KINDS = { bu: 'bù', 'ba-tien': 'Ba tiên', sap: 'Sáp', 'at-cu': '10 át cụ' } as const;
const SUITS = {
  DHCS: 'rô, cơ, chuồn, bích',
  DHSC: 'rô, cơ, bích, chuồn',
  HDCS: 'cơ, rô, chuồn, bích',
} as const;

export const words = makeWords({
  presets: {
    'ba-cay': 'Ba Cây (Bắc)',
    'bai-cao': 'Bài Cào (Nam)',
    'online-cao': 'Bài Cào trên mạng',
    'online-36': '36 lá trên mạng',
  },
  settings: {
    deck: { label: 'Bộ bài', values: { 36: '36 lá, át tới 9', 52: 'đủ 52 lá' } },
    ten: { label: 'Tổng tròn chục', values: { best: '10 nút, to nhất', worst: 'bù, nhỏ nhất' } },
    tie: { label: 'Bằng nút', values: { suit: 'so lá to nhất', draw: 'hòa' } },
    suits: { label: 'Thứ tự chất', values: SUITS },
    ace: {
      label: 'Át khi bằng nút',
      values: { 'low-except-diamond': 'nhỏ nhất, trừ át rô', high: 'to nhất của chất' },
    },
    compare: {
      label: 'Lá to nhất',
      values: { 'suit-first': 'chất trước, số sau', 'rank-first': 'số trước, chất sau' },
    },
    threeFaces: { label: 'Ba tiên', values: { false: 'không có', true: 'ăn mọi nút' } },
    threeAlike: {
      label: 'Sáp (3 lá giống nhau)',
      values: { none: 'không tính', 'below-ba-tien': 'dưới ba tiên', 'above-all': 'trên hết' },
    },
    bankerTie: { label: 'Bằng với nhà cái', values: { draw: 'hòa', banker: 'cái ăn' } },
    bestTie: { label: 'Nhiều tay nhất bằng nhau', values: { split: 'chia', replay: 'chơi lại' } },
    payout: { label: 'Chung mấy phần', values: { even: 'đều 1 phần', 'ba-tien-2': 'ba tiên 2 phần' } },
  },
  kinds: KINDS,
  points: () => 'nút',
  outcomes: { win: (who) => `${who} ăn`, lose: () => 'Cái ăn', push: () => 'Hòa' },
  does: { win: 'ăn', lose: 'chung', push: 'hòa' },
  takes: (who) => `${who} ăn hết`,
  share: (names) => `${names.join(', ')} ${names.length === 2 ? 'chia đôi' : 'chia đều'}`,
  banker: 'Nhà cái',
  tie: 'Hòa',
  reason,
});

function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}

function kindText(kind: Kind): string {
  return kind === 'nut' ? 'tay tính nút' : KINDS[kind].toLowerCase();
}

function pointsText(points: number): string {
  return points === 0 ? 'bù' : `${points} nút`;
}

function reason(step: BaCayStep): string {
  const who = nameOf(step.who);
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'bc-ba-tien':
      if (step.outcome === 'held') return `${Who} có 3 lá hình: ba tiên, khỏi đếm nút.`;
      return step.why === 'a-ten'
        ? `${Who} có lá 10 trong 3 lá. 10 không phải lá hình: không phải ba tiên.`
        : `${Who} có 3 lá hình, nhưng nhà này không chơi ba tiên.`;
    case 'bc-sap':
      if (step.outcome === 'failed') {
        return step.why === 'ba-tien'
          ? `${Who} có 3 lá giống nhau, nhưng là lá hình: tính ba tiên.`
          : `${Who} có 3 lá giống nhau, nhưng nhà này không tính sáp.`;
      }
      if ('place' in step) {
        return `${Who} có 3 lá giống nhau: sáp, nhà này xếp ${step.place === 'above-all' ? 'trên hết' : 'dưới ba tiên'}.`;
      }
      if (step.by === 'rank') {
        const [mine, his] = step.cards;
        return `Hai bên cùng sáp: ${displayCard(mine)} gặp ${displayCard(his)}, ${nameOf(step.winner)} hơn.`;
      }
      return `Sáp gặp ${kindText(step.kinds[0] === 'sap' ? step.kinds[1] : step.kinds[0])}: ${nameOf(step.winner)} hơn.`;
    case 'bc-ace':
      return `Át của ${who} tính 1.`;
    case 'bc-faces':
      return `${cardsText(step.cards)} của ${who} tính 10.`;
    case 'bc-points-cay':
    case 'bc-points-cao':
      return `${Who} có ${sum(step.parts)} = ${step.total}: ${pointsText(step.points)}.`;
    case 'bc-10-at-cu':
      if (step.outcome === 'held') return `${Who} được 10 nút, trong đó có át rô: 10 át cụ.`;
      return step.why === 'points-draw'
        ? `${Who} có át rô, nhưng nhà này bằng nút thì hòa: át rô không hơn gì.`
        : `${Who} có át rô, nhưng nhà này át nào cũng to nhất chất của nó: không gọi là át cụ.`;
    case 'bc-cmp-cay':
    case 'bc-cmp-cao':
      return compared(step);
    case 'bc-batien-tie':
      return step.outcome === 'held'
        ? `Hai bên cùng ba tiên: hòa.`
        : `Hai bên cùng ba tiên, nhà này không cho hòa: so lá to nhất.`;
    case 'bc-suit-order': {
      const [mine, his] = step.cards;
      const when = step.compare === 'rank-first' ? 'Lá to nhất cùng số' : 'Bằng nút, so lá to nhất';
      return `${when}: ${displayCard(mine)} gặp ${displayCard(his)}. Chất xếp ${SUITS[step.suits]}: ${nameOf(step.winner)} hơn.`;
    }
    case 'bc-at-cu': {
      const [mine, his] = step.cards;
      return step.why === 'top-card'
        ? `Bằng nút, so lá to nhất: ${displayCard(mine)} gặp ${displayCard(his)}. Át rô trên hết: ${nameOf(step.winner)} hơn.`
        : `Bằng nút, so lá to nhất: ${displayCard(mine)} gặp ${displayCard(his)}. Át thường nhỏ nhất: ${nameOf(step.winner)} hơn.`;
    }
    case 'bc-mode-cai':
      return step.bankerTie === 'banker' ? 'Bằng nhau, nhà này cho cái ăn.' : 'Bằng nhau: hòa.';
    case 'bc-pay': {
      const parts = step.times === 2 ? '2 phần cược vì là ba tiên' : '1 phần cược';
      return step.net > 0 ? `Nhà cái chung ${who} ${parts}.` : `${Who} chung nhà cái ${parts}.`;
    }
    case 'bc-mode-tat':
      return `Không có nhà cái: tay nhất ăn tất. ${Who} ăn hết.`;
    case 'bc-tat-tie':
      return `${step.winners.map(displayName).join(', ')} cùng nhất: chia nhau, hoặc chơi lại nếu nhà lấy luật ấy.`;
  }
}

function compared(step: Extract<BaCayStep, { rule: 'bc-cmp-cay' | 'bc-cmp-cao' }>): string {
  switch (step.by) {
    case 'points':
      return `${pointsText(Math.max(...step.points))} hơn ${pointsText(Math.min(...step.points))}: ${nameOf(step.winner)} hơn.`;
    case 'kind':
      return `Ba tiên hơn ${kindText(step.kinds[0] === 'ba-tien' ? step.kinds[1] : step.kinds[0])}: ${nameOf(step.winner)} hơn.`;
    case 'draw':
      return `Hai bên cùng ${pointsText(step.points)}, nhà này không so chất: hòa.`;
    case 'rank': {
      const [mine, his] = step.cards;
      const why = step.aceHigh ? 'Át đứng đầu' : 'Số cao hơn thì hơn';
      return `Bằng nút, so lá to nhất: ${displayCard(mine)} gặp ${displayCard(his)}. ${why}: ${nameOf(step.winner)} hơn.`;
    }
  }
}
