/** Ba Cây and Bài Cào in Vietnamese: house rules, verdicts and reasons. */

import type { BaCayKind } from '#games/ba-cay/engine/steps.ts';
import { displayName } from '#words/text.ts';
import { makeWords, type StepFacts } from '../shape.ts';

const SUITS = {
  DHCS: 'rô, cơ, chuồn, bích',
  DHSC: 'rô, cơ, bích, chuồn',
  HDCS: 'cơ, rô, chuồn, bích',
} as const;

/** What hands are called; one of points by how many it has. */
const HANDS: Readonly<Record<BaCayKind, string>> = {
  nut: 'bài tính nút',
  bu: 'bù',
  'ba-tien': 'ba tiên',
  sap: 'sáp',
  'at-cu': '10 át cụ',
};

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
      values: {
        'low-except-diamond': 'nhỏ nhất, trừ át rô',
        high: 'to nhất trong chất',
        low: 'nhỏ nhất, át rô cũng vậy',
      },
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
  nameOf,
  wins: { player: (who) => `${who} ăn`, banker: 'cái ăn', ahead: (who, of) => `${who} hơn ${of}` },
  reasons: {
    'bc-ba-tien': (step, { Who }) => {
      if (step.outcome === 'held') return `${Who} có 3 lá hình: ba tiên, khỏi tính nút.`;
      return step.why === 'a-ten'
        ? `${Who} có lá 10, mà 10 không phải lá hình: không phải ba tiên.`
        : `${Who} có 3 lá hình, nhưng bàn này không chơi ba tiên.`;
    },
    'bc-sap': (step, { Who, hasAce, better, worse, loser, wins }) => {
      if (step.outcome === 'failed')
        return step.why === 'ba-tien'
          ? `${Who} có 3 lá cùng số, nhưng là lá hình: tính ba tiên.`
          : `${Who} có 3 lá cùng số, nhưng bàn này không tính sáp.`;
      if ('place' in step)
        return `${Who} có 3 lá cùng số: sáp, bàn này xếp ${step.place === 'above-all' ? 'trên hết' : 'dưới ba tiên'}.`;
      return step.by === 'rank'
        ? `Cùng sáp thì so số${hasAce ? ', át thấp nhất' : ''}: ${better} hơn ${worse}, ${wins}.`
        : `Sáp hơn ${HANDS[loser]}: ${wins}.`;
    },
    'bc-ace': (step, { Who, cards }) => `${Who} có ${cards}${step.cards.length > 1 ? ', mỗi lá' : ''} tính 1.`,
    'bc-faces': (step, { Who, cards }) => `${Who} có ${cards}${step.cards.length > 1 ? ', mỗi lá' : ''} tính 10.`,
    'bc-points-cay': counted,
    'bc-points-cao': counted,
    'bc-10-at-cu': (step, { Who }) => {
      if (step.outcome === 'held') return `${Who} có 10 nút với A♦: 10 át cụ, hơn mọi bài 10 nút khác.`;
      const house = {
        'points-draw': 'bằng nút thì hòa',
        'aces-high': 'át nào cũng to nhất trong chất',
        'aces-low': 'át nào cũng nhỏ nhất',
      }[step.why];
      return `${Who} có 10 nút với A♦, nhưng bàn này ${house}: không có át cụ.`;
    },
    'bc-cmp-cay': (step, facts) => {
      if (step.by === 'points') return morePoints(facts);
      const within = step.compare === 'suit-first';
      if (step.aceHigh) return byCard(facts, within ? 'Át to nhất trong chất' : 'Át to nhất');
      return byCard(facts, within ? 'Cùng chất thì so số' : 'Bàn này xét số trước');
    },
    'bc-cmp-cao': ({ by }, facts) => {
      const { Who, other, loser, wins, high } = facts;
      if (by === 'points') return morePoints(facts);
      return by === 'kind'
        ? `Ba tiên hơn ${HANDS[loser]}: ${wins}.`
        : `${Who} với ${other} cùng ${pointsText(high)}, bàn này không xét chất.`;
    },
    'bc-batien-tie': ({ outcome }, { Who, other }) =>
      outcome === 'held'
        ? `${Who} với ${other} cùng ba tiên, không hơn kém.`
        : `${Who} với ${other} cùng ba tiên, bàn này so lá to nhất.`,
    'bc-suit-order': ({ compare, suits }, facts) =>
      byCard(facts, `${compare === 'rank-first' ? 'Số bằng nhau, chất' : 'Chất'} xếp ${SUITS[suits]}`),
    'bc-at-cu': ({ why }, facts) =>
      byCard(
        facts,
        {
          'top-card': 'Át cụ trên hết',
          'low-ace': 'Trừ A♦, át nhỏ nhất',
          'aces-low': 'Bàn này át nào cũng nhỏ nhất',
        }[why],
      ),
    'bc-mode-cai': ({ bankerTie }) =>
      bankerTie === 'banker' ? 'Bằng nhau, bàn này tính nhà cái ăn.' : 'Bằng nhau thì hòa.',
    'bc-pay': ({ net, times }, { who, Who }) => {
      const parts = times === 2 ? '2 cược vì là ba tiên' : '1 cược';
      return net > 0 ? `Nhà cái chung cho ${who} ${parts}.` : `${Who} chung cho nhà cái ${parts}.`;
    },
    'bc-mode-tat': (_, { Who }) => `Không có nhà cái, bài cao nhất ăn hết: ${Who} ăn hết.`,
    'bc-tat-tie': ({ winners }) => `${winners.map(displayName).join(', ')} cùng nhất: chia đều, có bàn cho chơi lại.`,
  },
});

/** Best takes all: `An ăn hết`, `An, Bình chia đôi`. */
export function best(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length > 2 ? 'chia đều' : names.length > 1 ? 'chia đôi' : 'ăn hết'}`;
}

export function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

/** A hand in a sentence. */
export function handPhrase({ kind, points }: { readonly kind: BaCayKind; readonly points: number }): string {
  return kind === 'nut' ? pointsText(points) : HANDS[kind];
}

export function pointsText(points: number): string {
  return points === 0 ? 'bù' : `${points} nút`;
}

function counted({ total, points }: { readonly total: number; readonly points: number }, facts: StepFacts): string {
  return `${facts.Who} có ${facts.counted}${total % 10 === 0 ? ', tròn chục' : ''}: ${pointsText(points)}.`;
}

function morePoints({ high, low, wins }: StepFacts): string {
  return `${pointsText(high)} hơn ${pointsText(low)}: ${wins}.`;
}

/** Equal hands whose best cards differ, and why one of these is better. */
function byCard({ better, worse, wins }: StepFacts, why: string): string {
  return `Bằng nhau thì so lá to nhất. ${why}, nên ${better} hơn ${worse}: ${wins}.`;
}
