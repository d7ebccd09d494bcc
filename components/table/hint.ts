/** A hint: the move to make, what it leaves and why. Loaded when one is asked for. */

import type { Advice, AdviceWords } from '#core/game/advice.ts';
import type { Action } from '#core/game/round.ts';
import type { StatusLine } from '#core/game/table-screen.ts';
import type { Lang } from '#core/lang.ts';
import { bestMove } from '#core/rounds/best-move.ts';
import { findGame } from '#games/index.ts';
import { en } from '#words/en/ui/hint.ts';
import { displayName } from '#words/text.ts';
import { vi } from '#words/vi/ui/hint.ts';
import type { Rounds } from './rounds.ts';
import { stateOf } from './sitting.ts';

/** The move, and the line that says why. */
export interface Hint {
  readonly action: Action;
  readonly say: StatusLine;
}

interface GameAdvice {
  readonly advice: Advice;
  readonly words: AdviceWords;
}

/** Undefined where it is not the reader's move. The advice's best move, or a plain player's where nothing can be counted. */
export async function hintAt(rounds: Rounds): Promise<Hint | undefined> {
  const { playing, sitting } = rounds;
  const { lang } = playing;
  const { round } = playing.file;
  const state = stateOf(sitting);
  const view = round.view(state, sitting.you);
  const plain = round.suggest(view);
  if (!plain) return undefined;
  const ui = { vi, en }[lang];
  // Without a network the advice may be missing: then the plain move is worth saying all the same.
  const known = await adviceOf(playing.all.game.id, lang).catch(() => undefined);
  const best = known && bestMove(round, known.advice, state, sitting.you, plain);
  const action = best?.action ?? plain;
  const move = displayName(playing.words.may(action));
  const at = view.seats.findIndex(({ who }) => who === sitting.you);
  const next = view.seats[(at + 1) % view.seats.length];
  const reason = best && known?.words.hint?.(best, playing.all.ui.seatName(next?.who ?? ''));
  const head = reason?.leaves ? `${move}: ${reason.leaves}.` : `${move}.`;
  const why = reason?.why ?? (best && known?.words.figures(best));
  if (why) return { action, say: { tone: 'ok', head, text: `${displayName(why)}.` } };
  // Nothing to count: what the table says of this moment, and, where there is a choice, whose move it is.
  const { text, rule } = rounds.shown(sitting.states.length - 1, []).scene.say;
  return { action, say: { tone: 'ok', head, text: view.legal.length === 1 ? text : `${text} ${ui.plain}`, rule } };
}

/** Undefined where a game has no decisions. */
async function adviceOf(id: string, lang: Lang): Promise<GameAdvice | undefined> {
  const load = findGame(id)?.load;
  const [module, told] = await Promise.all([load?.advice?.(), load?.teaching?.adviceWords?.[lang]()]);
  return module && told ? { advice: module.advice, words: told.words } : undefined;
}
