/** Cases as tests write them: without the name of their game. */

import type { Case, Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { parseCase } from '#core/notation/parse.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { assertOk } from '#testing/results.ts';

/** Reads the cases of one game. @param hand fields that are a case of it under any house: `an:AS` */
export function caseTexts<R extends Rules, V, S extends Step>(game: Game<R, V, S>, hand: string) {
  /** A case: `@bai-cao;an:3♥ 4♣ 2♠;binh:3♦ 4♠ 2♣`. */
  function caseOf(text: string): Case {
    return assertOk(parseCase(`${game.id}${text}`, [game]), text);
  }

  /** The rules that a house is: `bai-cao`, `ba-cay{suits=DHSC}`. */
  function houseOf(house: string): R {
    const { preset, rules } = caseOf(`@${house};${hand}`);
    const base = game.presets[preset];
    if (!base) throw new Error(`no house ${house}`);
    return { ...base, ...rules };
  }

  const fieldsOf = (text: string): readonly Field[] => caseOf(text).fields;

  /** The ruling on a case under the house that it names. */
  function rule(text: string): Ruling<V, S> {
    const [house = ''] = text.slice(1).split(';');
    return game.decide(fieldsOf(text), houseOf(house));
  }

  return { caseOf, houseOf, fieldsOf, rule };
}
