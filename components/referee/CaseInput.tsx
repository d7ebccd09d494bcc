import { useEffect, useRef } from 'preact/hooks';
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
  onLeave(): void;
  onType(text: string): void;
}

/**
 * The box in which a case is typed. The highlighted text lies under it, letter on letter, so that the faulty word is marked in
 * place.
 */
export function CaseInput({ text, error, isPart, inWords, unread, chosen, focus, onFocus, onLeave, onType }: Props) {
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
        onBlur={onLeave}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
