/** A round of Ba Cây told in English, event by event. */

import type { BaCayAction, BaCayEvent, BaCayView, Chips, Reading } from '../../../engine/ba-cay/round/index.ts';
import type { BaCayStep } from '../../../engine/ba-cay/steps.ts';
import type { RoundWords } from '../../round-words.ts';
import { cardsText, displayName, signed } from '../../text.ts';
import { words as game } from '../en.ts';

export const words: RoundWords<BaCayEvent, BaCayAction, BaCayView> = {
  title: 'Play a round',
  sit: 'You sit in An’s place, with 1 chip at stake. The other seats are played for you.',
  event,
  together: (events) =>
    events.every(({ type }) => type === 'ante') ? 'Everybody puts the stake into the pot.' : 'Three cards down each.',
  move: ({ type }) => ({ look: 'Look at your cards', show: 'Show them to everybody' })[type],
  may: ({ type }) => ({ look: 'look', show: 'show everybody' })[type],
  warns: {},
  end({ seat }, log) {
    const settled = log.find((one) => one.type === 'settle' && one.who === seat);
    if (settled?.type === 'settle') {
      return { big: game.outcome(settled.outcome, seat), why: decided(settled.steps, seat) };
    }
    const last = log.findLast(({ type }) => type === 'take' || type === 'share');
    if (last?.type === 'take') return { big: `${nameAt(last.who)} takes all`, why: decided(last.steps, last.who) };
    if (last?.type === 'share') {
      return {
        big: `${last.shares.map(({ who }) => nameAt(who)).join(', ')} split`,
        why: decided(last.steps, last.who),
      };
    }
    return { big: '', why: '' };
  },
};

function nameOf(who: string): string {
  return who === 'cai' ? 'the banker' : displayName(who);
}

function nameAt(who: string): string {
  return who === 'cai' ? 'The banker' : displayName(who);
}

/** What settled it, in the words of a ruling: the comparison first, or what the house says of equal hands. */
function decided(steps: readonly BaCayStep[], who: string): string {
  const compared = steps.find((step) => 'other' in step && step.outcome === 'held' && step.who === who);
  const step = compared ?? steps.find((one) => one.decides);
  return step ? game.reason(step) : '';
}

function handText({ kind, points }: Reading): string {
  const named = {
    'ba-tien': 'ba tiên (three faces)',
    sap: 'sáp (three alike)',
    'at-cu': '10 points with the great ace',
    bu: '0 (bù)',
    nut: points === 1 ? '1 point' : `${points} points`,
  };
  return named[kind];
}

function chipsText(list: readonly Chips[]): string {
  return list.map(({ who, chips }) => `${nameOf(who)} ${signed(chips)}`).join(', ');
}

function event(e: BaCayEvent): string {
  const Who = nameAt(e.who);
  switch (e.type) {
    case 'deal':
      return `${Who} is dealt ${cardsText(e.cards)}.`;
    case 'ante':
      return `${Who} puts ${e.chips} into the pot.`;
    case 'look':
      return `${Who} looks: ${cardsText(e.cards)}, ${handText(e)}.`;
    case 'show':
      return `${Who} shows everybody: ${cardsText(e.cards)}, ${handText(e)}.`;
    case 'open':
      return `${Who} turns up ${cardsText(e.cards)}, ${handText(e)}.`;
    case 'settle':
      return `${decided(e.steps, e.who)} ${e.net === 0 ? '' : `${Who} ${signed(e.net)}.`}`.trim();
    case 'take':
      return `${decided(e.steps, e.who)} ${Who} takes the pot of ${e.chips}.`.trim();
    case 'share':
      return `${decided(e.steps, e.who)} The pot is split: ${chipsText(e.shares)}.`.trim();
    case 'redeal':
      return `${e.players.map(nameOf).join(', ')} are best together: they are dealt new hands, and the pot of ${e.pot} stays.`;
    case 'end':
      return `The round is over: ${chipsText(e.result)}. It adds up to 0.`;
  }
}
