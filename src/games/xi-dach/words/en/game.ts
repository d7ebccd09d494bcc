/** Xì Dách in English: house rules, verdicts and reasons. */

import type { XiDachKind } from '#games/xi-dach/engine/hand.ts';
import { wordsInPersons } from '#words/en/persons.ts';
import { displayName } from '#words/text.ts';
import { makeWords, type XiDachLabels } from '../shape.ts';

export const KIND_NAMES: Readonly<Record<XiDachKind, string>> = {
  'xi-ban': 'a double ace (xì bàn)',
  'xi-dach': 'a natural (xì dách)',
  'ngu-linh': 'a five-card hand (ngũ linh)',
  du: 'in range',
  non: 'short',
  quac: 'bust',
};

const labels = {
  asks: {
    one: 'One player against the banker: who wins',
    all: 'The banker checks everyone: who wins, who pays',
    natural: 'The first two cards: naturals and double aces',
  },
  presets: {
    'pho-thong': 'Phổ thông',
    'bach-khoa': 'Bách khoa',
    vipgame: 'VIPGAME',
    blog: 'Blog Xì Dách',
    'adam-tips': 'ADAM TIPS',
    'co-noi': '14-point house',
    'mien-nam': 'Southern',
  },
  settings: {
    aces: {
      label: 'What an ace counts',
      values: {
        any: '1, 10 or 11',
        'one-ten': '1 or 10',
        'one-eleven': '1 or 11',
        'by-size-a': '2 cards: 11, 3 cards: 1 or 10, more: 1',
        'by-size-b': '2 cards: 10 or 11, more: 1',
        'by-size-c': '2 cards: 10 or 11, 3 cards: 1 or 10, more: 1',
      },
    },
    naturalTens: {
      label: 'Which cards make a natural',
      values: { 'ten-and-faces': '10, J, Q or K', faces: 'J, Q or K only' },
    },
    minStand: {
      label: 'What total is enough for a player',
      values: { '16': '16', '14': '14', '15': '15' },
    },
    bankerMin: {
      label: 'From what total the banker may check',
      values: { '16': '16', '14': '14', '15': '15', '17': '17' },
    },
    shortBanker: {
      label: 'Whether a short banker may check',
      values: { 'may-not-check': 'no, not yet', compares: 'yes, hands are compared' },
    },
    shortVsShort: {
      label: 'Both sides short',
      values: { draw: 'a draw', higher: 'the higher total wins' },
    },
    shortVsBust: {
      label: 'Short against bust',
      values: { 'bust-wins': 'bust wins', 'short-wins': 'short wins' },
    },
    bustVsBust: {
      label: 'Both sides bust',
      values: { draw: 'a draw', lower: 'the lower total wins', banker: 'banker wins' },
    },
    fiveCard: {
      label: 'What total makes a five-card hand',
      values: { 'up-to-21': 'up to 21', 'under-21': 'under 21', '16-to-21': '16 to 21' },
    },
    overdraw: {
      label: 'Drawing when already bust',
      values: {
        den: 'pays for all if caught',
        forbidden: 'not allowed',
        'den-at-28': 'pays for all from 28',
      },
    },
    naturalTie: {
      label: 'Equal naturals',
      values: { draw: 'a draw', banker: 'banker wins', player: 'player wins' },
    },
    payout: {
      label: 'How many stakes are paid',
      values: {
        even: 'one stake each',
        '3-2-2': '3, 2 and 2 stakes',
        '4-3-2': '4, 3 and 2 stakes',
        '3-2-1': '3, 2 and 1 stakes',
        '2-1-2': '2, 1 and 2 stakes',
      },
    },
    earlyCheck: {
      label: 'Checking early',
      values: { true: 'allowed', false: 'after all have stopped' },
    },
    dealOrder: {
      label: 'Who is dealt first',
      values: { 'players-first': 'players', 'banker-first': 'banker' },
    },
    fifthCard: {
      label: 'Drawing to five cards',
      values: { hidden: 'stays hidden', 'shown-if-ngu-linh': 'shown if ngũ linh', shown: 'always shown' },
    },
    fiveVsFive: {
      label: 'Two five-card hands',
      values: { lower: 'the lower total wins', higher: 'the higher total wins', banker: 'banker wins', draw: 'a draw' },
    },
  },
} as const satisfies XiDachLabels;

const ofNames = makeWords({
  ...labels,
  kinds: { ...KIND_NAMES, 'xi-ban': 'xì bàn', 'xi-dach': 'xì dách', 'ngu-linh': 'ngũ linh' },
  natural: { 'xi-ban': 'double ace', 'xi-dach': 'natural' },
  outcomes: {
    win: (who) => `${who} wins`,
    lose: () => 'Banker wins',
    push: () => 'Draw',
    unsettled: () => 'Cannot be checked yet',
  },
  does: { win: 'wins', lose: 'pays', push: 'has a draw', unsettled: 'cannot be checked yet' },
  guesses: { lose: 'Banker', push: 'Draw', unsettled: 'Not yet' },
  questions: {
    win: 'Who wins?',
    lose: 'Who has to pay?',
    push: 'Who has a draw?',
    unsettled: 'Who cannot be checked yet?',
    one: (who) => `Does ${who} win or pay?`,
  },
  nameOf,
  wins: { player: (who) => `${who} wins`, banker: () => 'the banker wins', nobody: () => 'a draw' },
  reasons: {
    'xd-xi-ban': (_, { Who }) => `${Who} holds two cards, both aces: a double ace (xì bàn).`,
    'xd-xi-dach': (step, { Who }) => {
      if (step.outcome === 'held') return `${Who} holds two cards, an ace and a 10-point card: a natural (xì dách).`;
      return step.why === 'ten-is-no-face'
        ? `${Who} holds an ace and a 10, but here the ace needs a J, Q or K: no natural.`
        : `${Who} holds an ace and a 10-point card, but among ${step.cards.length} cards: a natural is two cards only.`;
    },
    'xd-total': (_, { Who, counted }) => `${Who} has ${counted}.`,
    'xd-ace': ({ others }, { Who, aces, counted }) => `${acesText(Who, aces)}: ${counted}.${othersText(others)}`,
    'xd-ngu-linh-ace': ({ others, lowest }, { Who, aces, counted }) => {
      const chosen = `the ${lowest ? 'lowest' : 'highest'} that still makes a five-card hand`;
      const why = others.length > 0 ? chosen : 'the only way in this house';
      return `${acesText(Who, aces)}, ${why}: ${counted}.${othersText(others)}`;
    },
    'xd-state-non': ({ min }, { who }) => `Under ${min}: ${who} is short (non).`,
    'xd-state-du': ({ min }, { who }) => `From ${min} to 21: ${who} is in range (đủ).`,
    'xd-state-quac': (_, { who }) => `Over 21: ${who} is bust (quắc).`,
    'xd-ngu-linh': (step, { Who }) => {
      if ('why' in step && step.why === 'one-card-short')
        return `${Who} has four cards, and a five-card hand (ngũ linh) takes five.`;
      const takes = labels.settings.fiveCard.values[step.fiveCard];
      return step.outcome === 'held'
        ? `${Who} has five cards worth ${step.total}, and here ${takes} counts: a five-card hand (ngũ linh).`
        : `${Who} has five cards, but worth ${step.total}. Here it takes ${takes}: no five-card hand.`;
    },
    'xd-check-right': (step, { who }) =>
      step.outcome === 'failed'
        ? `The banker has ${step.total}, under ${step.min}: they may not check ${who} yet.`
        : {
            'of-age': `The banker has ${step.total}, ${step.min} or more: they may check.`,
            bust: 'A bust banker is past the minimum: they may check.',
            'five-cards': `The banker has ${step.total}, still short, but five cards: they cannot draw, so hands are compared.`,
            'house-compares': `The banker has ${step.total}, still short, but this house compares all the same.`,
            'ngu-linh': 'The banker has a five-card hand: they may check.',
          }[step.why],
    'xd-phases-separate': (_, { Who }) =>
      `${Who}’s five-card hand is never compared with the banker’s first two cards: the round ended with those.`,
    'xd-phase1-banker': ({ kind }, { who }) =>
      `The banker has ${KIND_NAMES[kind]} on two cards and ${who} has nothing equal: the banker wins.`,
    'xd-phase1-player': ({ kind }, { Who }) =>
      `${Who} has ${KIND_NAMES[kind]} and the banker has none: paid at once, no drawing.`,
    'xd-natural-rank': (_, { winner }) => `A double ace beats a natural: ${winner}.`,
    'xd-phase1-equal': ({ tie, kind }) =>
      ({
        draw: `Both have ${KIND_NAMES[kind]}: a draw.`,
        banker: `Both have ${KIND_NAMES[kind]}, and this house gives it to the banker.`,
        player: `Both have ${KIND_NAMES[kind]}, and this house gives it to the player.`,
      })[tie],
    'xd-cmp-ngu-linh': ({ outcome }, { winner }) =>
      outcome === 'held'
        ? `A five-card hand beats any hand that is not one: ${winner}.`
        : 'Neither has a five-card hand; go on.',
    'xd-ngu-linh-low': ({ winner, player, house }, { high, low }) => {
      if (house === 'draw') return 'Both have a five-card hand. This house calls it a draw.';
      if (house === 'banker') return 'Both have a five-card hand. This house gives it to the banker.';
      if (winner === 'nobody') return `Both have a five-card hand worth ${player}: a draw.`;
      return house === 'lower'
        ? `Both have a five-card hand, and the lower wins: ${low} is lower than ${high}.`
        : `Both have a five-card hand. In this house the higher wins: ${high} beats ${low}.`;
    },
    'xd-cmp-both-du': ({ outcome }, { high, low }) =>
      outcome === 'held'
        ? `Both are in range, the higher wins: ${high} beats ${low}.`
        : 'They are not both in range; go on.',
    'xd-cmp-equal': (step) =>
      step.outcome === 'held'
        ? `Both have ${step.player}: a draw.`
        : `Both have ${step.total}, but one is in range and the other short; go on.`,
    'xd-cmp-du-v-other': ({ outcome }, { winner }) =>
      outcome === 'held' ? `One is in range, the other is not: ${winner}.` : 'Neither is in range; go on.',
    'xd-non-checked': (_, { Who }) => `${Who} was checked while short, and loses.`,
    'xd-cmp-both-quac': ({ house }, { high, low }) =>
      ({
        draw: 'Both are bust. This house calls it a draw, however far over.',
        lower: `Both are bust. In this house the lower wins: ${low} is lower than ${high}.`,
        banker: 'Both are bust. This house gives it to the banker.',
      })[house],
    'xd-cmp-both-non': ({ house }, { high, low }) =>
      house === 'draw'
        ? 'Both are short. This house calls it a draw.'
        : `Both are short. In this house the higher wins: ${high} beats ${low}.`,
    'xd-cmp-non-v-quac': ({ house }, { winner }) =>
      house === 'bust-wins'
        ? `One is short, the other bust. In this house bust beats short: ${winner}.`
        : `One is short, the other bust. In this house short beats bust: ${winner}.`,
    'xd-pay-even': ({ net }, { who, Who }) =>
      net > 0 ? `The banker pays ${who} one stake.` : `${Who} pays the banker one stake.`,
    'xd-pay-bonus': ({ net, kind }, { who, Who }) => {
      const stakes = Math.abs(net) === 1 ? 'one stake' : `${Math.abs(net)} stakes`;
      const wins = `${displayName(KIND_NAMES[kind])} wins ${stakes} here`;
      return net > 0 ? `${wins}: the banker pays ${who}.` : `${wins}: ${Who} pays the banker.`;
    },
  },
});

export const words = wordsInPersons(ofNames);

export function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

function acesText(Who: string, aces: readonly number[]): string {
  return aces.length === 1 ? `${Who}’s ace counts ${aces[0]}` : `${Who}’s ${aces.length} aces count ${aces.join(', ')}`;
}

function othersText(others: readonly number[]): string {
  return others.length === 0 ? '' : ` Counted otherwise: ${others.join(', ')}.`;
}
