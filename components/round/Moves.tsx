import { useEffect, useState } from 'preact/hooks';
import type { Card } from '../../src/engine/core/card.ts';
import type { Action, Option } from '../../src/engine/core/round.ts';
import type { RoundWords } from '../../src/i18n/round-words.ts';

/** One thing to do, or several of a kind that differ in an amount. */
export interface Choice {
  readonly type: string;
  readonly ways: readonly { readonly action: Action; readonly text: string; readonly warns?: string | undefined }[];
}

/** What may be done, those of one type together. */
export function choicesOf(options: readonly Option[], words: RoundWords): Choice[] {
  const types = [...new Set(options.map(({ action }) => action.type))];
  return types.map((type) => ({
    type,
    ways: options
      .filter(({ action }) => action.type === type)
      .toSorted((a, b) => heightOf(b.action) - heightOf(a.action))
      .map(({ action, warns }) => ({ action, text: words.move(action), warns: warns && words.warns[warns] })),
  }));
}

interface Props {
  readonly choices: readonly Choice[];
  /** The card that the reader has tapped: what is done with it is chosen at once. */
  readonly card?: Card | undefined;
  /** Of the list of amounts. */
  readonly label: string;
  onMove(action: Action): void;
}

/** The reader's moves: a button each; where only an amount differs, a list and one button. */
export function Moves({ choices, card, label, onMove }: Props) {
  return (
    <>
      {choices.map((choice, at) => (
        <Move key={choice.type} choice={choice} main={at === 0} card={card} label={label} onMove={onMove} />
      ))}
    </>
  );
}

type MoveProps = Omit<Props, 'choices'> & { readonly choice: Choice; readonly main: boolean };

function Move({ choice, main, card, label, onMove }: MoveProps) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const tapped = card === undefined ? -1 : choice.ways.findIndex(({ action }) => cardIn(action) === card);
    if (tapped >= 0) setAt(tapped);
  }, [card]);
  const way = choice.ways[at];
  if (!way) return null;
  const button = (
    <button type="button" class={main ? 'btn' : 'btn b2'} data-move={choice.type} onClick={() => onMove(way.action)}>
      {way.text}
      {way.warns && <small>{way.warns}</small>}
    </button>
  );
  if (choice.ways.length === 1) return button;
  return (
    <div class="amount">
      <select aria-label={label} value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
        {choice.ways.map(({ text }, i) => (
          <option key={`${i} ${text}`} value={i}>
            {text}
          </option>
        ))}
      </select>
      {button}
    </div>
  );
}

/** Cards stand in the list from the king down: it is the high ones that are thrown away first. */
function heightOf(action: Action): number {
  const card = cardIn(action);
  return typeof card === 'number' ? card % 13 : 0;
}

/** The card that an action is done with, in games where it is done with one. */
export function cardIn(action: Action): unknown {
  return 'card' in action ? action.card : undefined;
}
