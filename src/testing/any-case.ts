/** Cases of all five games by chance: the same seed gives the same case on every machine. */

import type { Case, Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { anyFields as anyBaCay, DECK_36 } from '#games/ba-cay/testing/cases.ts';
import { ENGINES } from '#games/engines.ts';
import { PRESETS as SAM } from '#games/sam/engine/rules.ts';
import { anyFields as anySam } from '#games/sam/testing/cases.ts';
import { PRESETS as TA_LA } from '#games/ta-la/engine/rules.ts';
import { anyFields as anyTaLa } from '#games/ta-la/testing/cases.ts';
import { anyFields as anyXiDach } from '#games/xi-dach/testing/cases.ts';
import { anyFields as anyXiTo } from '#games/xi-to/testing/cases.ts';
import { anyHouse } from './houses.ts';

export interface AnyCase {
  readonly game: Game;
  readonly of: Case;
  readonly ruling: Ruling<unknown>;
}

/** Names that trip readers, links and objects. */
const NAMES = [
  'an',
  'Bình',
  'Ánh',
  'Đức-2',
  'chị_Hai',
  'constructor',
  '2',
  '__proto__',
  'ひろし',
  'a-b',
  'a_b',
  'x',
] as const;

/** A case of any game under any house, often with odd names. */
export function anyCase(seed: number): AnyCase {
  const rng = makeRng(seed);
  const game = ENGINES[rng.upTo(ENGINES.length - 1)] ?? ENGINES[0];
  if (!game) throw new Error('there is no engine');
  for (;;) {
    const presets = Object.keys(game.presets);
    const preset = presets[rng.upTo(presets.length - 1)] ?? game.defaultPreset;
    const rules = rng.upTo(1) === 0 ? anyHouse(game, rng) : (game.presets[preset] ?? {});
    const dealt = fieldsOf(game, rng, rules);
    const fields = rng.upTo(1) === 0 ? dealt : renamed(dealt, rng);
    const ruled = judge(game, fields, rules);
    if (ruled.ok) return { game, of: { game: game.id, preset, rules, fields }, ruling: ruled.value };
  }
}

function fieldsOf({ id }: Game, rng: Rng, rules: Rules): readonly Field[] {
  switch (id) {
    case 'xi-dach':
      return anyXiDach(rng);
    case 'xi-to':
      return anyXiTo(rng);
    case 'ba-cay':
      return anyBaCay(rng, rules['deck'] === 36 ? DECK_36 : undefined);
    case 'ta-la':
      return anyTaLa(rng, { ...TA_LA['mien-bac'], ...rules });
    case 'sam':
      return anySam(rng, { ...SAM['mien-bac'], ...rules });
    default:
      throw new Error(`no cases of ${id}`);
  }
}

/** The same hands with other names; who was eaten from is called so too. */
function renamed(fields: readonly Field[], rng: Rng): Field[] {
  const names: string[] = [...NAMES];
  const called = new Map(
    fields.map((field) => {
      const [name = field.name] = names.splice(rng.upTo(names.length - 1), 1);
      return [field.name, field.role === 'player' ? name : field.name];
    }),
  );
  const nameOf = (name: string): string => called.get(name) ?? name;
  return fields.map((field) => ({
    ...field,
    name: nameOf(field.name),
    eaten: field.eaten.map((mark) => (mark.from === undefined ? mark : { ...mark, from: nameOf(mark.from) })),
  }));
}
