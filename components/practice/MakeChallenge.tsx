import { useState } from 'preact/hooks';
import { loadAgain, part } from '#components/loading/part.ts';
import type { Lang } from '#core/lang.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { GameEntry } from './Start.tsx';

interface Props {
  readonly games: readonly GameEntry[];
  readonly ui: QuizUi;
  readonly lang: Lang;
  onMade(text: string): void;
}

const challengePart = part(() => import('./challenge.ts'));

/** Makes a challenge: the games are chosen, the house rules are the reader's own, and the link holds both. */
export function MakeChallenge({ games, ui, lang, onMade }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(() => games.map(({ id }) => id));
  const [lost, setLost] = useState(false);
  const make = async (): Promise<void> => {
    try {
      const { challengeOn } = await (lost ? loadAgain(challengePart.load) : challengePart.load());
      onMade(await challengeOn(chosen, lang));
    } catch {
      setLost(true);
    }
  };
  return (
    <fieldset class="make-challenge">
      <legend>{ui.challenge.make}</legend>
      <p class="mute s">{ui.challenge.makeLead}</p>
      <div class="which">
        {games.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                setChosen(
                  games
                    .map((game) => game.id)
                    .filter((one) => (one === id ? currentTarget.checked : chosen.includes(one))),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      <button
        type="button"
        class="btn b2"
        data-act="challenge"
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && make()}
      >
        {ui.challenge.go}
      </button>
      <p role="alert" class="s">
        {lost && ui.lost}
      </p>
    </fieldset>
  );
}
