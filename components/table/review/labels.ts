/** What a move at a table is called: as the button says that makes it. */

import type { Action } from '#core/game/round.ts';
import type { MoveButton } from '#core/game/table-screen.ts';
import { displayName, inside } from '#words/text.ts';
import { type Playing, sceneAt } from '../shown.ts';
import type { Sitting } from '../sitting.ts';

export interface MoveLabel {
  readonly text: string;
  /** Its price, or what it leaves. */
  readonly small: string;
}

/** The button of this move. @param at the state in which it is made */
export function labelOf(playing: Playing, sitting: Sitting, at: number, action: Action): MoveLabel {
  const { card, cards } = action;
  const { offers } = sceneAt(playing, sitting, at, cards ?? (card === undefined ? [] : [card]));
  const wanted = nameOf(action);
  const found = offers.flatMap(buttonsOf).find((button) => nameOf(button.action) === wanted);
  return found ?? { text: displayName(playing.words.may(action)), small: '' };
}

/** Inside a sentence: `tố thêm 2, trả 4`. */
export function insideLabel({ text }: MoveLabel): string {
  return inside(text).replace(': ', ', ');
}

function buttonsOf(offer: MoveButton): readonly (MoveLabel & { readonly action: Action })[] {
  if (offer.kind === 'step') return offer.ways;
  return offer.kind === 'move' ? [offer] : [];
}

/** The order of cards that are put down together says nothing. */
function nameOf(action: Action): string {
  return JSON.stringify({ ...action, cards: action.cards?.toSorted((one, other) => one - other) });
}
