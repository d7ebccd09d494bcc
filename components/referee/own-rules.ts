import { useEffect, useState } from 'preact/hooks';
import type { Game } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { choiceOf, chosenRuleSet } from '../house-rules/choice.ts';
import { whenLoaded } from '../loading/part.ts';

/** For each requested game; undefined where the reader has chosen none. */
const read = new Map<string, RuleSet | undefined>();

/** Reads the reader's own rules for a game, before rendering, so that nothing moves later. */
export async function readOwnRules(game: Game): Promise<void> {
  read.set(game.id, await chosenRuleSet(game));
}

/** The house rules that the reader has stored for a game; undefined where there are none. */
export function useOwnRules(game: Game): RuleSet | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    let gone = false;
    const load = (): void => whenLoaded(readOwnRules(game), () => gone || redraw((count) => count + 1));
    if (!read.has(game.id)) load();
    const stop = choiceOf(game).listen(load);
    return () => {
      gone = true;
      stop();
    };
  }, [game]);
  return read.get(game.id);
}
