import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { RoundModule } from '#core/game/book.ts';
import type { Game } from '#core/game/game.ts';
import type { Effect, Round, RoundEvent } from '#core/game/round.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Script } from '#core/game/script.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { writtenCards } from '../cards/written-cards.ts';
import { playOthers, storyLines } from './play.ts';

/** One step of a replay: what happened, and what came of it on the table. */
export interface Frame extends Pick<RoundEvent, 'rule' | 'who'> {
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** Plays a scripted round on the engine; a script that the rules forbid stops the build. */
export function playScript(script: Script, game: Game, file: RoundModule): unknown {
  const rules = { ...game.presets[script.preset], ...script.changed };
  const dealt =
    script.deck === undefined
      ? file.round.deal(rules, script.setup)
      : file.dealFrom(rules, script.setup, deckOf(script.deck, game, rules));
  if (!dealt.ok) throw new Error(`a scripted round cannot be dealt: ${dealt.error.rule}`);
  // Nobody at the table is the reader.
  if (!script.actions) return playOthers(file.round, dealt.value, '');
  const played = file.playOn(dealt.value, script.actions);
  if (!played.ok) throw new Error(`action ${played.error.action} of a scripted round breaks ${played.error.rule}`);
  return played.value.at(-1) ?? dealt.value;
}

/** The deck that begins with these cards. */
function deckOf(text: string, game: Game, rules: Rules): readonly Card[] {
  const top = writtenCards(text);
  return [...top, ...ALL_CARDS.filter((card) => !top.includes(card) && game.hasCard(card, rules))];
}

/** A frame for each event; those that go round the table are one. */
export function framesOf(state: unknown, round: Round, words: RoundWords): Frame[] {
  return storyLines(round.log(state), words).map(({ events, kind, text }): Frame => {
    const last = events.at(-1) ?? events[0];
    return {
      rule: last.rule,
      who: kind === 'play' ? last.who : '',
      text,
      effects: events.map((event) => round.effect(event)),
    };
  });
}

export function roundOf(game: string): Promise<RoundModule> {
  return assertDefined(findGame(game)).load.round();
}

export async function roundWordsOf(game: string, lang: Lang): Promise<RoundWords> {
  return (await assertDefined(findGame(game)).load.roundWords[lang]()).words;
}
