import { useEffect, useRef } from 'preact/hooks';
import type { CaseError } from '../../src/engine/core/case-error.ts';
import { paint } from './paint.ts';

interface Props {
  readonly text: string;
  readonly error: CaseError | undefined;
  /** The box takes the focus each time this grows: the reader goes on typing where a suggestion ended. */
  readonly focus: number;
  onFocus(): void;
  onType(text: string): void;
}

/** The box in which a case is typed. What is painted lies under it, letter on letter, so that the bad word is marked where it stands. */
export function Box({ text, error, focus, onFocus, onType }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus === 0 || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(text.length, text.length);
  }, [focus]);
  return (
    <div class="paper">
      <pre aria-hidden="true">
        {paint(text, error).map((stroke, i) => (
          <span key={i} class={[stroke.look, stroke.bad && 'bad'].filter(Boolean).join(' ')}>
            {stroke.text}
          </span>
        ))}
        {/* An empty last line has its height, and what is missing at the end its mark. */}
        {error && error.at >= text.length ? <span class="bad"> … </span> : ' '}
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
