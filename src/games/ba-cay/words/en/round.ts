/** The words for the events of a round of Ba Cây in English. */

import type { RoundWords } from '#core/game/round-words.ts';
import type { BaCayStep } from '#games/ba-cay/engine/steps.ts';
import type { BaCayAction, BaCayEvent, BaCayView, Chips, HandReading } from '#games/ba-cay/round/index.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { settling } from '../shape.ts';
import { atStart, best, words as game, handText, listed, nameOf, pointsText } from './game.ts';

export { table } from './table.ts';

export const words: RoundWords<BaCayEvent, BaCayAction, BaCayView> = {
  event,
  together(events) {
    const names = [...new Set(events.map(({ who }) => who))];
    const [first] = events;
    if (first?.type === 'ante') return `Everybody puts ${chips(first.chips)} into the pot.`;
    return `Each gets ${events.length / names.length} cards face down: ${names.map(nameOf).join(', ')}.`;
  },
  may: ({ type }) => ({ look: 'look', show: 'show everybody' })[type],
  warns: {},
  end({ seat, seats }, log) {
    const bank = seats.find(({ who }) => who === seat && who === 'cai');
    if (bank) return { big: banked(bank.net), why: log.slice(-1).map(event).join(' ') };
    const last = log.findLast(
      ({ type, who }) => type === 'take' || type === 'share' || (type === 'settle' && who === seat),
    );
    switch (last?.type) {
      case 'settle':
        return { big: game.outcome(last.outcome, seat), why: whyOf(last) };
      case 'take':
        return { big: best([displayName(last.who)]), why: whyOf(last) };
      case 'share':
        return { big: best(last.shares.map(({ who }) => displayName(who))), why: whyOf(last) };
      default:
        return { big: '', why: '' };
    }
  },
};

/** What settled it, in the words of a ruling. */
function whyOf({ steps, who }: { readonly steps: readonly BaCayStep[]; readonly who: string }): string {
  return settling(steps, who).map(game.reason).join(' ');
}

function hand({ kind, points }: HandReading): string {
  return handText(kind, pointsText(points));
}

function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

/** How the round went for the banker as a whole. */
function banked(net: number): string {
  return net > 0 ? 'Banker wins' : net < 0 ? 'Banker pays' : 'Banker even';
}

function chipsText(list: readonly Chips[]): string {
  return list.map((one) => `${nameOf(one.who)} ${signed(one.chips)}`).join(', ');
}

function event(e: BaCayEvent): string {
  const Who = atStart(e.who);
  switch (e.type) {
    case 'deal':
      return `${Who} is dealt ${cardsText(e.cards)}.`;
    case 'ante':
      return `${Who} puts ${chips(e.chips)} into the pot.`;
    case 'look':
      return `${Who} looks: ${cardsText(e.cards)}, ${hand(e)}.`;
    case 'show':
      return `${Who} shows everybody ${cardsText(e.cards)}: ${hand(e)}.`;
    case 'open':
      return `${Who} turns up ${cardsText(e.cards)}: ${hand(e)}.`;
    case 'settle':
      return `${whyOf(e)}${e.net === 0 ? '' : ` ${Who} ${signed(e.net)}.`}`;
    case 'take':
      return `${whyOf(e)} ${Who} takes the pot of ${chips(e.chips)}.`;
    case 'share': {
      const names = listed(e.shares.map(({ who }) => displayName(who)));
      const when = e.why === 'enough' ? 'They have played again often enough: ' : '';
      return `${when}${names} are ${when && 'still '}best together and split the pot: ${chipsText(e.shares)}.`;
    }
    case 'redeal':
      return `${listed(e.players.map(displayName))} are best together: they play again, and the pot of ${chips(e.pot)} stays.`;
    case 'end':
      return `The round is over: ${chipsText(e.result)}. It adds up to 0.`;
  }
}
