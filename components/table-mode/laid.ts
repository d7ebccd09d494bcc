/** What lies on the table, whichever page it comes from. */

import type { ComponentChildren } from 'preact';
import type { VerdictWords } from '#core/game/game-words.ts';
import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import type { UiWords } from '#words/vi/ui.ts';

export interface HandOnTable {
  readonly name: string;
  /** What it is worth, in a word or a number. */
  readonly sum: string;
  /** Undefined where its cards are left out. */
  readonly cards?: ComponentChildren;
  /** How many cards it has. */
  readonly count: number;
}

export interface Laid extends VerdictWords {
  /** The game's colour. */
  readonly ink: string | undefined;
  /** What the verdict hangs on, below its reason. */
  readonly conditions: readonly string[];
  readonly hands: readonly HandOnTable[];
  /** All of it as it is read aloud. */
  readonly spoken: string;
}

/** A reason of so many letters is read from across the table. */
export const BRIEF = 20;

/**
 * A reason as it is read from afar. Reasons end with what was compared: `Hai bên cùng đủ, điểm cao hơn thì ăn: 19 hơn 18.` is
 * `19 hơn 18.` Where the end has no number, or is long, the whole reason stands.
 * @param names of the players: a number in one of them is nothing that was compared
 */
export function briefReason(why: string, names: readonly string[]): string {
  const end = why.slice(why.lastIndexOf(': ') + 1).trim();
  const named = new Set(names.flatMap(wordsIn));
  const isCompared = wordsIn(end).some((word) => /\d/.test(word) && !named.has(word));
  return end.length <= BRIEF && isCompared ? end : why;
}

function wordsIn(text: string): readonly string[] {
  return text.toLocaleLowerCase('vi').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The lines of a verdict but those that are said below all of them. */
export function linesAlone({ lines, why }: VerdictWords, conditions: readonly string[]): VerdictWords['lines'] {
  return lines.filter(({ text }) => text !== why && !conditions.includes(text));
}

const CARD = /(10|[2-9AJQK])([♠♥♦♣])/gu;
const SUITS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' } as const;

/** A sentence for a voice: signs as words, and cards by their names. @param ui left out where there are no cards */
export function spokenText(text: string, say: TableModeWords, ui?: UiWords): string {
  return text
    .replace(CARD, (whole, rank: string, suit: string) => {
      const name = Object.entries(ui?.ranks ?? {}).find(([one]) => one === rank)?.[1];
      const sign = Object.entries(SUITS).find(([one]) => one === suit)?.[1];
      return ui && name && sign ? ui.cardName(name, ui.suits[sign]) : whole;
    })
    .replaceAll('+', ` ${say.signs.plus} `)
    .replaceAll('−', ` ${say.signs.minus} `)
    .replaceAll('×', ` ${say.signs.times} `)
    .replaceAll('=', ` ${say.signs.is} `)
    .replace(/[()“”]/gu, ' ')
    .replace(/;/gu, ',')
    .replace(/\s+([,.:])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}
