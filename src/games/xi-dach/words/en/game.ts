/** Xì Dách in English: house rules, verdicts and reasons. */

import type { Card } from '#core/card.ts';
import type { XiDachStep } from '#games/xi-dach/engine/steps.ts';
import { displayName, isAceCard, sum } from '#words/text.ts';
import { makeWords, type XiDachLabels } from '../shape.ts';

export const KIND_NAMES = {
  'xi-ban': 'a double ace (xì bàn)',
  'xi-dach': 'a natural (xì dách)',
  'ngu-linh': 'a five-card hand (ngũ linh)',
} as const;

const STATES = {
  'xi-ban': 'xì bàn',
  'xi-dach': 'xì dách',
  'ngu-linh': 'ngũ linh',
  du: 'in range',
  non: 'short',
  quac: 'bust',
} as const;

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
      values: { draw: 'a draw', banker: 'banker wins' },
    },
    payout: {
      label: 'How many stakes are paid',
      values: {
        even: 'one stake each',
        '3-2-2': '3, 2 and 2 stakes',
        '4-3-2': '4, 3 and 2 stakes',
        '3-2-1': '3, 2 and 1 stakes',
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
  },
} as const satisfies XiDachLabels;

export const words = makeWords({
  ...labels,
  kinds: STATES,
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
  reason,
});

export function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}

function winnerOf(winner: 'player' | 'banker' | 'nobody', who: string): string {
  return { player: `${nameOf(who)} wins`, banker: 'the banker wins', nobody: 'a draw' }[winner];
}

function reason(step: XiDachStep): string {
  const who = nameOf(step.who);
  const Who = atStart(step.who);
  switch (step.rule) {
    case 'xd-xi-ban':
      return `${Who} holds two cards, both aces: a double ace (xì bàn).`;
    case 'xd-xi-dach':
      if (step.outcome === 'held') {
        return `${Who} holds two cards, an ace and a ten-card: a natural (xì dách).`;
      }
      return step.why === 'ten-is-no-face'
        ? `${Who} holds an ace and a 10, but here the ace needs a J, Q or K: no natural.`
        : `${Who} holds an ace and a ten-card, but among ${step.cards.length} cards: a natural is two cards only.`;
    case 'xd-total':
      return `${Who} has ${sum(step.parts)} = ${step.total}.`;
    case 'xd-ace':
      return `${acesText(step)}: ${sum(step.parts)} = ${step.total}.${othersText(step.others)}`;
    case 'xd-ngu-linh-ace':
      return `${acesText(step)}, ${step.others.length > 0 ? 'the lowest that still makes a five-card hand' : 'the only way in this house'}: ${sum(step.parts)} = ${step.total}.${othersText(step.others)}`;
    case 'xd-state-non':
      return `Under ${step.min}: ${who} is short (non).`;
    case 'xd-state-du':
      return `From ${step.min} to 21: ${who} is in range (đủ).`;
    case 'xd-state-quac':
      return `Over 21: ${who} is bust (quắc).`;
    case 'xd-ngu-linh':
      if (step.outcome === 'held') {
        return `${Who} has five cards worth ${step.total}, and here ${labels.settings.fiveCard.values[step.fiveCard]} counts: a five-card hand (ngũ linh).`;
      }
      return step.why === 'one-card-short'
        ? `${Who} has four cards, and a five-card hand (ngũ linh) takes five.`
        : `${Who} has five cards, but worth ${step.total}. Here it takes ${labels.settings.fiveCard.values[step.fiveCard]}: no five-card hand.`;
    case 'xd-check-right':
      if (step.outcome === 'failed') {
        return `The banker has ${step.total}, under ${step.min}: he may not check ${who} yet.`;
      }
      return {
        'of-age': `The banker has ${step.total}, ${step.min} or more: he may check.`,
        bust: 'A bust banker is past the minimum: he may check.',
        'five-cards': `The banker has ${step.total}, still short, but five cards: he cannot draw, so hands are compared.`,
        'house-compares': `The banker has ${step.total}, still short, but this house compares all the same.`,
        'ngu-linh': 'The banker has a five-card hand: he may check.',
      }[step.why];
    case 'xd-phases-separate':
      return `${Who}’s five-card hand is never compared with the banker’s first two cards: the round ended with those.`;
    case 'xd-phase1-banker':
      return `The banker has ${KIND_NAMES[step.kind]} on two cards and ${who} has nothing equal: the banker wins.`;
    case 'xd-phase1-player':
      return `${Who} has ${KIND_NAMES[step.kind]} and the banker has none: paid at once, no drawing.`;
    case 'xd-natural-rank':
      return `A double ace beats a natural: ${winnerOf(step.winner, step.who)}.`;
    case 'xd-phase1-equal':
      return step.tie === 'banker'
        ? `Both have ${KIND_NAMES[step.kind]}, and this house gives it to the banker.`
        : `Both have ${KIND_NAMES[step.kind]}: a draw.`;
    case 'xd-cmp-ngu-linh':
      return step.outcome === 'held'
        ? `A five-card hand beats any hand that is not one: ${winnerOf(step.winner, step.who)}.`
        : 'Neither has a five-card hand; go on.';
    case 'xd-ngu-linh-low':
      return step.winner === 'nobody'
        ? `Both have a five-card hand worth ${step.player}: a draw.`
        : `Both have a five-card hand, and the lower wins: ${lowHigh(step)}.`;
    case 'xd-cmp-both-du':
      return step.outcome === 'held'
        ? `Both are in range, the higher wins: ${highLow(step)}.`
        : 'They are not both in range; go on.';
    case 'xd-cmp-equal':
      return step.outcome === 'held'
        ? `Both have ${step.player}: a draw.`
        : `Both have ${step.total}, but one is in range and the other short; go on.`;
    case 'xd-cmp-du-v-other':
      return step.outcome === 'held'
        ? `One is in range, the other is not: ${winnerOf(step.winner, step.who)}.`
        : 'Neither is in range; go on.';
    case 'xd-non-checked':
      return `${Who} was checked while short, and loses.`;
    case 'xd-cmp-both-quac':
      return {
        draw: 'Both are bust. This house calls it a draw, however far over.',
        lower: `Both are bust. In this house the lower wins: ${lowHigh(step)}.`,
        banker: 'Both are bust. This house gives it to the banker.',
      }[step.house];
    case 'xd-cmp-both-non':
      return step.house === 'draw'
        ? 'Both are short. This house calls it a draw.'
        : `Both are short. In this house the higher wins: ${highLow(step)}.`;
    case 'xd-cmp-non-v-quac':
      return step.house === 'bust-wins'
        ? `One is short, the other bust. In this house bust beats short: ${winnerOf(step.winner, step.who)}.`
        : `One is short, the other bust. In this house short beats bust: ${winnerOf(step.winner, step.who)}.`;
    case 'xd-pay-even':
      return step.net > 0 ? `The banker pays ${who} one stake.` : `${Who} pays the banker one stake.`;
    case 'xd-pay-bonus': {
      const stakes = Math.abs(step.net) === 1 ? 'one stake' : `${Math.abs(step.net)} stakes`;
      const said = `${KIND_NAMES[step.kind].replace(/^a/, 'A')} wins ${stakes} here`;
      return step.net > 0 ? `${said}: the banker pays ${who}.` : `${said}: ${who} pays the banker.`;
    }
  }
}

function acesText(step: { who: string; cards: readonly Card[]; parts: readonly number[] }): string {
  const values = step.parts.filter((_, i) => isAceCard(step.cards[i]));
  const owner = step.who === 'cai' ? 'The banker’s' : `${displayName(step.who)}’s`;
  if (values.length === 1) return `${owner} ace counts ${values[0]}`;
  return `${owner} ${values.length} aces count ${values.join(', ')}`;
}

function othersText(others: readonly number[]): string {
  return others.length === 0 ? '' : ` Counted otherwise: ${others.join(', ')}.`;
}

function highLow({ player, banker }: { player: number; banker: number }): string {
  return `${Math.max(player, banker)} beats ${Math.min(player, banker)}`;
}

function lowHigh({ player, banker }: { player: number; banker: number }): string {
  return `${Math.min(player, banker)} is lower than ${Math.max(player, banker)}`;
}
