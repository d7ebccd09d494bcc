import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import type { PickerWords } from '#words/ui/picker/vi.ts';

interface Props {
  readonly input: Ref<HTMLInputElement>;
  /** The id of the element that reports the result. */
  readonly noteId: string;
  readonly words: PickerWords;
  /** Called with what was typed; true where it was understood and the box may be emptied. */
  onType(text: string): boolean;
}

/** A box to type a card into. */
export function TypedCard({ input, noteId, words, onType }: Props) {
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
