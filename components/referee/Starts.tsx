import { type GameId, gameOf } from '#games/index.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import { Button } from '../page/controls.tsx';

/** What somebody may tell the referee, as people say it. */
export interface ToldStart {
  readonly game: GameId;
  readonly text: string;
}

interface Props {
  readonly starts: readonly ToldStart[];
  /** The game that the reader has chosen; undefined where its words will tell it. */
  readonly game: GameId | undefined;
  readonly words: RefereeWords;
  onStart(game: GameId, text: string): void;
  /** Cards are tapped in place of words. */
  onPick(): void;
}

/** Under the empty box: some stories to begin with, each a whole row, and the way to tap cards. */
export function Starts({ starts, game, words, onStart, onPick }: Props) {
  const shown = game === undefined ? severalGames(starts) : starts.filter((start) => start.game === game);
  return (
    <div class="starts with-js">
      <h2 id="starts">{words.blank.try}</h2>
      <ul aria-labelledby="starts">
        {shown.map((start) => (
          <li key={start.text}>
            <button
              type="button"
              data-g={gameOf(start.game).ink}
              data-start={start.game}
              onClick={() => onStart(start.game, start.text)}
            >
              <span>{start.text}</span>
              <svg viewBox="0 0 18 14" aria-hidden="true">
                <path d="M0 7h15M9 1l6 6-6 6" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <Button class="link" data-act="by-hand" onClick={onPick} text={words.readAs.byHand} />
    </div>
  );
}

/** Two stories of the game that is told most, and one of another. */
export function severalGames(starts: readonly ToldStart[]): readonly ToldStart[] {
  const [first, second] = starts;
  const other = starts.findLast(({ game }) => game !== first?.game);
  const [last] = starts.filter(({ game }) => game === other?.game);
  return [first, second, last].filter((start) => start !== undefined);
}
