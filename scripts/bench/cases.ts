/** Cases of every game, the same on every machine: a mix as people may ask, and hard ones for `branches`. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { DECK_36, anyFields as fieldsOfBaCay, anyRules as rulesOfBaCay } from '#games/ba-cay/testing/cases.ts';
import { PRESETS as SAM } from '#games/sam/engine/rules.ts';
import { anyFields as fieldsOfSam, anyRules as rulesOfSam } from '#games/sam/testing/cases.ts';
import { anyFields as fieldsOfTaLa, anyRules as rulesOfTaLa } from '#games/ta-la/testing/cases.ts';
import { anyFields as fieldsOfXiDach, anyRules as rulesOfXiDach } from '#games/xi-dach/testing/cases.ts';
import { anyFields as fieldsOfXiTo, anyRules as rulesOfXiTo } from '#games/xi-to/testing/cases.ts';

/** How a game deals at random. */
interface Dealer {
  rules(rng: Rng): Rules;
  fields(rng: Rng, rules: Rules): readonly Field[];
}

const DEALERS: ReadonlyMap<string, Dealer> = new Map<string, Dealer>([
  ['xi-dach', { rules: rulesOfXiDach, fields: fieldsOfXiDach }],
  ['xi-to', { rules: rulesOfXiTo, fields: fieldsOfXiTo }],
  ['ta-la', { rules: rulesOfTaLa, fields: fieldsOfTaLa }],
  ['sam', { rules: rulesOfSam, fields: (rng, rules) => fieldsOfSam(rng, { ...SAM['mien-bac'], ...rules }) }],
  [
    'ba-cay',
    {
      rules: rulesOfBaCay,
      fields: (rng, { deck }) => fieldsOfBaCay(rng, deck === 36 ? DECK_36 : ALL_CARDS),
    },
  ],
]);

/** One house in two is a preset as it stands, the others have any settings. */
export function mixOf(game: Game, count: number): string[] {
  const dealer = dealerOf(game);
  const rng = makeRng(1);
  return Array.from({ length: count }, () => {
    const preset = assertDefined(Object.keys(game.presets)[rng.upTo(Object.keys(game.presets).length - 1)]);
    const own = dealer.rules(rng);
    const rules = rng.upTo(1) === 0 ? assertDefined(game.presets[preset]) : own;
    return formatCase({ game: game.id, preset, rules, fields: dealer.fields(rng, rules) }, game);
  });
}

/** Of many deals those with the most cards on the table. */
export function hardOnesOf(game: Game, count: number): (readonly Field[])[] {
  const dealer = dealerOf(game);
  const rng = makeRng(2);
  const dealt = Array.from({ length: 20 * count }, () => dealer.fields(rng, dealer.rules(rng)));
  return dealt.sort((a, b) => cardsIn(b) - cardsIn(a)).slice(0, count);
}

const cardsIn = (fields: readonly Field[]): number => fields.reduce((sum, { cards }) => sum + cards.length, 0);

function dealerOf({ id }: Game): Dealer {
  const dealer = DEALERS.get(id);
  if (!dealer) throw new Error(`the bench cannot deal ${id}`);
  return dealer;
}
