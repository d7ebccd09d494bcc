import type { GameWords } from '#core/game/game-words.ts';
import type { EndWords, RoundWords } from '#core/game/round-words.ts';
import type { XiDachKind } from '#games/xi-dach/engine/hand.ts';
import type { XiDachStep } from '#games/xi-dach/engine/steps.ts';
import type { PublicOutcome, XiDachAction, XiDachEvent, XiDachView } from '#games/xi-dach/round/index.ts';
import { chipsList, type NetWords, netText } from '#words/round/chips.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import { cardsText, displayName, signed } from '#words/text.ts';

/** What moves chips. */
type ChipsEvent = Extract<XiDachEvent, { readonly type: 'settle' | 'den' }>;

/** What only a language can say of a round; the other words are built from it, in the same way for every language. */
interface RoundLanguage extends Pick<RoundWords, 'warns'>, Naming {
  readonly dealt: string;
  readonly moves: Readonly<Record<XiDachAction['type'], string>>;
  /** How the round went for the banker as a whole. */
  readonly banked: NetWords;
  /** Who pays for all, in large letters. */
  readonly pays: ForAll;
  /** What the banker says aloud about a checked player, naming no total. */
  readonly says: Readonly<Record<PublicOutcome, (who: string) => string>>;
  readonly events: Sentences<'type', Exclude<XiDachEvent, { readonly type: 'settle' }>, ReturnType<typeof factsOf>>;
}

interface Naming {
  /** Those at the table, inside a sentence. */
  nameOf(who: string): string;
  readonly kinds: Readonly<Record<XiDachKind, string>>;
  /** A hand that is counted. */
  counted(total: number, kind: string): string;
  /** Why somebody pays for all, without the full stop. */
  readonly caught: ForAll;
}

/** Said of the banker, or of a player, who pays for all. */
interface ForAll {
  readonly banker: string;
  player(who: string): string;
}

/** The words of a round of Xì Dách in one language. @param game its words for rulings */
export function makeRoundWords(
  game: Pick<GameWords<never, XiDachStep>, 'outcome' | 'reason'>,
  language: RoundLanguage,
): RoundWords<XiDachEvent, XiDachAction, XiDachView> {
  const { nameOf, caught, dealt, moves, warns, banked, pays, says, events } = language;

  /** Why chips moved, without the sums. */
  function reasonOf(event: ChipsEvent): string {
    if (event.type === 'den') return `${saidOf(event.who, caught)}.`;
    if (event.steps.length === 0) return says[event.outcome](nameOf(event.who));
    const decided = event.steps.find((step) => step.decides);
    return decided ? game.reason(decided) : '';
  }

  function event(one: XiDachEvent): string {
    const facts = factsOf(one, language);
    if (one.type !== 'settle') return sentenceOn(events, one.type, one, facts);
    return one.net === 0 ? reasonOf(one) : `${reasonOf(one)} ${facts.Who} ${signed(one.net)}.`;
  }

  return {
    event,
    together: () => dealt,
    may: ({ type }) => moves[type],
    warns,
    end({ seat, seats }, log): EndWords {
      const own = seats.find(({ who }) => who === seat);
      if (seat === 'cai') return { big: netText(own?.net ?? 0, banked), why: log.slice(-1).map(event).join(' ') };
      const settled = log.filter((one) => one.type === 'settle').filter(({ who }) => who === seat);
      const den = log
        .filter((one) => one.type === 'den')
        .filter(({ who, paid }) => [who, ...paid.map((one) => one.who)].includes(seat));
      // A seat that was not compared pays for all itself, or somebody pays for it too.
      const [payer] = settled.length > 0 ? [] : den;
      const big = payer ? saidOf(payer.who, pays) : game.outcome(own?.outcome ?? 'push', seat);
      return { big, why: [...settled, ...den].map(reasonOf).join(' ') };
    },
  };
}

/** What sentences on an event say beside its own figures. `Who` begins a sentence. */
function factsOf(event: XiDachEvent, { nameOf, kinds, counted, caught }: Naming) {
  const { kind = null, total = null }: { type: string; kind?: XiDachKind | null; total?: number | null } = event;
  const paid = event.type === 'den' ? event.paid : event.type === 'end' ? event.result : [];
  return {
    who: nameOf(event.who),
    Who: displayName(nameOf(event.who)),
    target: 'target' in event ? nameOf(event.target) : '',
    cards: 'cards' in event ? cardsText(event.cards) : '',
    hand: kind === null ? '' : total === null ? kinds[kind] : counted(total, kinds[kind]),
    caught: saidOf(event.who, caught),
    chips: chipsList(paid, nameOf),
  };
}

function saidOf(who: string, { banker, player }: ForAll): string {
  return who === 'cai' ? banker : player(displayName(who));
}
