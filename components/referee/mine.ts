import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../src/engine/core/game.ts';
import { chosenHouse, type House, onChoice } from '../house/choice.ts';

/** The reader's own houses, by game, as far as they were read. */
const read = new Map<string, House | undefined>();

/** Reads the reader's own house for a game: what is read before the page is drawn moves nothing on it. */
export async function readMine(game: Game): Promise<void> {
  read.set(game.id, await chosenHouse(game));
}

/** The house rules that the reader has stored for a game; undefined where he has none. */
export function useMine(game: Game): House | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    let gone = false;
    const draw = (): void => {
      if (!gone) redraw((count) => count + 1);
    };
    if (!read.has(game.id)) readMine(game).then(draw);
    const stop = onChoice(game, (house) => {
      read.set(game.id, house);
      draw();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [game]);
  return read.get(game.id);
}
