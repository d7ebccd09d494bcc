import { useId, useRef } from 'preact/hooks';
import { type Card, cardOf, RANKS } from '#core/card.ts';
import { addLazyStyle } from '../../shell/lazy-style.ts';
import { Deck } from './Deck.tsx';
import { useFourColours } from './four-colours.ts';
import { PickedCards } from './PickedCards.tsx';
import { PickerBar } from './PickerBar.tsx';
import styles from './picker.css?inline';
import { pickerWords } from './picker-words.ts';
import { TypedCard } from './TypedCard.tsx';
import { useDeckFocus } from './use-deck-focus.ts';
import { type PickedHand, useHand } from './use-hand.ts';
import { useSheet } from './use-sheet.ts';

addLazyStyle(styles);

const words = pickerWords(undefined);

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
        <PickerBar titleId={titleId} name={name} four={four} words={words} onClose={close} />
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
