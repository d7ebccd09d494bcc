import { type GivenRules, useCase } from '#components/case/use-case.ts';
import type { Card } from '#core/card.ts';
import type { Eaten } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { handField } from '#games/ta-la/engine/decide.ts';
import { PRESETS, type TaLaRules } from '#games/ta-la/engine/rules.ts';

/** One hand, and the rule set that it is sorted in. */
export interface OneHand extends GivenRules {
  readonly cards: readonly Card[];
  readonly eaten: readonly Eaten[];
}

/** The case of one hand by itself, as a reader changes it. */
export function useOneHand({ preset, changed, cards, eaten }: OneHand, game: Game) {
  const given = handField(cards, eaten);
  const start = { game: game.id, preset, rules: { ...game.presets[preset], ...changed }, fields: [given] };
  const { now, setFields } = useCase(start, game, false);
  const [hand = given] = now.fields;
  const rules: TaLaRules = { ...PRESETS['mien-bac'], ...now.rules };
  return {
    now,
    hand,
    rules,
    eaten: hand.eaten.map(({ card }) => card),
    setCards: (other: readonly Card[]) => setFields([handField(other, [])]),
  };
}
