import { useState } from 'preact/hooks';
import type { RefereeWords } from '../../src/i18n/ui/referee/vi.ts';
import type { GameId } from '../../src/site.ts';
import { questionsOf } from './questions.ts';

interface Props {
  readonly game: GameId;
  readonly words: RefereeWords;
  onAsk(game: GameId, example: string): void;
}

/** What may be asked of a game: each kind of question with a case that asks it. */
export function Asking({ game, words, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  const asks: Readonly<Record<string, string>> = words.asks[game];
  return (
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
  );
}
