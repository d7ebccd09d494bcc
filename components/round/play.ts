import type { Advice } from '#core/game/advice.ts';
import { type Action, type EventKind, eventKind, type Round, type RoundEvent } from '#core/game/round.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import { bestMove } from '#core/rounds/best-move.ts';

/**
 * What the first of the others does; null where it is this seat's move, or the round is over.
 * @param advice what they play by; by default they play plainly
 */
export function nextAction(round: Round, state: unknown, you: string, advice?: Advice): Action | null {
  const { seats, turn, done } = round.view(state, you);
  if (done || turn === you) return null;
  for (const { who } of seats) {
    const action = who === you ? null : round.suggest(round.view(state, who));
    if (action) return (advice && bestMove(round, advice, state, who, action)?.action) ?? action;
  }
  return null;
}

/** Plays on by that policy until it is this seat's move or the round is over. */
export function playOthers(round: Round, state: unknown, you: string): unknown {
  const action = nextAction(round, state, you);
  const next = action && round.apply(state, action);
  return next?.ok ? playOthers(round, next.value, you) : state;
}

/** One event, in words. */
export interface ToldEvent {
  readonly rule: string;
  readonly text: string;
}

/** One sentence, and the events that it covers. */
export interface StoryLine {
  readonly events: readonly [RoundEvent, ...RoundEvent[]];
  readonly kind: EventKind;
  readonly text: string;
}

/** All of these events in sentences, in order; what goes round the whole table is told in one. */
export function storyLines(events: readonly RoundEvent[], words: RoundWords): StoryLine[] {
  const runs: { readonly events: [RoundEvent, ...RoundEvent[]]; readonly kind: EventKind }[] = [];
  for (const event of events) {
    const kind = eventKind(event);
    const last = runs.at(-1);
    if (last?.kind === kind && kind !== 'play') last.events.push(event);
    else runs.push({ events: [event], kind });
  }
  return runs.map((run) => ({
    ...run,
    text: run.kind === 'play' ? words.event(run.events[0]) : words.together(run.events),
  }));
}

/** The events that a seat saw, in sentences; the deal is visible on the table and not told. */
export function storyOf(seen: readonly RoundEvent[], words: RoundWords): ToldEvent[] {
  const rest = seen.filter((event) => eventKind(event) !== 'deal');
  return storyLines(rest, words).map(({ events: [{ rule }], text }) => ({ rule, text }));
}
