import { useEffect, useRef, useState } from 'preact/hooks';
import type { Guess as GuessOf } from '#core/game/game-words.ts';
import type { UiWords } from '#words/ui/vi.ts';

interface Props {
  readonly guess: GuessOf | undefined;
  readonly ui: UiWords;
  onGuess(): void;
}

/** Who wins? Any answer uncovers the verdict (by style alone, so it works before a script runs). */
export function Guess({ guess, ui, onGuess }: Props) {
  const [chosen, setChosen] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const choose = (id: string): void => {
    setChosen(id);
    onGuess();
  };
  // Somebody quick has answered before the script came.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked) choose(checked.value);
  }, []);
  if (!guess) return null;
  return (
    <form class="guess" ref={form}>
      <fieldset>
        <legend>{guess.question ?? ui.case.guess}</legend>
        <div class="opts">
          {guess.options.map(({ id, label }) => (
            <label key={id}>
              <input type="radio" name="guess" value={id} checked={chosen === id} onChange={() => choose(id)} />
              {label}
            </label>
          ))}
        </div>
        <p class="fb" role="status">
          {chosen !== undefined && (
            <>
              <b>{chosen === guess.answer ? ui.case.right : ui.case.wrong}</b> {ui.case.seeWhy}
            </>
          )}
        </p>
      </fieldset>
    </form>
  );
}
