/** The words for a round of Sâm: what only a language can say, and how the rest is made from it. */

import type { EndWords, RoundWords } from '#core/game/round-words.ts';
import type { CombinationKind } from '#games/sam/engine/combination.ts';
import type { InstantWin } from '#games/sam/engine/instant.ts';
import type { SamPayStep, SamRoundPay, SamStep } from '#games/sam/engine/steps.ts';
import type { SamAction, SamEvent, SamView } from '#games/sam/round/index.ts';
import { type Sentence, sentenceWith } from '#words/sentences/sentence.ts';
import { cardsText, displayName, signed } from '#words/text.ts';
import { endOf, type How } from './end.ts';

type EventFacts = ReturnType<typeof factsOf>;
type EventSentence = Sentence<EventFacts>;
type Of<T extends SamEvent['type']> = Extract<SamEvent, { readonly type: T }>;

/** The events that have one sentence each. */
type Plain = Exclude<SamEvent['type'], 'deal' | 'lead' | 'play' | 'sam-lost' | 'left' | 'pay' | 'end'>;

interface EventSentences extends Readonly<Record<Plain, EventSentence>> {
  readonly deal: Readonly<Record<'open' | 'hidden', EventSentence>>;
  readonly lead: Readonly<Record<Of<'lead'>['why'], EventSentence>>;
  readonly play: Readonly<Record<'leads' | 'beats' | 'chops', EventSentence>>;
  readonly 'sam-lost': Readonly<Record<Of<'sam-lost'>['why'], EventSentence>>;
  readonly left: Readonly<Record<Of<'left'>['rule'], EventSentence>>;
  readonly pay: Readonly<
    Record<Extract<SamRoundPay, { why: unknown }>['why'] | 'sam-pay-white' | 'sam-thoi-2', EventSentence>
  >;
  readonly end: Readonly<Record<'paid' | 'unpaid', EventSentence>>;
}

/** What the facts of an event are called. */
interface Terms {
  /** Before the cards that are played; a single has no name but its own. */
  readonly kinds: Readonly<Record<CombinationKind, string>>;
  readonly instantWins: Readonly<Record<InstantWin, string>>;
  units(count: number): string;
}

interface SamRoundLanguage extends Terms, Pick<RoundWords, 'lying' | 'warns'> {
  /** All hands are dealt. */
  readonly dealt: string;
  readonly moves: Readonly<Record<'call' | 'silent' | 'pass', string>> & { play(cards: string): string };
  readonly events: EventSentences;
  readonly ends: Readonly<Record<How, (who: string) => string>>;
  /** For cards left in hand, as in a case. */
  reason(step: SamStep): string;
}

export function makeRoundWords(language: SamRoundLanguage): RoundWords<SamEvent, SamAction, SamView> {
  const { lying = '', warns, dealt, moves, events, ends, reason } = language;
  const said = (event: SamEvent): string => {
    const sentence = event.type === 'pay' ? paySentence(event.step, events.pay) : sentenceOf(event, events);
    return typeof sentence === 'object' ? reason(sentence) : sentenceWith(sentence, factsOf(event, language));
  };
  return {
    lying,
    warns,
    event: said,
    together: () => dealt,
    may: (action) => (action.type === 'play' ? moves.play(cardsText(action.cards)) : moves[action.type]),
    end(_, log): EndWords {
      const end = endOf(log);
      return end ? { big: ends[end.how](displayName(end.who)), why: said(end.event) } : { big: '', why: '' };
    },
  };
}

function sentenceOf(event: Exclude<SamEvent, Of<'pay'>>, events: EventSentences): EventSentence {
  switch (event.type) {
    case 'deal':
      return event.cards.length > 0 ? events.deal.open : events.deal.hidden;
    case 'lead':
      return events.lead[event.why];
    case 'play':
      return events.play[event.over === null ? 'leads' : event.by === 'higher' ? 'beats' : 'chops'];
    case 'sam-lost':
      return events['sam-lost'][event.why];
    case 'left':
      return events.left[event.rule];
    case 'end':
      return event.result.every(([, units]) => units === 0) ? events.end.unpaid : events.end.paid;
    default:
      return events[event.type];
  }
}

/** The sentence on a payment that only a round knows; the step itself where it is one of a case. */
function paySentence(step: SamPayStep, pay: EventSentences['pay']): EventSentence | SamStep {
  switch (step.rule) {
    case 'sam-pay-chop':
    case 'sam-pay-sam':
    case 'sam-bao-mot':
      return pay[step.why];
    case 'sam-pay-white':
    case 'sam-thoi-2':
      return pay[step.rule];
    default:
      return step;
  }
}

/** What stands in the sentence on an event, as it is written; empty or 0 where the event has none. */
function factsOf(event: SamEvent, { kinds, instantWins, units }: Terms) {
  const fact = event.type === 'pay' ? event.step : event;
  const cards = 'cards' in fact ? fact.cards : [];
  const text = cardsText(cards);
  const other = 'other' in fact ? fact.other : 'over' in fact ? fact.over : null;
  return {
    who: displayName(fact.who),
    /** Who is paid, or whose play is beaten. */
    other: displayName(other ?? ''),
    cards: text,
    count: cards.length,
    /** The cards with the name of their combination. */
    play: event.type === 'play' ? `${kinds[event.kind]}${text}` : '',
    win: event.type === 'instant' ? instantWins[event.kind] : '',
    callers: event.type === 'priority' ? event.callers.map(displayName).join(', ') : '',
    units: units('units' in fact ? fact.units : 0),
    result:
      event.type === 'end' ? event.result.map(([who, net]) => `${displayName(who)} ${signed(net)}`).join(', ') : '',
  };
}
