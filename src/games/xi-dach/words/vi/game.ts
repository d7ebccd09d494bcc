/** Xì Dách in Vietnamese: house rules, verdicts and reasons. */

import type { XiDachKind } from '#games/xi-dach/engine/hand.ts';
import { displayName } from '#words/text.ts';
import { makeWords, type XiDachLabels } from '../shape.ts';

export const KIND_NAMES: Readonly<Record<XiDachKind, string>> = {
  'xi-ban': 'xì bàn',
  'xi-dach': 'xì dách',
  'ngu-linh': 'ngũ linh',
  du: 'đủ',
  non: 'non',
  quac: 'quắc',
};

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
        'one-eleven': '1 hoặc 11',
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
      values: { draw: 'hòa', banker: 'cái ăn', player: 'con ăn' },
    },
    payout: {
      label: 'Chung mấy lần cược',
      values: {
        even: 'bài nào cũng 1 lần',
        '3-2-2': '3, 2, 2 lần',
        '4-3-2': '4, 3, 2 lần',
        '3-2-1': '3, 2, 1 lần',
        '2-1-2': '2, 1, 2 lần',
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
    fiveVsFive: {
      label: 'Ngũ linh gặp ngũ linh',
      values: { lower: 'thấp hơn ăn', higher: 'cao hơn ăn', banker: 'cái ăn', draw: 'hòa' },
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
  nameOf,
  wins: { player: (who) => `${who} ăn`, banker: () => 'cái ăn', nobody: () => 'hòa' },
  reasons: {
    'xd-xi-ban': (_, { Who }) => `${Who} có 2 lá, cả 2 là át: xì bàn.`,
    'xd-xi-dach': (step, { Who }) => {
      if (step.outcome === 'held') return `${Who} có 2 lá, 1 át với 1 lá 10 điểm: xì dách.`;
      return step.why === 'ten-is-no-face'
        ? `${Who} có át với 10, nhưng bàn này át phải đi với J, Q hoặc K: không phải xì dách.`
        : `${Who} có át và lá 10 điểm, nhưng đã ${step.cards.length} lá: xì dách phải đúng 2 lá.`;
    },
    'xd-total': (_, { Who, counted }) => `${Who} có ${counted}.`,
    'xd-ace': ({ others }, { who, aces, counted }) => `${acesText(who, aces)}: ${counted}.${othersText(others)}`,
    'xd-ngu-linh-ace': ({ others, lowest }, { who, aces, counted }) => {
      const chosen = `${lowest ? 'thấp' : 'cao'} nhất mà vẫn thành ngũ linh`;
      const why = others.length > 0 ? chosen : 'bàn này không có cách khác';
      return `${acesText(who, aces)}, ${why}: ${counted}.${othersText(others)}`;
    },
    'xd-state-non': ({ min }, { who }) => `Dưới ${min}: ${who} non.`,
    'xd-state-du': ({ min }, { who }) => `Từ ${min} đến 21: ${who} đủ.`,
    'xd-state-quac': (_, { who }) => `Quá 21: ${who} quắc.`,
    'xd-ngu-linh': (step, { Who }) => {
      if ('why' in step && step.why === 'one-card-short') return `${Who} mới có 4 lá: ngũ linh phải đủ 5 lá.`;
      const takes = labels.settings.fiveCard.values[step.fiveCard];
      return step.outcome === 'held'
        ? `${Who} có 5 lá, ${step.total} điểm, bàn này lấy ${takes}: ngũ linh.`
        : `${Who} có 5 lá nhưng ${step.total} điểm. Bàn này lấy ${takes}: không phải ngũ linh.`;
    },
    'xd-check-right': (step, { who }) =>
      step.outcome === 'failed'
        ? `Nhà cái mới ${step.total}, dưới ${step.min}: chưa được xét bài ${who}.`
        : {
            'of-age': `Nhà cái ${step.total}, từ ${step.min} trở lên: được xét bài.`,
            bust: 'Nhà cái quắc cũng là đã qua mốc: được xét bài.',
            'five-cards': `Nhà cái ${step.total}, còn non, nhưng đã có 5 lá, không bốc được nữa: phải so.`,
            'house-compares': `Nhà cái ${step.total}, còn non, nhưng bàn này cứ cho so.`,
            'ngu-linh': 'Nhà cái có ngũ linh: được xét bài.',
          }[step.why],
    'xd-phases-separate': (_, { who }) => `Ngũ linh của ${who} không so với 2 lá đầu của nhà cái: ván đã xong từ đó.`,
    'xd-phase1-banker': ({ kind }, { who }) => `Nhà cái có ${KIND_NAMES[kind]} từ 2 lá đầu, ${who} không bằng: cái ăn.`,
    'xd-phase1-player': ({ kind }, { who, Who }) =>
      `${Who} có ${KIND_NAMES[kind]}, nhà cái không có: ${who} ăn ngay, khỏi bốc.`,
    'xd-natural-rank': (_, { winner }) => `Xì bàn hơn xì dách: ${winner}.`,
    'xd-phase1-equal': ({ tie, kind }) =>
      ({
        draw: `Hai bên cùng ${KIND_NAMES[kind]}: hòa.`,
        banker: `Hai bên cùng ${KIND_NAMES[kind]}, bàn này tính nhà cái ăn.`,
        player: `Hai bên cùng ${KIND_NAMES[kind]}, bàn này tính nhà con ăn.`,
      })[tie],
    'xd-cmp-ngu-linh': ({ outcome }, { winner }) =>
      outcome === 'held' ? `Ngũ linh ăn mọi bài không phải ngũ linh: ${winner}.` : 'Không ai có ngũ linh, dò tiếp.',
    'xd-ngu-linh-low': ({ winner, player, house }, { high, low }) => {
      if (house === 'draw') return 'Hai bên cùng ngũ linh. Bàn này cho hòa.';
      if (house === 'banker') return 'Hai bên cùng ngũ linh. Bàn này tính nhà cái ăn.';
      if (winner === 'nobody') return `Hai bên cùng ngũ linh ${player} điểm: hòa.`;
      return house === 'lower'
        ? `Hai bên cùng ngũ linh, ai thấp hơn thì ăn: ${low} thấp hơn ${high}.`
        : `Hai bên cùng ngũ linh. Bàn này cho cao hơn thì ăn: ${high} hơn ${low}.`;
    },
    'xd-cmp-both-du': ({ outcome }, { high, low }) =>
      outcome === 'held'
        ? `Hai bên cùng đủ, điểm cao hơn thì ăn: ${high} hơn ${low}.`
        : 'Hai bên không cùng đủ, dò tiếp.',
    'xd-cmp-equal': (step) =>
      step.outcome === 'held'
        ? `Hai bên cùng ${step.player} điểm: hòa.`
        : `Cùng ${step.total} điểm, nhưng một bên đủ, một bên còn non, dò tiếp.`,
    'xd-cmp-du-v-other': ({ outcome }, { winner }) =>
      outcome === 'held' ? `Một bên đủ, bên kia không: ${winner}.` : 'Không bên nào đủ, dò tiếp.',
    'xd-non-checked': (_, { Who }) => `${Who} còn non mà bị xét nên thua.`,
    'xd-cmp-both-quac': ({ house }, { high, low }) =>
      ({
        draw: 'Cả hai cùng quắc. Bàn này cho hòa, quá nhiều hay ít cũng vậy.',
        lower: `Cả hai cùng quắc. Bàn này cho ai quá ít hơn thì ăn: ${low} thấp hơn ${high}.`,
        banker: 'Cả hai cùng quắc. Bàn này tính nhà cái ăn.',
      })[house],
    'xd-cmp-both-non': ({ house }, { high, low }) =>
      house === 'draw'
        ? 'Hai bên cùng non. Bàn này cho hòa.'
        : `Hai bên cùng non. Bàn này cho cao hơn thì ăn: ${high} hơn ${low}.`,
    'xd-cmp-non-v-quac': ({ house }, { winner }) =>
      house === 'bust-wins'
        ? `Một bên non, một bên quắc. Bàn này cho quắc ăn non: ${winner}.`
        : `Một bên non, một bên quắc. Bàn này cho non ăn quắc: ${winner}.`,
    'xd-pay-even': ({ net }, { who, Who }) =>
      net > 0 ? `Nhà cái chung cho ${who} 1 cược.` : `${Who} chung cho nhà cái 1 cược.`,
    'xd-pay-bonus': ({ net, kind }, { who, Who }) => {
      const wins = `Bàn này ${KIND_NAMES[kind]} ăn ${Math.abs(net)} cược`;
      return net > 0 ? `${wins}: nhà cái chung cho ${who}.` : `${wins}: ${Who} chung cho nhà cái.`;
    },
  },
});

export function nameOf(who: string): string {
  return who === 'cai' ? 'nhà cái' : displayName(who);
}

function acesText(who: string, aces: readonly number[]): string {
  return aces.length === 1 ? `Át của ${who} tính ${aces[0]}` : `${aces.length} át của ${who} tính ${aces.join(', ')}`;
}

function othersText(others: readonly number[]): string {
  return others.length === 0 ? '' : ` Tính cách khác thì ra ${others.join(', ')}.`;
}
