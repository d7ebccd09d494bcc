import type { ContractWords } from '#words/vi/ui/contract.ts';
import type { ReadText } from './link.ts';
import type { ContractFault } from './read.ts';

interface Props {
  readonly text: string;
  /** Undefined while nothing was read. */
  readonly read: ReadText | undefined;
  readonly say: ContractWords;
  onText(text: string): void;
  onRead(): void;
}

/** A box for a code that is read aloud, or a link that is pasted; what is wrong with it stands right under it. */
export function Enter({ text, read, say, onText, onRead }: Props) {
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
        {bad && <Faults {...read} say={say} />}
      </div>
    </form>
  );
}

/** The text once more with the bad parts marked, and a sentence on each. */
function Faults({ held, faults, some, say }: ReadText & { readonly say: ContractWords }) {
  return (
    <>
      <p class="box echo">
        {faults.map(({ at, length }, place) => (
          <span key={at}>
            {held.slice(endOf(faults[place - 1]), at)}
            <mark class="bad">{held.slice(at, at + length) || ' … '}</mark>
          </span>
        ))}
        {held.slice(endOf(faults.at(-1)))}
      </p>
      <div class="err">
        <span class="x" aria-hidden="true">
          ?
        </span>
        <div>
          {faults.map(({ code, at, length }) => (
            <p key={at}>
              {say.faults[code](shorten(held.slice(at, at + length)))}
              <span class="code">
                {say.code} <code class="id">{code}</code>
              </span>
            </p>
          ))}
          {some && <p>{say.stillRead}</p>}
        </div>
      </div>
    </>
  );
}

function endOf(fault: ContractFault | undefined): number {
  return fault ? fault.at + fault.length : 0;
}

function shorten(text: string): string {
  const units = [...text];
  return units.length > 32 ? `${units.slice(0, 31).join('')}…` : text;
}
