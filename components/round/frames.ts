import { ALL_CARDS, type Card } from '../../src/engine/core/card.ts';
import { parseCard } from '../../src/engine/core/notation/read-text.ts';
import { dealFrom, playOn, type XiDachEvent, type XiDachState } from '../../src/engine/xi-dach/round/index.ts';
import { PRESETS } from '../../src/engine/xi-dach/rules.ts';
import type { RoundWords } from '../../src/i18n/xi-dach/round/vi.ts';
import type { ScriptedRound } from './rounds.ts';

/** One step of a replay: what happened, the cards that came to hands, the chips that changed hands. */
export interface Frame {
  readonly rule: string;
  readonly text: string;
  readonly who: string;
  readonly cards: readonly (readonly [who: string, ...cards: Card[]])[];
  readonly chips: readonly (readonly [who: string, chips: number])[];
}

/** Plays a scripted round on the engine; a script that the rules forbid stops the build. */
export function playScript(script: ScriptedRound): XiDachState {
  const top = script.deck.split(' ').map((text) => {
    const card = parseCard(text);
    if (card === undefined) throw new Error(`the deck of a scripted round holds ${text}`);
    return card;
  });
  const deck = [...top, ...ALL_CARDS.filter((card) => !top.includes(card))];
  const dealt = dealFrom(PRESETS[script.preset], { seed: 0, players: script.players }, deck);
  if (!dealt.ok) throw new Error(`a scripted round cannot be dealt: ${dealt.error.rule}`);
  const played = playOn(dealt.value, script.actions);
  if (!played.ok) throw new Error(`action ${played.error.action} of a scripted round breaks ${played.error.rule}`);
  return played.value.at(-1) ?? dealt.value;
}

/** A frame for each event; the dealing of all cards is one. */
export function framesOf(state: XiDachState, words: RoundWords): Frame[] {
  const dealt = state.log.filter((event) => event.type === 'deal');
  const rest = state.log.filter((event) => event.type !== 'deal');
  const deal: Frame = {
    rule: 'xd-deal-two',
    text: words.dealt,
    who: '',
    cards: dealt.map(({ who, cards }) => [who, ...cards]),
    chips: [],
  };
  return [
    deal,
    ...rest.map(
      (event): Frame => ({
        rule: event.rule,
        text: words.event(event),
        who: event.who,
        cards: event.type === 'draw' ? [[event.who, ...event.cards]] : [],
        chips: chipsOf(event),
      }),
    ),
  ];
}

function chipsOf(event: XiDachEvent): Frame['chips'] {
  if (event.type === 'settle')
    return event.net === 0
      ? []
      : [
          [event.who, event.net],
          ['cai', -event.net],
        ];
  if (event.type === 'den')
    return [[event.who, event.net], ...event.paid.map(({ who, chips }) => [who, chips] as const)];
  return [];
}
