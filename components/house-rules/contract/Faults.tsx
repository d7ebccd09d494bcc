import type { LazyWords } from '#words/ui/contract/late/vi.ts';
import type { ReadText } from './Enter.tsx';
import type { ContractFault } from './read.ts';

/** The text once more with the bad parts marked, and a sentence on each. */
export function Faults({ held, faults, some, say }: ReadText & { readonly say: LazyWords }) {
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
