/** Who plays a value of a house rule: the sides of a disagreement say the same of it as the engine. */

import type { Game } from '#core/game/game.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import type { DisagreementRecord } from './schema.ts';

type Side = DisagreementRecord['sides'][number];

/** A side with the values of the house rule that its rule sets play. */
interface Played {
  readonly side: Side;
  readonly values: readonly SettingValue[];
}

/**
 * What the sides of a disagreement on a house rule and the engine say differently of who plays a value. A side whose sources
 * are none of the value's is silent: it shows what the site plays there. Every other has only sources of its value, and each
 * source of a value that is played here stands on such a side.
 */
export function valueFaults(
  key: string,
  sides: readonly Side[],
  game: Game,
  housesOf: (side: Side) => readonly string[],
): string[] {
  const played = sides.flatMap((side): Played[] => {
    const values = new Set(
      housesOf(side).flatMap((house) => parseRuleSet(`${game.id}@${house}`, game)?.rules[key] ?? []),
    );
    return values.size === 0 ? [] : [{ side, values: [...values] }];
  });
  const torn = played.filter(({ values }) => values.length > 1);
  if (torn.length > 0)
    return torn.map(
      ({ side, values }) =>
        `the rule sets of ${side.sources} play ${key} as ${values.join(' and ')}: name one by house`,
    );
  return (game.schema[key]?.values ?? []).flatMap(({ value, sources }) => {
    const playing = played.filter(({ values }) => values.includes(value)).map(({ side }) => side);
    const said = playing.flatMap((side) => side.sources);
    const added = playing.filter((side) => speaks(side, sources)).flatMap((side) => side.sources);
    const lacking = playing.length === 0 ? [] : sources.filter((id) => !said.includes(id));
    return [
      ...lacking.map((id) => `${key}=${value} is by ${id} ${placesOf(game)}, and on no side here`),
      ...added
        .filter((id) => id !== 'ours' && !sources.includes(id))
        .map((id) => `${key}=${value} is by ${id} here, and not ${placesOf(game)}`),
    ];
  });
}

/** Whether a side says how its sources play, and not what the site plays where they say nothing. */
function speaks({ house, sources }: Side, ofValue: readonly string[]): boolean {
  return house !== undefined || sources.some((id) => id === 'ours' || ofValue.includes(id));
}

function placesOf({ id }: Game): string {
  return `in docs/rules/${id}.md and src/games/${id}/engine/rules.ts`;
}
