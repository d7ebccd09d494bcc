import { useEffect, useRef } from 'preact/hooks';
import type { CaseError } from '#core/case-error.ts';
import type { Place } from '#src/reading/reading.ts';
import { paint } from './paint.ts';

interface Props {
  readonly text: string;
  readonly error: CaseError | undefined;
  /** The error is of a part of the text, which is marked; else it is of all of it. */
  readonly isPart: boolean;
  /** The text is in words: what stands where the notation has names is none. */
  readonly inWords: boolean;
  /** Words that were passed over. */
  readonly unread: readonly Place[];
  /** These words are to be chosen, for the reader to write others. */
  readonly chosen: Place | undefined;
  /** The box takes the focus each time this grows: the reader goes on typing where a suggestion ended. */
  readonly focus: number;
  onFocus(): void;
  onLeave(): void;
  onType(text: string): void;
}

/** The box in which a case is typed. What is painted lies under it, letter on letter, so that the bad word is marked where it stands. */
export function Box({ text, error, isPart, inWords, unread, chosen, focus, onFocus, onLeave, onType }: Props) {
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
        {/* An empty last line has its height, and what is missing at the end its mark. */}
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
        onBlur={onLeave}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
