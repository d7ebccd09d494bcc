import type { CaseError } from '../../src/engine/core/case-error.ts';
import type { Game } from '../../src/engine/core/game.ts';
import { applySuggestion, inSmallLetters, type Suggestion, suggest } from '../../src/engine/core/notation/suggest.ts';
import { errorWords } from '../../src/i18n/errors.ts';
import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { GAMES, type Lang } from '../../src/site.ts';

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
  onMend(text: string): void;
}

/** What is wrong with a text, its code, and one thing to do about it. */
export function ErrorPlate({ text, error, games, home, lang, ui, words, onMend }: Props) {
  // The reader of cases knows the games that are here; the book has more.
  const told = error.code === 'unknown-game' ? { ...error, known: ALL } : error;
  const suggestion = suggest(text, error, games, home);
  return (
    <div class="err">
      <span class="x" aria-hidden="true">
        {error.found.length > 0 && error.found.length <= 6 ? `${error.found}?` : '?'}
      </span>
      <p>
        {errorWords(told)[lang]} <code class="id">{error.code}</code>
        {error.read && <> {ui.referee.stillRead}</>}
      </p>
      {suggestion && (
        <button type="button" data-act="mend" onClick={() => onMend(applySuggestion(text, suggestion))}>
          {suggestionWords(suggestion, words)}
        </button>
      )}
    </div>
  );
}

type HintProps = Omit<Props, 'error' | 'lang' | 'ui'>;

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
