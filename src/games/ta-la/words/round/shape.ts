import { displayCard } from '#core/card.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { TaLaStep, UKind } from '#games/ta-la/engine/steps.ts';
import type { TaLaAction, TaLaEvent, TaLaView } from '#games/ta-la/round/index.ts';
import { chipsList } from '#words/round/chips.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import { cardsText, displayName } from '#words/text.ts';

/** What only a language can say of a round; the other words are built from it, in the same way for every language. */
interface RoundLanguage {
  /** Nine cards each, and who gets ten; empty where that cannot be seen. */
  dealt(ten: string): string;
  /** What a seat may do; with the card that it discards or lays off. */
  readonly moves: Sentences<'type', TaLaAction, string>;
  /** Who is ù, in large letters. */
  readonly ends: Readonly<Record<UKind, (who: string) => string>>;
  /** Laying off is said as in a ruling, but onto one's own meld; so is a place, but behind a player who is ù. */
  readonly events: Sentences<'type', Exclude<TaLaEvent, { readonly type: 'pay' }>, ReturnType<typeof factsOf>>;
  /** The end where nobody pays. */
  readonly unpaid: string;
}

/** The words of a round of Tá Lả in one language. @param game its words for rulings */
export function makeRoundWords(
  { reason, outcome }: Pick<GameWords<never, TaLaStep>, 'reason' | 'outcome'>,
  { dealt, moves, ends, events, unpaid }: RoundLanguage,
): RoundWords<TaLaEvent, TaLaAction, TaLaView> {
  function event(one: TaLaEvent): string {
    if (one.type === 'pay') return reason(one.step);
    if (one.type === 'gui' && one.other !== one.who) return reason({ ...one, outcome: 'held' });
    if (one.type === 'place' && one.rule !== 'tl-u-rank') {
      const { rule } = one;
      return [...one.steps, { ...one, rule, outcome: 'held', decides: true } as const].map(reason).join(' ');
    }
    if (one.type === 'end' && one.result.every(([, units]) => units === 0)) return unpaid;
    return sentenceOn(events, one.type, one, factsOf(one));
  }

  return {
    event,
    together: (all) => dealt(displayName(all.find((one) => one.type === 'deal' && one.cards.length === 10)?.who ?? '')),
    may: (action) => sentenceOn(moves, action.type, action, 'card' in action ? displayCard(action.card) : ''),
    warns: {},
    end({ seat }, log) {
      const out = log.find((one) => one.type === 'u');
      const places = log.filter((one) => one.type === 'place');
      const [first] = places;
      const mine = places.find(({ who }) => who === seat) ?? first;
      if (!first || !mine) return { big: '', why: '' };
      return {
        big: out ? ends[out.kind](displayName(out.who)) : outcome('win', first.who),
        why: [...new Set([first, mine])].map(event).join(' '),
      };
    },
  };
}

/** What sentences on an event say beside its own figures; empty where it has none. */
function factsOf(event: Exclude<TaLaEvent, { readonly type: 'pay' }>) {
  const gains = event.type === 'end' ? event.result : [];
  return {
    Who: displayName(event.who),
    /** Whose card is eaten; to whom one is shifted. */
    other: displayName('from' in event ? event.from : 'to' in event ? event.to : ''),
    cards: 'cards' in event ? cardsText(event.cards) : '',
    meld: 'meld' in event ? cardsText(event.meld) : '',
    melds: 'melds' in event ? event.melds.map(cardsText).join(', ') : '',
    chips: chipsList(
      gains.map(([who, chips]) => ({ who, chips })),
      displayName,
    ),
  };
}
