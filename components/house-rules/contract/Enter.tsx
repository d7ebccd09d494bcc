import type { ContractWords } from '#words/vi/ui/contract.ts';
import type { ReadText } from './link.ts';
import type { LazyParts } from './use-contract.ts';

interface Props {
  readonly text: string;
  /** Undefined while nothing was read. */
  readonly read: ReadText | undefined;
  readonly late: LazyParts | undefined;
  readonly say: ContractWords;
  onText(text: string): void;
  onRead(): void;
}

/** A box for a code that is read aloud, or a link that is pasted; what is wrong with it stands right under it. */
export function Enter({ text, read, late, say, onText, onRead }: Props) {
  const bad = read !== undefined && read.faults.length > 0;
  return (
    <form
      class="nota enter"
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <label for="house-text">{say.enter}</label>
      <div class="row">
        <input
          id="house-text"
          type="text"
          class="box"
          value={text}
          placeholder={say.enterHint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={bad}
          aria-describedby={bad ? 'house-faults' : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say.read}
        </button>
      </div>
      <div id="house-faults" role="alert">
        {bad && late && <late.Faults {...read} say={late.say} />}
      </div>
    </form>
  );
}
