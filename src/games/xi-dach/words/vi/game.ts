/** Xì Dách in Vietnamese: house rules, verdicts and reasons. */

import type { Card } from '#core/card.ts';
import type { XiDachStep } from '#games/xi-dach/engine/steps.ts';
import { displayName, isAceCard, sum } from '#words/text.ts';
import { makeWords, type XiDachLabels } from '../shape.ts';

export const KIND_NAMES = {
  'xi-ban': 'xì bàn',
  'xi-dach': 'xì dách',
  'ngu-linh': 'ngũ linh',
  du: 'đủ',
  non: 'non',
  quac: 'quắc',
} as const;

const labels = {
  asks: {
    one: 'Một người với nhà cái: ai ăn',
    all: 'Nhà cái xét cả bàn: ai ăn, ai chung',
    natural: '2 lá đầu: xì bàn, xì dách',
  },
  presets: {
    'pho-thong': 'Phổ thông',
    'bach-khoa': 'Bách khoa',
    vipgame: 'VIPGAME',
    blog: 'Blog Xì Dách',
    'adam-tips': 'ADAM TIPS',
    'co-noi': 'Mốc 14',
    'mien-nam': 'Miền Nam',
  },
  settings: {
    aces: {
      label: 'Át tính mấy điểm',
      values: {
        any: '1, 10 hoặc 11',
        'one-ten': '1 hoặc 10',
        'by-size-a': '2 lá: 11, 3 lá: 1 hoặc 10, nhiều hơn: 1',
        'by-size-b': '2 lá: 10 hoặc 11, nhiều hơn: 1',
        'by-size-c': '2 lá: 10 hoặc 11, 3 lá: 1 hoặc 10, nhiều hơn: 1',
      },
    },
    naturalTens: {
      label: 'Xì dách với lá nào',
      values: { 'ten-and-faces': '10, J, Q, K', faces: 'chỉ J, Q, K' },
    },
    minStand: {
      label: 'Nhà con đủ từ mấy điểm',
      values: { '16': '16', '14': '14', '15': '15' },
    },
    bankerMin: {
      label: 'Nhà cái xét từ mấy điểm',
      values: { '16': '16', '14': '14', '15': '15', '17': '17' },
    },
    shortBanker: {
      label: 'Nhà cái non có được xét không',
      values: { 'may-not-check': 'chưa được xét', compares: 'được, cứ so' },
    },
    shortVsShort: {
      label: 'Hai bên cùng non',
      values: { draw: 'hòa', higher: 'cao hơn ăn' },
    },
    shortVsBust: {
      label: 'Non gặp quắc',
      values: { 'bust-wins': 'quắc ăn', 'short-wins': 'non ăn' },
    },
    bustVsBust: {
      label: 'Cả hai cùng quắc',
      values: { draw: 'hòa', lower: 'ai quá ít hơn thì ăn', banker: 'cái ăn' },
    },
    fiveCard: {
      label: 'Ngũ linh từ mấy điểm',
      values: { 'up-to-21': 'đến 21', 'under-21': 'dưới 21', '16-to-21': '16 đến 21' },
    },
    overdraw: {
      label: 'Quắc rồi còn bốc',
      values: { den: 'bị bắt thì đền', forbidden: 'không được bốc', 'den-at-28': 'tới 28 thì đền' },
    },
    naturalTie: {
      label: 'Cùng xì bàn, cùng xì dách',
      values: { draw: 'hòa', banker: 'cái ăn' },
    },
    payout: {
      label: 'Chung mấy lần cược',
      values: {
        even: 'bài nào cũng 1 lần',
        '3-2-2': '3, 2, 2 lần',
        '4-3-2': '4, 3, 2 lần',
        '3-2-1': '3, 2, 1 lần',
      },
    },
    earlyCheck: {
      label: 'Xét sớm',
      values: { true: 'được', false: 'đợi nhà con dằn hết' },
    },
    dealOrder: {
      label: 'Chia cho ai trước',
      values: { 'players-first': 'nhà con trước', 'banker-first': 'nhà cái trước' },
    },
    fifthCard: {
      label: 'Bốc đủ 5 lá',
      values: { hidden: 'úp', 'shown-if-ngu-linh': 'ngũ linh thì lật', shown: 'luôn lật' },
    },
  },
} as const satisfies XiDachLabels;

export const words = makeWords({
  ...labels,
  kinds: KIND_NAMES,
  natural: { 'xi-ban': '2 lá đầu', 'xi-dach': '2 lá đầu' },
  outcomes: {
    win: (who) => `${who} ăn`,
    lose: () => 'Cái ăn',
    push: () => 'Hòa',
    unsettled: () => 'Chưa xét được',
  },
  does: { win: 'ăn', lose: 'chung', push: 'hòa', unsettled: 'chưa xét được' },
  guesses: { lose: 'Nhà cái', push: 'Hòa', unsettled: 'Chưa xét được' },
  questions: {
    win: 'Ai ăn?',
    lose: 'Ai phải chung?',
    push: 'Ai hòa?',
    unsettled: 'Ai chưa xét được?',
    one: (who) => `${who} ăn hay chung?`,
  },
  reason,
});

export function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'Nhà cái' : displayName(who);
}

function winnerOf(winner: 'player' | 'banker' | 'nobody', who: string): string {
  return { player: `${nameOf(who)} ăn`, banker: 'cái ăn', nobody: 'hòa' }[winner];
}

function reason(step: XiDachStep): string {
  const who = nameOf(step.who);
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'xd-xi-ban':
      return `${Who} có 2 lá, cả 2 là át: xì bàn.`;
    case 'xd-xi-dach':
      if (step.outcome === 'held') return `${Who} có 2 lá, 1 át với 1 lá 10 điểm: xì dách.`;
      return step.why === 'ten-is-no-face'
        ? `${Who} có át với 10, nhưng bàn này át phải đi với J, Q hoặc K: không phải xì dách.`
        : `${Who} có át và lá 10 điểm, nhưng đã ${step.cards.length} lá: xì dách phải đúng 2 lá.`;
    case 'xd-total':
      return `${Who} có ${sum(step.parts)} = ${step.total}.`;
    case 'xd-ace':
      return `${acesText(step)}: ${sum(step.parts)} = ${step.total}.${othersText(step.others)}`;
    case 'xd-ngu-linh-ace':
      return `${acesText(step)}, ${step.others.length > 0 ? 'thấp nhất mà vẫn thành ngũ linh' : 'bàn này không có cách khác'}: ${sum(step.parts)} = ${step.total}.${othersText(step.others)}`;
    case 'xd-state-non':
      return `Dưới ${step.min}: ${who} non.`;
    case 'xd-state-du':
      return `Từ ${step.min} đến 21: ${who} đủ.`;
    case 'xd-state-quac':
      return `Quá 21: ${who} quắc.`;
    case 'xd-ngu-linh':
      if (step.outcome === 'held') {
        return `${Who} có 5 lá, ${step.total} điểm, bàn này lấy ${labels.settings.fiveCard.values[step.fiveCard]}: ngũ linh.`;
      }
      return step.why === 'one-card-short'
        ? `${Who} mới có 4 lá: ngũ linh phải đủ 5 lá.`
        : `${Who} có 5 lá nhưng ${step.total} điểm. Bàn này lấy ${labels.settings.fiveCard.values[step.fiveCard]}: không phải ngũ linh.`;
    case 'xd-check-right':
      if (step.outcome === 'failed') {
        return `Nhà cái mới ${step.total}, dưới ${step.min}: chưa được xét bài ${who}.`;
      }
      return {
        'of-age': `Nhà cái ${step.total}, từ ${step.min} trở lên: được xét bài.`,
        bust: 'Nhà cái quắc cũng là đã qua mốc: được xét bài.',
        'five-cards': `Nhà cái ${step.total}, còn non, nhưng đã có 5 lá, không bốc được nữa: phải so.`,
        'house-compares': `Nhà cái ${step.total}, còn non, nhưng bàn này cứ cho so.`,
        'ngu-linh': 'Nhà cái có ngũ linh: được xét bài.',
      }[step.why];
    case 'xd-phases-separate':
      return `Ngũ linh của ${who} không so với 2 lá đầu của nhà cái: ván đã xong từ đó.`;
    case 'xd-phase1-banker':
      return `Nhà cái có ${KIND_NAMES[step.kind]} từ 2 lá đầu, ${who} không bằng: cái ăn.`;
    case 'xd-phase1-player':
      return `${Who} có ${KIND_NAMES[step.kind]}, nhà cái không có: ${who} ăn ngay, khỏi bốc.`;
    case 'xd-natural-rank':
      return `Xì bàn hơn xì dách: ${winnerOf(step.winner, step.who)}.`;
    case 'xd-phase1-equal':
      return step.tie === 'banker'
        ? `Hai bên cùng ${KIND_NAMES[step.kind]}, bàn này cho cái ăn.`
        : `Hai bên cùng ${KIND_NAMES[step.kind]}: hòa.`;
    case 'xd-cmp-ngu-linh':
      return step.outcome === 'held'
        ? `Ngũ linh ăn mọi bài không phải ngũ linh: ${winnerOf(step.winner, step.who)}.`
        : 'Không ai có ngũ linh, dò tiếp.';
    case 'xd-ngu-linh-low':
      return step.winner === 'nobody'
        ? `Hai bên cùng ngũ linh ${step.player} điểm: hòa.`
        : `Hai bên cùng ngũ linh, ai thấp hơn thì ăn: ${lowHigh(step)}.`;
    case 'xd-cmp-both-du':
      return step.outcome === 'held'
        ? `Hai bên cùng đủ, điểm cao hơn thì ăn: ${highLow(step)}.`
        : 'Hai bên không cùng đủ, dò tiếp.';
    case 'xd-cmp-equal':
      return step.outcome === 'held'
        ? `Hai bên cùng ${step.player} điểm: hòa.`
        : `Cùng ${step.total} điểm, nhưng một bên đủ, một bên còn non, dò tiếp.`;
    case 'xd-cmp-du-v-other':
      return step.outcome === 'held'
        ? `Một bên đủ, bên kia không: ${winnerOf(step.winner, step.who)}.`
        : 'Không bên nào đủ, dò tiếp.';
    case 'xd-non-checked':
      return `${Who} còn non mà bị xét nên thua.`;
    case 'xd-cmp-both-quac':
      return {
        draw: 'Cả hai cùng quắc. Bàn này cho hòa, quá nhiều hay ít cũng vậy.',
        lower: `Cả hai cùng quắc. Bàn này cho ai quá ít hơn thì ăn: ${lowHigh(step)}.`,
        banker: 'Cả hai cùng quắc. Bàn này cho cái ăn.',
      }[step.house];
    case 'xd-cmp-both-non':
      return step.house === 'draw'
        ? 'Hai bên cùng non. Bàn này cho hòa.'
        : `Hai bên cùng non. Bàn này cho cao hơn thì ăn: ${highLow(step)}.`;
    case 'xd-cmp-non-v-quac':
      return step.house === 'bust-wins'
        ? `Một bên non, một bên quắc. Bàn này cho quắc ăn non: ${winnerOf(step.winner, step.who)}.`
        : `Một bên non, một bên quắc. Bàn này cho non ăn quắc: ${winnerOf(step.winner, step.who)}.`;
    case 'xd-pay-even':
      return step.net > 0 ? `Nhà cái chung cho ${who} 1 cược.` : `${Who} chung cho nhà cái 1 cược.`;
    case 'xd-pay-bonus': {
      const parts = Math.abs(step.net);
      const said = `Bàn này ${KIND_NAMES[step.kind]} ăn ${parts} cược`;
      return step.net > 0 ? `${said}: nhà cái chung cho ${who}.` : `${said}: ${who} chung cho nhà cái.`;
    }
  }
}

function acesText(step: { who: string; cards: readonly Card[]; parts: readonly number[] }): string {
  const values = step.parts.filter((_, i) => isAceCard(step.cards[i]));
  const owner = nameOf(step.who);
  if (values.length === 1) return `Át của ${owner} tính ${values[0]}`;
  return `${values.length} át của ${owner} tính ${values.join(', ')}`;
}

function othersText(others: readonly number[]): string {
  return others.length === 0 ? '' : ` Tính cách khác thì ra ${others.join(', ')}.`;
}

function highLow({ player, banker }: { player: number; banker: number }): string {
  return `${Math.max(player, banker)} hơn ${Math.min(player, banker)}`;
}

function lowHigh({ player, banker }: { player: number; banker: number }): string {
  return `${Math.min(player, banker)} thấp hơn ${Math.max(player, banker)}`;
}
