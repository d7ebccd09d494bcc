import { useEffect, useState } from 'preact/hooks';
import type { Game } from '#core/game/game.ts';
import type { House } from '#core/house-rules.ts';
import { chosenHouse, onChoice } from '../house/choice.ts';

/** A reader's own rules, and the component that shows their verdict. */
export interface Own {
  readonly house: House;
  readonly Mine: typeof import('./Mine.tsx').Mine;
}

/** For each requested game; undefined where the reader has chosen none. */
const read = new Map<string, Own | undefined>();

/** Reads the reader's own rules for a game, before rendering, so that nothing moves later. */
export async function readMine(game: Game): Promise<void> {
  const house = await chosenHouse(game);
  read.set(game.id, house && { house, Mine: (await import('./Mine.tsx')).Mine });
}

/** The house rules that the reader has stored for a game; undefined where there are none, or their component failed to load. */
export function useMine(game: Game): Own | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    let gone = false;
    const load = (): Promise<void> =>
      readMine(game).then(
        () => {
          if (!gone) redraw((count) => count + 1);
        },
        () => undefined,
      );
    if (!read.has(game.id)) load();
    const stop = onChoice(game, load);
    return () => {
      gone = true;
      stop();
    };
  }, [game]);
  return read.get(game.id);
}
