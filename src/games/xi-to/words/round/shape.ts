import { displayCard } from '#core/card.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Category } from '#games/xi-to/engine/category.ts';
import type { XiToAction, XiToEvent, XiToView } from '#games/xi-to/round/index.ts';
import { chipsList } from '#words/round/chips.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import { cardsText, displayName } from '#words/text.ts';

/** What only a language can say of a round; the other words are built from it, in the same way for every language. */
interface RoundLanguage {
  /** A combination inside a sentence. */
  named(category: Category): string;
  /** One takes all, or several share. */
  best(names: readonly string[]): string;
  /** What a seat may do; with the card that it hides. */
  readonly moves: Sentences<'type', XiToAction, string>;
  /** How many chips each puts in. */
  antes(each: number): string;
  /** Everybody gets two cards face down; one down and one up; one more up. `up`: whose up card is which. */
  readonly dealt: { readonly down: string; both(up: string): string; more(up: string): string };
  readonly events: Sentences<'type', XiToEvent, ReturnType<typeof factsOf>>;
}

/** The words of a round of Xì Tố in one language. */
export function makeRoundWords(language: RoundLanguage): RoundWords<XiToEvent, XiToAction, XiToView> {
  const { best, moves, antes, dealt, events } = language;
  const event = (one: XiToEvent) => sentenceOn(events, one.type, one, factsOf(one, language));
  return {
    event,
    together(all) {
      const [first] = all;
      if (first?.type === 'ante') return antes(first.chips);
      const up = all.filter((one) => one.type === 'deal').filter(({ down }) => !down);
      const shown = up.map(({ who, cards }) => `${displayName(who)} ${cardsText(cards)}`).join(', ');
      if (up.length === 0) return dealt.down;
      return up.length < all.length ? dealt.both(shown) : dealt.more(shown);
    },
    may: (action) => sentenceOn(moves, action.type, action, 'card' in action ? displayCard(action.card) : ''),
    warns: {},
    end(_, log) {
      const win = log.findLast((one) => one.type === 'win');
      if (!win) return { big: '', why: '' };
      const why = log.filter((one) => one === win || (one.type === 'show' && one.who === win.who)).map(event);
      return { big: best(win.shares.map(({ who }) => displayName(who))), why: why.join(' ') };
    },
  };
}

/** What sentences on an event say beside its own figures; empty where it has none. */
function factsOf(event: XiToEvent, { named }: Pick<RoundLanguage, 'named'>) {
  const chips = event.type === 'win' ? event.shares : event.type === 'end' ? event.result : [];
  const cards = 'cards' in event ? cardsText(event.cards) : '';
  const hand = 'category' in event ? named(event.category) : '';
  return {
    Who: displayName(event.who),
    cards,
    hand,
    /** Up cards, and their combination where they have one. */
    shown: event.type === 'speak' && event.category !== 'mau-thau' ? `${cards}, ${hand}` : cards,
    chips: chipsList(chips, displayName),
  };
}
