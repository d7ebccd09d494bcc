import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type Card, cardOf, isRed, RANKS, type Rank, rankOf, SUITS, suitOf } from '#core/card.ts';
import { parseCard } from '#core/notation/read-text.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardFace, fan, spokenCard } from '../Card.tsx';
import { rememberFourColours, useFourColours } from '../four-colours.ts';
import styles from './picker.css?inline';
import { pickerWords } from './picker-words.ts';

const words = pickerWords(undefined);

interface Props {
  /** Whose hand: a player's name, or `cai`. */
  readonly name: string;
  readonly cards: readonly Card[];
  readonly max: number;
  /** Who holds each card that is taken elsewhere. */
  readonly holders: ReadonlyMap<Card, string>;
  hasCard(card: Card): boolean;
  /** What the hand is worth so far, large and small. */
  readonly worth: { readonly sum: string; readonly state: string };
  readonly ui: UiWords;
  onCards(cards: readonly Card[]): void;
  onClose(): void;
}

/** The deck as a sheet: tap a card to put it in the hand or take it out; or type it; or walk with the arrows. */
export function CardPicker({ name, cards, max, holders, hasCard, worth, ui, onCards, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const ranks = ranksOf(hasCard);
  const [focus, setFocus] = useState<Card>(cards[0] ?? cardOf(ranks[0] ?? 'A', 'S'));
  const [said, setSaid] = useState('');
  const [text, setText] = useState('');
  const titleId = useId();
  const noteId = useId();
  const four = useFourColours();

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
    if (cards.length >= max) {
      setSaid(words.full(max));
      return false;
    }
    onCards([...cards, card]);
    setSaid(words.added(spoken));
    return true;
  };

  const clear = (): void => {
    onCards([]);
    setSaid(words.cleared);
  };

  const addTyped = (event: Event): void => {
    event.preventDefault();
    const card = parseCard(text);
    if (card === undefined) setSaid(words.bad(text));
    else if (toggle(card)) setText('');
  };

  const focusOn = (card: Card): void => dialog.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const next = step(focus, ranks);
      setFocus(next);
      focusOn(next);
    } else if (/^[\p{L}\p{Nd}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed.current?.focus();
    }
  };

  return (
    <dialog ref={dialog} class={`sheet${four ? ' four' : ''}`} aria-labelledby={titleId} onClose={onClose}>
      <style>{styles}</style>
      <div class="inner">
        <div class="bar">
          <h2 id={titleId}>{words.title(name)}</h2>
          <button type="button" aria-pressed={four} onClick={() => rememberFourColours(!four)}>
            {words.four}
          </button>
          <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 24 24" width="22" height="22" class="stroke" aria-hidden="true">
              <path d="m4 4 16 16M20 4 4 20" />
            </svg>
          </button>
        </div>
        <div class="now">
          <div class="held">
            <ul class="hand" style={fan(Math.min(cards.length + 1, max))} aria-label={words.hand}>
              {cards.map((card) => (
                <li key={card}>
                  <button
                    type="button"
                    class="out"
                    aria-label={words.remove(spokenCard(card, ui))}
                    onClick={() => {
                      // The face goes away, and the focus with it: on to the card's place in the deck.
                      toggle(card);
                      focusOn(card);
                    }}
                  >
                    <CardFace card={card} ui={ui} />
                  </button>
                </li>
              ))}
              {cards.length < max && <li class="card slot" aria-hidden="true" />}
            </ul>
          </div>
          <p class="sum">
            {worth.sum}
            <small>{worth.state}</small>
          </p>
        </div>
        <div class="pickgrid" style={`--cols:${Math.ceil((ranks.length + 1) / 2)}`}>
          {SUITS.map((suit) => (
            <fieldset
              key={suit}
              class={`suitrow ${suit === 'H' || suit === 'D' ? 'r' : ''} ${suit.toLowerCase()}`}
              aria-label={ui.suits[suit]}
            >
              <span class="lab" />
              {ranks.map((rank) => {
                const card = cardOf(rank, suit);
                const holder = holders.get(card);
                const spoken = spokenCard(card, ui);
                return (
                  <button
                    key={card}
                    type="button"
                    data-card={card}
                    tabIndex={card === focus ? 0 : -1}
                    aria-pressed={cards.includes(card)}
                    aria-disabled={holder !== undefined}
                    aria-label={holder === undefined ? spoken : words.held(spoken, holder)}
                    class={isRed(card) ? 'r' : undefined}
                    onFocus={() => setFocus(card)}
                    onKeyDown={walk}
                    onClick={() => toggle(card)}
                  >
                    {holder === undefined ? rank : <s>{rank}</s>}
                  </button>
                );
              })}
            </fieldset>
          ))}
        </div>
        <form class="typed" onSubmit={addTyped}>
          <label>
            <span>{words.type}</span>
            <input
              ref={typed}
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
        <p id={noteId} class="xs mute note" role="status">
          {said || words.heldNote}
        </p>
        <div class="done">
          <button type="button" class="btn b2" onClick={clear}>
            {words.clear}
          </button>
          <button type="button" class="btn" onClick={() => dialog.current?.close()}>
            {words.done}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** The ranks of the house's deck. */
function ranksOf(hasCard: (card: Card) => boolean): Rank[] {
  return RANKS.filter((rank) => hasCard(cardOf(rank, 'S')));
}

/** Where the arrows lead among these ranks; the deck wraps round in both directions. */
const STEPS: Readonly<Record<string, (from: Card, ranks: readonly Rank[]) => Card>> = {
  ArrowRight: (from, ranks) => move(from, ranks, 0, 1),
  ArrowLeft: (from, ranks) => move(from, ranks, 0, -1),
  ArrowDown: (from, ranks) => move(from, ranks, 1, 0),
  ArrowUp: (from, ranks) => move(from, ranks, -1, 0),
  Home: (from, ranks) => cardOf(ranks[0] ?? 'A', suitOf(from)),
  End: (from, ranks) => cardOf(ranks.at(-1) ?? 'K', suitOf(from)),
};

function move(from: Card, ranksHere: readonly Rank[], suits: number, ranks: number): Card {
  const suit = SUITS.at((SUITS.indexOf(suitOf(from)) + suits) % SUITS.length) ?? 'S';
  const rank = ranksHere.at((ranksHere.indexOf(rankOf(from)) + ranks) % ranksHere.length) ?? 'A';
  return cardOf(rank, suit);
}
