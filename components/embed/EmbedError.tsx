import type { CaseError } from '#core/case-error.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { en } from '#words/en/ui/embed/fault.ts';
import { type EmbedFaultWords, vi } from '#words/vi/ui/embed/fault.ts';
import { errorText } from '../referee/error-words.ts';

const WORDS: Readonly<Record<Lang, EmbedFaultWords>> = { vi, en };
const ALL = GAMES.map(({ id }) => id);

/** What is wrong with a text; without text, what the frame needs. Loaded on demand. */
export function EmbedError({ error, lang }: { error: CaseError; lang: Lang }) {
  const words = WORDS[lang];
  const empty = error.code === 'empty';
  // The message for an address without a case; the build wrote it into the page.
  const example = document.querySelector('main')?.dataset['example'];
  // The parser knows the loaded game only; the book has more.
  const named = error.code === 'unknown-game' ? { ...error, known: ALL } : error;
  return (
    <div class="fault" data-code={error.code}>
      <p class="no">{empty ? words.empty : words.withheld}</p>
      <p>{empty ? <code>{example}</code> : errorText(named)}</p>
    </div>
  );
}
