import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Card, cardOf, RANKS } from '#core/card.ts';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { Deck } from './Deck.tsx';
import { rememberFourColours, useFourColours } from './four-colours.ts';
import { PickedCards } from './PickedCards.tsx';
import styles from './picker.css?inline';
import { pickerWords } from './picker-words.ts';
import { TypedCard } from './TypedCard.tsx';
import { useDeckFocus } from './use-deck-focus.ts';
import { type PickedHand, useHand } from './use-hand.ts';

addLazyStyle(styles);

interface Props extends PickedHand {
  /** Whose hand: a player's name, or `cai`. */
  readonly name: string;
  /** What the hand is worth so far, large and small. */
  readonly worth: { readonly sum: string; readonly state: string };
  onClose(): void;
}

/** The deck as a sheet: tap a card to put it in the hand or take it out; or type it; or walk with the arrows. */
export function CardPicker({ name, worth, onClose, ...hand }: Props) {
  const { cards, max, holders, hasCard, ui } = hand;
  const words = pickerWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const ranks = RANKS.filter((rank) => hasCard(cardOf(rank, 'S')));
  const { focus, setFocus, focusOn, walk } = useDeckFocus(dialog, typed, cards[0], ranks);
  const { said, toggle, toggleTyped, clear } = useHand(hand, words);
  const titleId = useId();
  const noteId = useId();
  const four = useFourColours();
  useSheet(dialog);
  const close = (): void => dialog.current?.close();
  const takeOut = (card: Card): void => {
    // The button of the face disappears, so the focus moves on to the card's place in the deck.
    toggle(card);
    focusOn(card);
  };

  return (
    <dialog ref={dialog} class={`sheet${four ? ' four' : ''}`} aria-labelledby={titleId} onClose={onClose}>
      <div class="inner">
        <div class="bar">
          <h2 id={titleId}>{words.title(name)}</h2>
          <button type="button" aria-pressed={four} onClick={() => rememberFourColours(!four)}>
            {words.four}
          </button>
          <button type="button" aria-label={words.close} onClick={close}>
            <svg viewBox="0 0 24 24" width="22" height="22" class="stroke" aria-hidden="true">
              <path d="m4 4 16 16M20 4 4 20" />
            </svg>
          </button>
        </div>
        <PickedCards cards={cards} max={max} worth={worth} words={words} ui={ui} onOut={takeOut} />
        <Deck
          ranks={ranks}
          held={cards}
          holders={holders}
          focus={focus}
          words={words}
          ui={ui}
          onFocus={setFocus}
          onKey={walk}
          onCard={toggle}
        />
        <TypedCard input={typed} noteId={noteId} words={words} onType={toggleTyped} />
        <p id={noteId} class="xs mute note" role="status">
          {said || words.heldNote}
        </p>
        <div class="done">
          <button type="button" class="btn b2" onClick={clear}>
            {words.clear}
          </button>
          <button type="button" class="btn" onClick={close}>
            {words.done}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Opens a dialog over the page while its component is mounted, with the focus on its first focusable element. */
function useSheet(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const sheet = dialog.current;
    // A tap beside the sheet closes it, as everybody expects; the keyboard has Escape and the buttons.
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === sheet) sheet?.close();
    };
    sheet?.addEventListener('click', closeBeside);
    sheet?.showModal();
    sheet?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return () => sheet?.close();
  }, []);
}
