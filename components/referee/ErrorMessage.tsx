import { useEffect, useMemo } from 'preact/hooks';
import { ALL_CARDS, displayCard } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import { formatClaims } from '#core/house/sayings.ts';
import type { Lang } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import { findGame, GAMES } from '#games/index.ts';
import { type Effort, effortOf, MOST_TRIED } from '#src/reading/effort.ts';
import { OTHER_GAMES } from '#src/reading/other-games.ts';
import type { ReadingChoice, TextPlace, WriterQuestion } from '#src/reading/reading.ts';
import { applySuggestion, type Suggestion, suggestMend } from '#src/reading/suggest/suggest.ts';
import { suitAnswers } from '#src/reading/suit-answers.ts';
import { claimsIn } from '#src/reading/who-says-what.ts';
import { fold } from '#src/search/fold.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { spokenCard } from '../cards/Card.tsx';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './error-plate.css?inline';
import { errorText } from './error-words.ts';
import { InWords } from './InWords.tsx';

export { InWords };

addLazyStyle(styles);

const ALL = GAMES.map(({ id }) => id);

interface Props {
  readonly text: string;
  readonly error: CaseError;
  /** A better explanation, where there is one. */
  readonly instead?: string | undefined;
  /** The possible readings, where there are several. */
  readonly ask: WriterQuestion | undefined;
  readonly games: readonly Game[];
  /** The game on the table. */
  readonly home: Game;
  readonly lang: Lang;
  readonly ui: UiWords;
  readonly words: RefereeWords;
  /** How the text was read. @param effort the budget for all attempts on one text */
  read(text: string, effort: Effort): Result<Case, CaseError>;
  onMend(text: string): void;
}

interface TroubleProps extends Props {
  /** No hands were read, and no game was named. */
  readonly handless: boolean;
  /** Cards are missing: it may be a question. */
  readonly lacking: boolean;
  /** No hand was read at all. */
  readonly bare: boolean;
}

/** Why a text has no ruling: an unknown game, a question in words, a question to the writer, or a fault to fix. */
export function Trouble({ handless, lacking, bare, ...props }: TroubleProps) {
  const { text, error, ask, home, lang, words } = props;
  if (isOtherGame(error)) return <OtherGame found={error.found} words={words} />;
  return (
    <InWords text={text} home={home.id} lang={lang} words={words} handless={handless} lacking={lacking} bare={bare}>
      {ask ? <Asked {...props} ask={ask} /> : <Fault {...props} />}
    </InWords>
  );
}

/** Is it a game that people play, but that is not in the book? */
function isOtherGame({ code, found }: CaseError): boolean {
  return code === 'unknown-game' && OTHER_GAMES.has(fold(found).replaceAll('-', ' '));
}

function OtherGame({ found, words }: { readonly found: string; readonly words: RefereeWords }) {
  const names = GAMES.map(({ name }) => name);
  return (
    <div class="err" data-code="unknown-game">
      <Sign />
      <p>{words.otherGame(found, names)}</p>
    </div>
  );
}

function Sign({ found = '' }: { readonly found?: string }) {
  return (
    <span class="x" aria-hidden="true">
      {found.length <= 6 && /[\p{L}\p{N}]/u.test(found) ? `${found}?` : '?'}
    </span>
  );
}

/** One fault, and one tap to fix it. */
function Fault({ text, error, instead, games, home, ui, words, read, onMend }: Props) {
  // The parser knows the loaded games only; the book has more.
  const named = error.code === 'unknown-game' ? { ...error, known: ALL } : error;
  const [suggestion, suits = []] = useMemo(() => {
    const effort = effortOf(MOST_TRIED);
    const tried = (mended: string): Result<Case, CaseError> => read(mended, effort);
    return [suggestMend(text, error, games, home, GAMES, tried), suitAnswers(text, error, tried)];
  }, [text, error]);
  return (
    <div class="err" data-code={error.code}>
      <Sign found={error.found} />
      <p>
        {instead ?? errorText(named)} {error.read && !instead && words.stillRead}
      </p>
      {suggestion && (
        <Button
          data-act="mend"
          onClick={() => onMend(applySuggestion(text, suggestion))}
          text={suggestionWords(suggestion, words)}
        />
      )}
      {suits.length > 0 && (
        <p class="which">
          {suits.map(({ label, text: mended }) => (
            <button key={label} type="button" data-act="suit" onClick={() => onMend(mended)}>
              <span aria-hidden="true">{label}</span>
              <span class="sr-only">{spokenLabel(label, ui)}</span>
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** An ambiguous text: each reading with its case. */
function Asked({ error, ask, ui, onMend }: Props & { readonly ask: WriterQuestion }) {
  const what = ask.about === 'game' ? 'which-game' : 'two-ways';
  return (
    <div class="err asked" data-code={error.code}>
      <Sign />
      <p>{errorText({ ...error, code: 'bad-syntax', what })}</p>
      <ul>
        {ask.answers.map((answer) => (
          <li key={answer.text}>
            <button type="button" data-act="answer" onClick={() => onMend(answer.text)}>
              {ask.about === 'game' ? nameOf(answer) : <Hands {...answer} ui={ui} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ case: { game } }: ReadingChoice): string {
  return findGame(game)?.name ?? game;
}

/** Hands as the notation shows them to people, one a line, and as they are spoken. */
function Hands({ text, case: { fields }, ui }: ReadingChoice & { readonly ui: UiWords }) {
  const [, ...shown] = text.split(/;\s*/);
  return (
    <>
      {shown.map((hand) => (
        <span key={hand} class="line" aria-hidden="true">
          {hand}
        </span>
      ))}
      <span class="sr-only">
        {fields
          .map(({ name, cards }) => {
            const spoken = cards.map((card) => spokenCard(card, ui)).join(', ');
            return `${ui.seatName(name)}: ${spoken || ui.noCards}`;
          })
          .join('; ')}
      </span>
    </>
  );
}

/** `6♦` as it is spoken. */
function spokenLabel(label: string, ui: UiWords): string {
  const card = ALL_CARDS.find((one) => displayCard(one) === label);
  return card === undefined ? label : spokenCard(card, ui);
}

interface UnreadProps extends Pick<Props, 'text' | 'words' | 'onMend'> {
  readonly unread: readonly TextPlace[];
}

/** Unused words, and one tap to remove the first. */
export function UnreadMessage({ text, unread, words, onMend }: UnreadProps) {
  const [first] = unread;
  if (!first) return null;
  const without = `${text.slice(0, first.at).trimEnd()}${text.slice(first.at + first.length)}`;
  return (
    <div class="err unread">
      <p>{words.unread(unread.map(({ found }) => found))}</p>
      <Button
        data-act="leave-out"
        onClick={() => onMend(without)}
        text={words.leaveOut(unread.length > 1 ? first.found : undefined)}
      />
    </div>
  );
}

/** Claims about hands that the cards contradict, and how ambiguous words were read. */
export function Notes({ told }: { readonly told: readonly string[] }) {
  return (
    <ul class="err hint notes">
      {told.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

function suggestionWords({ length, insert }: Suggestion, words: RefereeWords): string {
  const shown = insert.trim();
  if (shown === '') return words.suggest.remove;
  return length === 0 ? words.suggest.add(shown) : words.suggest.change(shown);
}

interface SayingsProps {
  readonly text: string;
  readonly fields: readonly Field[];
  /** It is told already. */
  readonly isTold: boolean;
  readonly words: RefereeWords;
  onClaims(claims: string): void;
}

/** Tells who is right as soon as a text tells what two people say; offers it again to whoever left that. */
export function TwoSayings({ text, fields, isTold, words, onClaims }: SayingsProps) {
  const claims = formatClaims(claimsIn(text, fields), fields);
  useEffect(() => {
    if (claims) onClaims(claims);
  }, [claims]);
  if (!claims || isTold) return null;
  return (
    <p>
      <Button class="link" data-act="claims" onClick={() => onClaims(claims)} text={words.claims} />
    </p>
  );
}
