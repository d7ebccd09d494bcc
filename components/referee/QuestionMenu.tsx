import { useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { RefereeQuestion } from '#core/game/book.ts';
import { findGame, GAMES, type GameId } from '#games/index.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';

interface Props {
  readonly game: GameId;
  readonly questions: readonly RefereeQuestion[];
  /** What each question is, by its id. */
  readonly asks: Readonly<Record<string, string>>;
  readonly words: RefereeWords;
  onAsk(game: GameId, example: string): void;
}

/** What may be asked of a game: each kind of question with a case that asks it. */
export function QuestionMenu({ game, questions, asks, words, onAsk }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold asks" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.questions}</summary>
      <ul>
        {questions.map(({ id, example }) => (
          <li key={id}>
            <button type="button" data-question={id} onClick={() => onAsk(game, example)}>
              <b>{asks[id]}</b> <code>{example.replace(/^[^;]*;\s*/, '')}</code>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What may be asked of each game, by its id; the build puts it into the page. */
export type Questions = Readonly<Record<string, readonly RefereeQuestion[]>>;

/** The case that asks the commonest question of a game. */
export function firstQuestion(questions: Questions, game: GameId): string {
  return questions[game]?.[0]?.example ?? game;
}

/** The game that a case belongs to, as the site knows it. */
export function gameIdOf({ game }: Pick<Case, 'game'>): GameId {
  return (findGame(game) ?? GAMES[0]).id;
}
