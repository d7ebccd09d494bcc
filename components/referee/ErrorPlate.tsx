import { cardOf, displayCard, SUITS } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { Place } from '#src/reading/reading.ts';
import { applySuggestion, inSmallLetters, type Suggestion, suggest } from '#src/reading/suggest/suggest.ts';
import type { Result } from '#core/result.ts';
import { GAMES } from '#games/index.ts';
import { errorWords } from '#words/errors/errors.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { lateStyle } from '../shell/late-style.ts';
import styles from './error-plate.css?inline';

export { InWords } from './InWords.tsx';

lateStyle(styles);

const ALL = GAMES.map(({ id }) => id);

interface Props {
  readonly text: string;
  readonly error: CaseError;
  readonly games: readonly Game[];
  /** The game on the table. */
  readonly home: Game;
  readonly lang: Lang;
  readonly ui: UiWords;
  readonly words: RefereeWords;
  /** How the text was read. */
  read(text: string): Result<Case, CaseError>;
  onMend(text: string): void;
}

/** What is wrong with a text, one thing to do about it, and below both the code for who reports it. */
export function ErrorPlate({ text, error, games, home, lang, ui, words, read, onMend }: Props) {
  // The reader of cases knows the games that are here; the book has more.
  const named = error.code === 'unknown-game' ? { ...error, known: ALL } : error;
  const suggestion = suggest(text, error, games, home, GAMES, read);
  return (
    <div class="err">
      <span class="x" aria-hidden="true">
        {error.found.length <= 6 && /[\p{L}\p{N}]/u.test(error.found) ? `${error.found}?` : '?'}
      </span>
      <p>
        {errorWords(named)[lang]} {error.read && words.stillRead}
      </p>
      {suggestion && (
        <button type="button" data-act="mend" onClick={() => onMend(applySuggestion(text, suggestion))}>
          {suggestionWords(suggestion, words)}
        </button>
      )}
      {error.code === 'bad-card' && error.why === 'no-suit' && error.alone && (
        <p class="which">
          {SUITS.map((suit) => (
            <button
              key={suit}
              type="button"
              data-act="suit"
              onClick={() => onMend(applySuggestion(text, { ...error, insert: displayCard(cardOf(error.rank, suit)) }))}
            >
              <span aria-hidden="true">{displayCard(cardOf(error.rank, suit))}</span>
              <span class="sr-only">{ui.cardName(ui.ranks[error.rank], ui.suits[suit])}</span>
            </button>
          ))}
        </p>
      )}
      <p class="code">
        {words.code} <code class="id">{error.code}</code>
      </p>
    </div>
  );
}

interface UnreadProps extends Pick<Props, 'text' | 'words' | 'onMend'> {
  readonly unread: Place;
}

/** A word that was passed over, and one tap to leave it out. */
export function UnreadPlate({ text, unread: { at, length, found }, words, onMend }: UnreadProps) {
  const without = `${text.slice(0, at).trimEnd()}${text.slice(at + length)}`;
  return (
    <div class="err unread">
      <p>{words.unread(found)}</p>
      <button type="button" data-act="leave-out" onClick={() => onMend(without)}>
        {words.leaveOut}
      </button>
    </div>
  );
}

type HintProps = Omit<Props, 'error' | 'lang' | 'ui' | 'read'>;

/** A word about a case that reads well, and perhaps not as it was meant: a phone wrote a capital. Nothing where there is none. */
export function CapitalHint({ text, games, home, words, onMend }: HintProps) {
  const small = inSmallLetters(text, games, home);
  if (!small) return null;
  return (
    <div class="err hint">
      <p>
        {words.capital(
          text
            .slice(small.at, small.at + small.length)
            .split('\n')[0]
            ?.replace(/\s*:.*/, '') ?? '',
        )}
      </p>
      <button type="button" data-act="small" onClick={() => onMend(applySuggestion(text, small))}>
        {words.small}
      </button>
    </div>
  );
}

function suggestionWords({ length, insert }: Suggestion, words: RefereeWords): string {
  const shown = insert.trim();
  if (shown === '') return words.suggest.remove;
  return length === 0 ? words.suggest.add(shown) : words.suggest.change(shown);
}
