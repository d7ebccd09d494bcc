/** The words for the events of a round of Xì Tố in English. */

import { displayCard } from '#core/card.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Chips, XiToAction, XiToEvent, XiToView } from '#games/xi-to/round/index.ts';
import { plural } from '#words/sentences/plural-en.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { best, named } from './game.ts';

export { table } from './table.ts';

export const words: RoundWords<XiToEvent, XiToAction, XiToView> = {
  event,
  together,
  may,
  warns: {},
  end(_, log) {
    const win = log.findLast(({ type }) => type === 'win');
    if (win?.type !== 'win') return { big: '', why: '' };
    const why = log.filter((e) => e === win || (e.type === 'show' && e.who === win.who)).map(event);
    return { big: best(win.shares.map(({ who }) => displayName(who))), why: why.join(' ') };
  },
};

function may(action: XiToAction): string {
  switch (action.type) {
    case 'to':
      return `bet ${action.amount}`;
    case 'theo':
      return 'call';
    case 'up':
      return 'fold';
    case 'check':
      return 'pass';
    case 'hole':
      return `hide ${displayCard(action.card)}`;
  }
}

function together(events: readonly XiToEvent[]): string {
  const [first] = events;
  if (first?.type === 'ante') return `Everybody puts ${plural(first.chips, 'chip')} into the pot.`;
  const up = events.flatMap((e) =>
    e.type === 'deal' && !e.down ? [`${displayName(e.who)} ${cardsText(e.cards)}`] : [],
  );
  if (up.length === 0) return 'Each gets 2 cards face down.';
  const cards = up.length < events.length ? '1 card face down and 1 face up to each' : '1 more card face up to each';
  return `${cards}: ${up.join(', ')}.`;
}

function chipsText(list: readonly Chips[]): string {
  return list.map((one) => `${displayName(one.who)} ${signed(one.chips)}`).join(', ');
}

/** Up cards, and their combination where they have one. */
function shown({ cards, category }: Extract<XiToEvent, { type: 'speak' }>): string {
  return `${cardsText(cards)}${category === 'mau-thau' ? '' : `, ${named(category)}`}`;
}

function event(e: XiToEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'ante':
      return `${Who} puts ${plural(e.chips, 'chip')} into the pot.`;
    case 'deal':
      return `${Who} is dealt ${cardsText(e.cards)} face ${e.down ? 'down' : 'up'}.`;
    case 'hole':
      return `${Who} hides ${cardsText(e.cards)}.`;
    case 'turn':
      return `${Who} turns up ${cardsText(e.cards)}.`;
    case 'speak':
      return `Betting round ${e.street}: ${Who} shows ${shown(e)}, the strongest, and speaks first.`;
    case 'to':
      return e.chips === e.amount
        ? `${Who} bets ${e.amount}.`
        : `${Who} raises by ${e.amount}: ${plural(e.chips, 'chip')} in, and staying takes ${e.bet}.`;
    case 'theo':
      return `${Who} calls with ${plural(e.chips, 'chip')}.`;
    case 'up':
      return `${Who} folds and leaves ${plural(e.lost, 'chip')} in the pot.`;
    case 'check':
      return `${Who} passes.`;
    case 'show':
      return `${Who} turns up ${cardsText(e.cards)}: ${named(e.category)}.`;
    case 'win':
      if (e.rule === 'xt-last-standing') {
        return `Everybody else has folded: ${Who} takes the pot of ${plural(e.pot, 'chip')} without showing.`;
      }
      return e.shares.length > 1
        ? `Strongest together, they split the pot of ${plural(e.pot, 'chip')}: ${chipsText(e.shares)}.`
        : `${Who} is strongest and takes the pot of ${plural(e.pot, 'chip')}.`;
    case 'end':
      return `The round is over: ${chipsText(e.result)}. It adds up to 0.`;
  }
}
