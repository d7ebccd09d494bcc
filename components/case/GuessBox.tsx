import { useEffect, useRef, useState } from 'preact/hooks';
import type { Guess as GuessOf } from '#core/game/game-words.ts';
import type { Lang } from '#core/lang.ts';
import type { UiWords } from '#words/vi/ui.ts';
import type { Loaded } from '../loading/loaded.ts';
import { whenLoaded } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import type { WrongGuess } from './mistake.ts';
import { afterRuling } from './parts.ts';

interface Props {
  readonly guess: GuessOf;
  readonly ui: UiWords;
  /** The rule set that is asked about, where it is not the usual one. */
  readonly house?: string | false | undefined;
  /** The verdict can be had without a guess. */
  readonly see?: boolean;
  /** The note on a wrong answer, beside that it is wrong; it is loaded later, or not at all. */
  whyWrong?(chosen: string): Promise<string | undefined>;
  onGuess(chosen: string): void;
}

/** The value for “tell me without a guess”; no player can have this name. */
const SEE = '?';

/**
 * One question before the verdict. Any answer reveals it (by style only, so it works before hydration), and is marked as in an
 * exam.
 */
export function GuessBox({ guess, ui, house, see = true, whyWrong, onGuess }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [why, setWhy] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef<string>();
  const choose = (id: string): void => {
    latest.current = id;
    setChosen(id);
    setWhy(undefined);
    onGuess(id);
    // This choice goes once it is made: its focus stays in the question.
    if (id === SEE) form.current?.querySelector('input')?.focus();
    else if (id !== guess.answer && whyWrong) whenLoaded(whyWrong(id), (text) => latest.current === id && setWhy(text));
  };
  usePart(afterRuling, chosen !== undefined);
  // The question may have been answered before hydration.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) choose(checked.value);
  }, []);
  return (
    <form class="guess" ref={form}>
      <fieldset>
        <legend>
          {guess.question ?? ui.case.guess} {house && <small>{house}</small>}
        </legend>
        <div class={chosen === undefined ? 'opts' : 'opts done'}>
          {guess.options.map(({ id, label }) => (
            <label key={id} class={chosen === undefined ? undefined : markOf(id, chosen, guess)}>
              <input type="radio" name="guess" value={id} checked={chosen === id} onChange={() => choose(id)} />
              <span>{label}</span>
              {chosen !== undefined && <small>{markText(id, chosen, guess, ui)}</small>}
            </label>
          ))}
        </div>
        {see && chosen === undefined && (
          <label class="see">
            <input type="radio" name="guess" value={SEE} onChange={() => choose(SEE)} />
            {ui.case.see}
          </label>
        )}
        <p class="fb" role="status">
          {chosen === guess.answer && <span class="sr-only">{ui.case.right}</span>}
          {chosen !== undefined && chosen !== guess.answer && chosen !== SEE && (
            <span class="why-not">
              <b>{ui.case.wrong}</b> {why ?? ui.case.seeWhy}
            </span>
          )}
        </p>
      </fieldset>
    </form>
  );
}

/** A ring around the right answer, a cross over a wrong guess: by style. */
function markOf(id: string, chosen: string, { answer }: GuessOf): string {
  return id === answer ? 'ok' : id === chosen ? 'x' : 'off';
}

/** Punctuation alone is no answer. */
function markText(id: string, chosen: string, { answer }: GuessOf, { case: { marks } }: UiWords): string {
  if (id === answer) return id === chosen ? marks.hit : marks.right;
  return id === chosen ? marks.wrong : '';
}

/** The note on such a guess. */
export async function whyWrong(guess: WrongGuess, all: Loaded, lang: Lang): Promise<string | undefined> {
  const { mistakeIn } = await afterRuling.load();
  return mistakeIn(guess, all, lang);
}
