import { useEffect, useState } from 'preact/hooks';
import type { Game } from '#core/game/game.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { choiceOf, chosenRuleSet } from '../house-rules/choice.ts';
import { part, whenLoaded } from '../loading/part.ts';

/** A reader's own rules, and the component that shows their verdict. */
export interface OwnRules {
  readonly rules: RuleSet;
  readonly OwnRulesRuling: typeof import('./OwnRulesRuling.tsx').OwnRulesRuling;
}

const comparison = part(() => import('./OwnRulesRuling.tsx'));

/** For each requested game; undefined where the reader has chosen none. */
const read = new Map<string, OwnRules | undefined>();

/** Reads the reader's own rules for a game, before rendering, so that nothing moves later. */
export async function readOwnRules(game: Game): Promise<void> {
  const ruleSet = await chosenRuleSet(game);
  read.set(game.id, ruleSet && { rules: ruleSet, OwnRulesRuling: (await comparison.load()).OwnRulesRuling });
}

/** The house rules that the reader has stored for a game; undefined where there are none, or their component failed to load. */
export function useOwnRules(game: Game): OwnRules | undefined {
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
