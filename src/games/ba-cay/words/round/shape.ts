import type { GameWords } from '#core/game/game-words.ts';
import type { EndWords, RoundWords } from '#core/game/round-words.ts';
import type { BaCayStep } from '#games/ba-cay/engine/steps.ts';
import type { BaCayAction, BaCayEvent, BaCayView, HandReading } from '#games/ba-cay/round/index.ts';
import { chipsList, type NetWords, netText } from '#words/round/chips.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { settling } from '../shape.ts';

/** What only a language can say of a round; the other words are built from it, in the same way for every language. */
interface RoundLanguage extends Naming {
  /** How many cards each of these is dealt. */
  dealt(each: number, names: string): string;
  /** How many chips each puts in. */
  antes(each: number): string;
  readonly moves: Readonly<Record<BaCayAction['type'], string>>;
  /** How the round went for the banker as a whole. */
  readonly banked: NetWords;
  /** Best takes all: one hand does, or several share. */
  best(names: readonly string[]): string;
  readonly events: Sentences<'type', Exclude<BaCayEvent, { readonly type: 'settle' }>, ReturnType<typeof factsOf>>;
}

interface Naming {
  /** Those at the table, inside a sentence. */
  nameOf(who: string): string;
  handText(hand: HandReading): string;
}

/** The words of a round of Ba Cây in one language. @param game its words for rulings */
export function makeRoundWords(
  game: Pick<GameWords<never, BaCayStep>, 'outcome' | 'reason'>,
  language: RoundLanguage,
): RoundWords<BaCayEvent, BaCayAction, BaCayView> {
  const { nameOf, dealt, antes, moves, banked, best, events } = language;

  function event(one: BaCayEvent): string {
    const facts = factsOf(one, language, game.reason);
    if (one.type !== 'settle') return sentenceOn(events, one.type, one, facts);
    return one.net === 0 ? facts.why : `${facts.why} ${facts.Who} ${signed(one.net)}.`;
  }

  return {
    event,
    together(all) {
      const names = [...new Set(all.map(({ who }) => who))];
      const [first] = all;
      return first?.type === 'ante'
        ? antes(first.chips)
        : dealt(all.length / names.length, names.map(nameOf).join(', '));
    },
    may: ({ type }) => moves[type],
    warns: {},
    end({ seat, seats }, log): EndWords {
      const bank = seats.find(({ who }) => who === seat && who === 'cai');
      if (bank) return { big: netText(bank.net, banked), why: log.slice(-1).map(event).join(' ') };
      const ends = log.filter((one) => one.type === 'take' || one.type === 'share' || one.type === 'settle');
      const last = ends.findLast(({ type, who }) => type !== 'settle' || who === seat);
      if (!last) return { big: '', why: '' };
      const { why, names, Who } = factsOf(last, language, game.reason);
      if (last.type === 'settle') return { big: game.outcome(last.outcome, seat), why };
      return { big: best(last.type === 'share' ? names : [Who]), why };
    },
  };
}

/** What sentences on an event say beside its own figures. `Who` begins a sentence. */
function factsOf(event: BaCayEvent, { nameOf, handText }: Naming, reason: (step: BaCayStep) => string) {
  const gains = event.type === 'share' ? event.shares : event.type === 'end' ? event.result : [];
  const named = event.type === 'redeal' ? event.players : gains.map(({ who }) => who);
  const steps = 'steps' in event ? settling(event.steps, event.who) : [];
  return {
    who: nameOf(event.who),
    Who: displayName(nameOf(event.who)),
    cards: 'cards' in event ? cardsText(event.cards) : '',
    hand: 'kind' in event ? handText(event) : '',
    why: steps.map(reason).join(' '),
    names: named.map(displayName),
    chips: chipsList(gains, nameOf),
  };
}
