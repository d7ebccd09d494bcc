/** The words for the events of a round of Tá Lả in English. */

import { displayCard } from '#core/card.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { UKind } from '#games/ta-la/engine/steps.ts';
import type { TaLaAction, TaLaEvent, TaLaView } from '#games/ta-la/round/index.ts';
import { plural } from '#words/sentences/plural-en.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { words as game, pointsText } from './game.ts';

const KINDS: Readonly<Record<UKind, string>> = {
  thuong: 'goes out (ù)',
  tron: 'goes out with all ten (ù tròn)',
  khan: 'goes out with no half meld (ù khan)',
};

/** The same in large letters. */
const SHORT: Readonly<Record<UKind, string>> = {
  thuong: 'goes out',
  tron: 'goes out, all ten',
  khan: 'goes out, no half meld',
};

export { table } from './table.ts';

export const words: RoundWords<TaLaEvent, TaLaAction, TaLaView> = {
  event,
  together(events) {
    const ten = events.find((e) => e.type === 'deal' && e.cards.length === 10);
    return `Each gets 9 cards, ${ten ? displayName(ten.who) : '1 player'} 10.`;
  },
  may,
  warns: {},
  end({ seat }, log) {
    const out = log.find((e) => e.type === 'u');
    const places = log.filter((e) => e.type === 'place');
    const [first] = places;
    const mine = places.find(({ who }) => who === seat) ?? first;
    if (!first || !mine) return { big: '', why: '' };
    return {
      big: out ? `${displayName(out.who)} ${SHORT[out.kind]}` : `${displayName(first.who)} first`,
      why: [...new Set([first, mine])].map(event).join(' '),
    };
  },
};

function may(action: TaLaAction): string {
  switch (action.type) {
    case 'draw':
      return 'draw';
    case 'eat':
      return 'eat the discard';
    case 'u':
      return 'go out (ù)';
    case 'discard':
      return `discard ${displayCard(action.card)}`;
    case 'lay':
      return action.melds.length === 0 ? 'lay down with no meld' : `lay down ${plural(action.melds.length, 'meld')}`;
    case 'gui':
      return `lay off ${displayCard(action.card)}`;
  }
}

function event(e: TaLaEvent): string {
  const Who = displayName(e.who);
  switch (e.type) {
    case 'first':
      return `${Who} ${e.why === 'dealer' ? 'dealt' : 'won the last round'}, so has 10 cards and discards first.`;
    case 'deal':
      if (e.cards.length === 0) return `${Who} is dealt cards face down.`;
      return `${Who} is dealt ${e.cards.length} cards: ${cardsText(e.cards)}.`;
    case 'draw':
      return `${Who} draws ${e.cards.length === 0 ? '1 card' : cardsText(e.cards)}.`;
    case 'eat':
      return `${Who} eats ${cardsText(e.cards)}${e.chot ? ', the last-round card (chốt),' : ''} from ${displayName(e.from)}.`;
    case 'shift':
      return e.cards.length === 0
        ? `${Who} is 1 discard short now and gets 1 extra turn (tái).`
        : `${cardsText(e.cards)} is shifted from ${Who} to ${displayName(e.to)}, to keep the rows level. ${Who} gets 1 extra turn (tái).`;
    case 'discard':
      return `${Who} discards ${cardsText(e.cards)}${e.count === 4 ? ', the last-round card (chốt)' : ''}.`;
    case 'lay': {
      if (e.melds.length === 0) return `${Who} has no meld to lay down: burnt (móm).`;
      const count = plural(e.melds.length, e.again ? 'more meld' : 'meld');
      return `${Who} lays down ${count}: ${e.melds.map(cardsText).join(', ')}.`;
    }
    case 'gui':
      return e.other === e.who
        ? `${Who} adds ${cardsText(e.cards)} to the meld ${cardsText(e.meld)} laid down earlier.`
        : game.reason({ ...e, outcome: 'held' });
    case 'u': {
      if (e.kind === 'khan') return `${Who} ${KINDS.khan}: ${cardsText(e.cards)}.`;
      const left = e.cards.length === 0 ? '' : `, and ${cardsText(e.cards)} over`;
      return `${Who} ${KINDS[e.kind]}: ${e.melds.map(cardsText).join(', ')}${left}.`;
    }
    case 'count':
      return `${Who} has ${e.cards.length === 0 ? 'no card' : cardsText(e.cards)} left: ${pointsText(e.points)}.`;
    case 'place': {
      const { rule } = e;
      if (rule === 'tl-u-rank') return e.place === 1 ? `${Who} is first.` : `${Who} loses and has no place.`;
      return [...e.steps, { ...e, rule, outcome: 'held', decides: true } as const].map(game.reason).join(' ');
    }
    case 'pay':
      return game.reason(e.step);
    case 'end': {
      if (e.result.every(([, units]) => units === 0)) return 'The round is over, and nobody pays.';
      const paid = e.result.map(([who, units]) => `${displayName(who)} ${signed(units)}`);
      return `The round is over: ${paid.join(', ')}. It adds up to 0.`;
    }
  }
}
