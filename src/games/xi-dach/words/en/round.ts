/** The words for the events of a round of Xì Dách in English. */

import type { RoundWords } from '#core/game/round-words.ts';
import type { XiDachKind } from '#games/xi-dach/engine/hand.ts';
import type {
  Chips,
  HandReading,
  PublicOutcome,
  XiDachAction,
  XiDachEvent,
  XiDachView,
} from '#games/xi-dach/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { endOf, type Settling } from '../round/end.ts';
import { words as game } from './game.ts';

const KINDS: Readonly<Record<XiDachKind, string>> = {
  'xi-ban': 'a double ace (xì bàn)',
  'xi-dach': 'a natural (xì dách)',
  'ngu-linh': 'a five-card hand (ngũ linh)',
  du: 'in range',
  non: 'short',
  quac: 'bust',
};

/** What the banker says aloud about the checked player. */
const SAID: Readonly<Record<PublicOutcome, string>> = { win: 'wins', lose: 'loses', push: 'has a draw' };

export { table } from './table.ts';

export const words: RoundWords<XiDachEvent, XiDachAction, XiDachView> = {
  event,
  together: () => 'Each gets 2 cards.',
  may: ({ type }) => ({ draw: 'draw', stand: 'stand', check: 'check', ask: 'ask for the total' })[type],
  warns: {
    'xd-non-checked': 'Standing now is standing short: at most tables you lose if checked.',
    'xd-den': 'Over 21 and drawing again: if caught, you pay for the whole table.',
  },
  end({ seat, seats }, log) {
    const bank = seats.find(({ who }) => who === seat && who === 'cai');
    if (bank) return { big: banked(bank.net), why: log.slice(-1).map(event).join(' ') };
    const { outcome, paidBy, told } = endOf(seat, seats, log);
    const big = paidBy === undefined ? game.outcome(outcome, seat) : pays(paidBy);
    return { big, why: told.map(reasonOf).join(' ') };
  },
};

function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

function atStart(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}

/** Who pays for all, in large letters. */
function pays(who: string): string {
  return who === 'cai' ? 'Banker pays for all' : `${displayName(who)} pays for all`;
}

function hand({ kind, total }: HandReading): string {
  return total === null ? KINDS[kind] : `${total}, ${KINDS[kind]}`;
}

/** How the round went for the banker as a whole. */
function banked(net: number): string {
  return net > 0 ? 'Banker wins' : net < 0 ? 'Banker pays' : 'Banker even';
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

/** Why chips moved, without the sums. */
function reasonOf(e: Settling): string {
  if (e.type === 'den')
    return `${atStart(e.who)} drew on a hand over 21 and was caught, so he pays for ${e.who === 'cai' ? 'everybody not yet checked' : 'the whole table'}.`;
  if (e.steps.length === 0) return `The banker says that ${nameOf(e.who)} ${SAID[e.outcome]}, and names no total.`;
  const decided = e.steps.find((step) => step.decides);
  return decided ? game.reason(decided) : '';
}

function event(e: XiDachEvent): string {
  const Who = atStart(e.who);
  const who = nameOf(e.who);
  switch (e.type) {
    case 'deal':
      return `${cardsText(e.cards)} goes to ${who}.`;
    case 'natural':
      return `${Who} has ${KINDS[e.kind]} and shows it at once.`;
    case 'draw':
      if (e.kind === null) return `${Who} draws 1 card.`;
      return e.offence
        ? `${Who} is bust and draws all the same: ${cardsText(e.cards)}, now ${hand(e)}. If caught, he pays for all.`
        : `${Who} draws ${cardsText(e.cards)}: ${hand(e)}.`;
    case 'stand':
      if (e.kind === null)
        return e.rule === 'xd-max-five' ? `${Who} has five cards and cannot draw.` : `${Who} stands.`;
      if (e.rule === 'xd-max-five') return `${Who} has five cards and cannot draw: ${hand(e)}.`;
      return e.rule === 'xd-min-stand' ? `${Who} stands short, on ${e.total}.` : `${Who} stands on ${hand(e)}.`;
    case 'show':
      return `${Who} has to show his hand: ${hand(e)}.`;
    case 'check':
      return `The banker ${e.kind === null ? '' : `has ${e.total} and `}checks ${nameOf(e.target)}${e.rule === 'xd-check-early' ? ' early' : ''}.`;
    case 'settle': {
      const gains = e.net === 0 ? '' : ` ${Who} ${signed(e.net)}.`;
      return `${reasonOf(e)}${gains}`;
    }
    case 'den':
      return `${reasonOf(e).slice(0, -1)}: ${signed(e.net)}. It goes to ${chipsText(e.paid)}.`;
    case 'ask':
      return `${Who} asks, and the banker has to say: ${e.total}.`;
    case 'end':
      return `The round is over: ${chipsText(e.result)}. It adds up to 0.`;
  }
}
