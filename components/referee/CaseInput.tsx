import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CaseError } from '#core/case-error.ts';
import type { TextPlace } from '#src/reading/reading.ts';
import { paint } from './paint.ts';

interface Props {
  readonly text: string;
  readonly error: CaseError | undefined;
  /** The error is in a part of the text, which is marked; else it is about all of it. */
  readonly isPart: boolean;
  /** The text is free text, so names are not highlighted as in the notation. */
  readonly inWords: boolean;
  /** Unused words. */
  readonly unread: readonly TextPlace[];
  /** Select these words, so that the reader can replace them. */
  readonly chosen: TextPlace | undefined;
  /** The box takes the focus whenever this increases, with the caret at the end of a suggestion. */
  readonly focus: number;
  onFocus(): void;
  onType(text: string): void;
}

/**
 * The box in which a case is typed. The highlighted text lies under it, letter on letter, so that the faulty word is marked in
 * place.
 */
export function CaseInput({ text, error, isPart, inWords, unread, chosen, focus, onFocus, onType }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus === 0 || !box.current) return;
    box.current.focus();
    const { at, length } = chosen ?? { at: text.length, length: 0 };
    box.current.setSelectionRange(at, at + length);
  }, [focus]);
  return (
    <div class="paper">
      <pre aria-hidden="true">
        {paint(text, isPart ? error : undefined, ...unread).map((stroke, i) => (
          <span
            key={i}
            class={[(stroke.look !== 'name' || !inWords) && stroke.look, stroke.bad && 'bad'].filter(Boolean).join(' ')}
          >
            {stroke.text}
          </span>
        ))}
        {/* An empty last line keeps its height, and something missing at the end its mark. */}
        {isPart && error && error.at >= text.length ? <span class="bad"> … </span> : ' '}
      </pre>
      <textarea
        id="case-text"
        ref={box}
        rows={1}
        value={text}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'case-error' : 'case-help'}
        onFocus={onFocus}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

/** A part that has not changed for so long is announced, in milliseconds: typing changes it with every letter. */
const PAUSE = 700;

interface SpokenProps {
  /** The part of the page whose words are announced; it is no live region itself. */
  readonly of: RefObject<HTMLElement>;
  /** What is being typed: a letter that changes nothing in the part is typing, too. */
  readonly typed: string;
}

/** What stands in a part of the page, announced to screen readers once typing has paused. */
export function SpokenLater({ of, typed }: SpokenProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(later);
      later = setTimeout(() => setSaid(wordsIn(of.current).trim()), PAUSE);
    };
    wait();
    // Some of it is loaded late.
    const watch = new MutationObserver(wait);
    if (of.current) watch.observe(of.current, { childList: true, subtree: true });
    return () => {
      clearTimeout(later);
      watch.disconnect();
    };
  }, [typed]);
  return (
    <p class="sr-only" role="alert">
      {said}
    </p>
  );
}

/** The words of a part, without those that are for eyes alone. */
function wordsIn(part: Node | null): string {
  if (part instanceof Text) return part.data;
  if (part instanceof Element && part.ariaHidden) return '';
  return [...(part?.childNodes ?? [])].map(wordsIn).join(' ');
}
