/** The steps of a ruling: what every one of them is, whatever the game. */

import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import type { Step } from '#core/ruling.ts';
import { anyHouse } from '../houses.ts';
import { type Check, differ } from './subject.ts';

const CASES = 2000;

export const REASONS: readonly Check[] = [
  {
    name: 'reasons cite the catalogue, are about people and cards at the table, and settle the matter for whom it is asked',
    *faults({ game, ids, kit }) {
      const rng = makeRng(7);
      for (let run = 0; run < CASES; run++) {
        const rules = anyHouse(game, rng);
        const fields = kit.fields(rng, rules);
        const ruled = judge(game, fields, rules);
        if (!ruled.ok) {
          yield { fields, rules, error: ruled.error };
          continue;
        }
        const { verdict, reasons } = ruled.value;
        const names = fields.map(({ name }) => name);
        const held = fields.flatMap(({ cards }) => cards);
        for (const step of reasons) {
          const { rule, who, cards = [], meld = [] } = step;
          const other = otherOf(step);
          const fits =
            ids.has(rule) &&
            names.includes(who) &&
            (other === undefined || (other !== who && names.includes(other))) &&
            [...cards, ...meld].every((card) => held.includes(card)) &&
            new Set(cards).size === cards.length;
          if (!fits) yield { fields, rules, step };
        }
        const settled = reasons.flatMap(({ decides, who }) => (decides ? [who] : []));
        if (!kit.settles(verdict, settled)) yield { fields, rules, settled };
      }
    },
  },
  {
    name: 'a ruling is the same again, and asks for no house rule that only a round reads',
    *faults({ game, kit }) {
      const rng = makeRng(6);
      for (let run = 0; run < CASES / 2; run++) {
        const rules = anyHouse(game, rng);
        const fields = kit.fields(rng, rules);
        const asked = new Set<string>();
        const watched = new Proxy(rules, {
          get(target, key, receiver) {
            asked.add(String(key));
            const value: unknown = Reflect.get(target, key, receiver);
            return value;
          },
        });
        const given = JSON.stringify([fields, rules]);
        yield* differ(given, game.decide(fields, watched), game.decide(fields, rules));
        yield* differ('what was given', JSON.stringify([fields, rules]), given);
        yield* [...asked].filter((key) => game.schema[key]?.round);
      }
    },
  },
];

/** The other one that a step is about, where it is about two. */
function otherOf(step: Step): string | undefined {
  return 'other' in step && typeof step.other === 'string' ? step.other : undefined;
}
