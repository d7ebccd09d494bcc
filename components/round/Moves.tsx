import { useEffect, useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type { Action } from '#core/game/round.ts';

/** One thing to do, or several of a kind that differ in an amount. */
export interface Choice {
  readonly type: string;
  readonly ways: readonly {
    readonly action: Action;
    readonly text: string;
    /** Small under it: its price, and what one takes upon oneself. */
    readonly small: string;
  }[];
}

interface Props {
  readonly choices: readonly Choice[];
  /** The cards that the reader has tapped: what is done with them is chosen at once. */
  readonly tapped: readonly Card[];
  /** Why the tapped cards cannot be put down together; empty where they can. */
  readonly refused: string;
  readonly words: {
    /** Of the list of amounts. */
    readonly amount: string;
    readonly choose: string;
    readonly hint: string;
  };
  onMove(action: Action): void;
  onTap(cards: readonly Card[]): void;
}

/** The reader's moves: a button each; where only an amount differs, a list and one button; several cards are tapped first. */
export function Moves({ choices, ...rest }: Props) {
  return (
    <>
      {choices.map((choice, at) =>
        choice.ways.some(({ action }) => action.cards) ? (
          <Play key={choice.type} choice={choice} main={at === 0} {...rest} />
        ) : (
          <Move key={choice.type} choice={choice} main={at === 0} {...rest} />
        ),
      )}
    </>
  );
}

/** Cards are tapped and put down together; a hint taps the next play that is allowed. */
function Play({ choice, tapped, refused, words, onMove, onTap }: MoveProps) {
  const at = choice.ways.findIndex(({ action }) => sameCards(action.cards, tapped));
  const way = choice.ways[at];
  const next = choice.ways[(at + 1) % choice.ways.length];
  return (
    <>
      <button
        type="button"
        class="btn"
        data-move={choice.type}
        aria-disabled={!way}
        onClick={() => way && onMove(way.action)}
      >
        {way?.text ?? words.choose}
        {way?.small && <small>{way.small}</small>}
      </button>
      <button type="button" class="btn b2" data-move="hint" onClick={() => next && onTap(next.action.cards ?? [])}>
        {words.hint}
      </button>
      <p class="refused" role="status">
        {refused}
      </p>
    </>
  );
}

function sameCards(a: readonly Card[] = [], b: readonly Card[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}

type MoveProps = Omit<Props, 'choices'> & { readonly choice: Choice; readonly main: boolean };

function Move({ choice, main, tapped, words, onMove }: MoveProps) {
  const [at, setAt] = useState(0);
  const [card] = tapped;
  useEffect(() => {
    const wanted = card === undefined ? -1 : choice.ways.findIndex(({ action }) => action.card === card);
    if (wanted >= 0) setAt(wanted);
  }, [card]);
  const way = choice.ways[at];
  if (!way) return null;
  const button = (
    <button type="button" class={main ? 'btn' : 'btn b2'} data-move={choice.type} onClick={() => onMove(way.action)}>
      {way.text}
      {way.small && <small>{way.small}</small>}
    </button>
  );
  if (choice.ways.length === 1) return button;
  return (
    <div class="amount">
      <select aria-label={words.amount} value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
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
