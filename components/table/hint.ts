/** What the reader could do now, and why. */

import type { Weighing } from '#core/game/advice.ts';
import type { Action } from '#core/game/round.ts';
import type { StatusLine } from '#core/game/table-screen.ts';
import type { Lang } from '#core/lang.ts';
import { displayName } from '#words/text.ts';
import { adviceParts } from './advice.ts';
import { isMove, labelOf, tapsFor } from './move-label.ts';
import type { Rounds } from './rounds.ts';
import { stateOf } from './sitting.ts';

export interface Hint {
  readonly action: Action;
  /** The cards to tap first. */
  readonly cards: NonNullable<Action['cards']>;
  /** The move, and what speaks for it. */
  readonly say: StatusLine;
}

/**
 * The best move by the game's advice, with its figures. Where nothing can be weighed, or the advice does not load: the plain one,
 * with what the table says of this moment.
 * @returns undefined where it is not the reader's move
 */
export async function hintAt(rounds: Rounds, lang: Lang): Promise<Hint | undefined> {
  const { playing, sitting } = rounds;
  const { round } = playing.file;
  const state = stateOf(sitting);
  const view = round.view(state, sitting.you);
  const plain = round.suggest(view);
  if (!plain) return undefined;
  const known = await adviceParts(playing.all.game.id, lang)
    .load()
    .catch(() => null);
  const weighing = known?.advice.weigh(view, round.seen(state, sitting.you)) ?? null;
  const best = weighing && bestOf(weighing, plain);
  const action = best?.action ?? plain;
  const at = sitting.states.length - 1;
  const { text: head } = labelOf(playing, sitting, at, action);
  const { say } = rounds.shown(at, []).scene;
  const text = best && known ? `${displayName(known.words.figures(best))}.` : say.text;
  // A card that is laid off has a button of its own.
  const cards = action.type === 'gui' ? [] : tapsFor(action);
  return { action, cards, say: { tone: 'plain', head, text, rule: weighing?.rule ?? say.rule } };
}

/** The best one; of several the plain one, where it is among them. */
function bestOf({ weighed }: Weighing, plain: Action): Weighing['weighed'][number] | undefined {
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const best = weighed.filter(({ worth }) => worth === most);
  return best.find(({ action }) => isMove(action, plain)) ?? best[0];
}
