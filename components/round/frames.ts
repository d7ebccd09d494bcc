import { ALL_CARDS, type Card } from '../../src/engine/core/card.ts';
import { parseCard } from '../../src/engine/core/notation/read-text.ts';
import { dealFrom, playOn, type XiDachState } from '../../src/engine/xi-dach/round/index.ts';
import { PRESETS } from '../../src/engine/xi-dach/rules.ts';
import type { RoundWords } from '../../src/i18n/xi-dach/round/vi.ts';
import type { ScriptedRound } from './rounds.ts';

/** One step of a replay: what happened, and the table after it. */
export interface Frame {
  readonly rule: string;
  readonly text: string;
  readonly who: string;
  readonly seats: readonly { readonly who: string; readonly cards: readonly Card[]; readonly net: number }[];
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
  const order = ['cai', ...state.setup.players.map(({ name }) => name)];
  const hands = new Map<string, Card[]>(order.map((who) => [who, []]));
  const nets = new Map<string, number>(order.map((who) => [who, 0]));
  const pay = (who: string, chips: number): void => {
    nets.set(who, (nets.get(who) ?? 0) + chips);
  };
  const frames: Frame[] = [];
  for (const [index, event] of state.log.entries()) {
    if (event.type === 'deal' || event.type === 'draw') hands.get(event.who)?.push(...event.cards);
    if (event.type === 'settle') {
      pay(event.who, event.net);
      pay('cai', -event.net);
    }
    if (event.type === 'den') {
      pay(event.who, event.net);
      for (const { who, chips } of event.paid) pay(who, chips);
    }
    if (event.type === 'deal' && state.log[index + 1]?.type === 'deal') continue;
    frames.push({
      rule: event.rule,
      text: event.type === 'deal' ? words.dealt : words.event(event),
      who: event.who,
      seats: order.map((who) => ({ who, cards: [...(hands.get(who) ?? [])], net: nets.get(who) ?? 0 })),
    });
  }
  return frames;
}
