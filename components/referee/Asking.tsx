import { useState } from 'preact/hooks';
import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import { GAMES, type GameId } from '../../src/site.ts';
import { questionsOf } from './questions.ts';

interface Props {
  /** The game on the table, or the one that was asked for and is on its way. */
  readonly game: GameId;
  readonly words: RefereeWords;
  onAsk(game: GameId, example: string): void;
}

/** Which game, and what is asked of it: each kind of question with a case that asks it. */
export function Asking({ game, words, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  const asks: Readonly<Record<string, string>> = words.asks[game];
  return (
    <div class="asking">
      <fieldset class="plates">
        <legend>{words.game}</legend>
        {GAMES.map(({ id, ink, name }) => (
          <label key={id} data-g={ink}>
            <input
              type="radio"
              name="game"
              checked={id === game}
              onChange={() => {
                setOpen(true);
                onAsk(id, questionsOf(id)[0]?.example ?? id);
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <details class="asks" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.questions}</summary>
        <ul>
          {questionsOf(game).map(({ id, example }) => (
            <li key={id}>
              <button type="button" data-ask={id} onClick={() => onAsk(game, example)}>
                <b>{asks[id]}</b> <code>{example.replace(/^[^;]*;\s*/, '')}</code>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
