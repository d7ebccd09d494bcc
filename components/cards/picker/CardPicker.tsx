import type { Ref, RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { WORD_LANG } from '#components/loading/word-langs.ts';
import { Button } from '#components/page/controls.tsx';
import { remembered } from '#components/storage/remembered.ts';
import { type Card, cardOf, RANKS } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import type { PickerWords } from '#words/vi/ui/picker.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { CardFace, fan, spokenCard } from '../Card.tsx';
import { UnknownCard } from '../OpenHand.tsx';
import { Deck, useDeckFocus } from './Deck.tsx';
import styles from './picker.css?inline';
import { pickerWords } from './picker-words.ts';

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
  const { cards, holders, hasCard, ui } = hand;
  const words = pickerWords[WORD_LANG];
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const ranks = RANKS.filter((rank) => hasCard(cardOf(rank, 'S')));
  const { focus, setFocus, focusOn, walk } = useDeckFocus(dialog, typed, cards[0], ranks);
  const { said, toggle, toggleTyped, addUnknown, clear } = useHand(hand, words);
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
          <Button aria-pressed={four} onClick={() => rememberFourColours(!four)} text={words.four} />
          <button type="button" aria-label={words.close} onClick={close}>
            <svg viewBox="0 0 24 24" width="22" height="22" class="stroke" aria-hidden="true">
              <path d="m4 4 16 16M20 4 4 20" />
            </svg>
          </button>
        </div>
        <PickedCards {...hand} worth={worth} words={words} onOut={takeOut} />
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
          <Button class="btn b2" onClick={clear} text={words.clear} />
          {hand.onUnknown && (
            <Button class="btn b2" data-act="unknown" aria-label={words.unknown} onClick={addUnknown} text="?" />
          )}
          <Button class="btn" onClick={close} text={words.done} />
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

const choice = remembered('four-colours');

/** Does the reader want four colours for the four suits? The whole page follows, by a class on <html>. */
function useFourColours(): boolean {
  const [four, setFour] = useState(false);
  useEffect(() => {
    const follow = (text: string): void => {
      setFour(text === 'yes');
      document.documentElement.classList.toggle('four', text === 'yes');
    };
    follow(choice.get());
    return choice.listen(follow);
  }, []);
  return four;
}

function rememberFourColours(wanted: boolean): void {
  choice.set(wanted ? 'yes' : '');
}

type PickedCardsProps = Pick<Props, 'cards' | 'unknown' | 'max' | 'worth' | 'ui' | 'onUnknown'> & {
  readonly words: PickerWords;
  onOut(card: Card): void;
};

/** The hand as it is now, each card a button that takes it out, and what it is worth. */
function PickedCards({ cards, unknown = 0, max, worth, words, ui, onOut, onUnknown }: PickedCardsProps) {
  const size = cards.length + unknown;
  return (
    <div class="now">
      <div class="held">
        <ul class="hand" style={fan(Math.min(size + 1, max))} aria-label={words.hand}>
          {cards.map((card) => (
            <li key={card}>
              <button
                type="button"
                class="out"
                aria-label={words.remove(spokenCard(card, ui))}
                onClick={() => onOut(card)}
              >
                <CardFace card={card} ui={ui} />
              </button>
            </li>
          ))}
          {Array.from({ length: unknown }, (_, at) => (
            <li key={`?${at}`}>
              <button
                type="button"
                class="out"
                aria-label={words.remove(ui.cardBack)}
                onClick={() => onUnknown?.(unknown - 1)}
              >
                <UnknownCard ui={ui} />
              </button>
            </li>
          ))}
          {size < max && <li class="card slot" aria-hidden="true" />}
        </ul>
      </div>
      <p class="sum">
        {worth.sum}
        <small>{worth.state}</small>
      </p>
    </div>
  );
}

interface TypedCardProps {
  readonly input: Ref<HTMLInputElement>;
  /** The id of the element that reports the result. */
  readonly noteId: string;
  readonly words: PickerWords;
  /** Called with what was typed; true where it was understood and the box may be emptied. */
  onType(text: string): boolean;
}

/** A box to type a card into. */
function TypedCard({ input, noteId, words, onType }: TypedCardProps) {
  const [text, setText] = useState('');
  const add = (event: Event): void => {
    event.preventDefault();
    if (onType(text)) setText('');
  };
  return (
    <form class="typed" onSubmit={add}>
      <label>
        <span>{words.type}</span>
        <input
          ref={input}
          value={text}
          placeholder={words.typeHint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          aria-describedby={noteId}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn b2">
        {words.add}
      </button>
    </form>
  );
}

/** A hand being edited, and the deck that it is taken from. */
interface PickedHand {
  readonly cards: readonly Card[];
  /** How many more cards it has that nobody has told. */
  readonly unknown?: number;
  readonly max: number;
  /** Who holds each card that is taken elsewhere. */
  readonly holders: ReadonlyMap<Card, string>;
  readonly ui: UiWords;
  hasCard(card: Card): boolean;
  onCards(cards: readonly Card[]): void;
  /** Left out where every card must be known. */
  readonly onUnknown?: ((count: number) => void) | undefined;
  /** Takes out the unknown cards as well; by default `onCards` with none. */
  onClear?(): void;
}

/** Cards put in and taken out, and the message about the last one. */
function useHand(hand: PickedHand, words: PickerWords) {
  const { cards, unknown = 0, max, holders, ui, hasCard, onCards, onUnknown, onClear = () => onCards([]) } = hand;
  const [said, setSaid] = useState('');

  /** Puts a card in or takes it out; says what happened. */
  const toggle = (card: Card): boolean => {
    const spoken = spokenCard(card, ui);
    const holder = holders.get(card);
    if (holder !== undefined || !hasCard(card)) {
      setSaid(holder === undefined ? ui.case.notInDeck(spoken) : words.taken(spoken, holder));
      return false;
    }
    if (cards.includes(card)) {
      onCards(cards.filter((held) => held !== card));
      setSaid(words.removed(spoken));
      return true;
    }
    // A card takes an unknown place, where there is one.
    if (cards.length >= max) {
      setSaid(words.full(max));
      return false;
    }
    onCards([...cards, card]);
    setSaid(words.added(spoken));
    return true;
  };

  const addUnknown = (): void => {
    if (cards.length + unknown >= max) {
      setSaid(words.full(max));
      return;
    }
    onUnknown?.(unknown + 1);
    setSaid(words.added(ui.cardBack));
  };

  return {
    said,
    toggle,
    addUnknown,
    /** Puts in a card as typed; false where there is no such card, or it is not available. */
    toggleTyped(text: string): boolean {
      if (text.trim() === '?' && onUnknown) {
        addUnknown();
        return true;
      }
      const card = parseCard(text);
      if (card !== undefined) return toggle(card);
      setSaid(words.bad(text));
      return false;
    },
    clear(): void {
      onClear();
      setSaid(words.cleared);
    },
  };
}
