/** The steps of a ruling: what every one of them is, whatever the game. */

import { recordReads } from '#core/house/read-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import type { Step } from '#core/ruling.ts';
import { anyRuleSet } from '../rule-sets.ts';

import { differ, type GameCheck } from './subject.ts';

const CASES = 2000;

export const REASONS_CHECKS: readonly GameCheck[] = [
  {
    name: 'reasons cite the catalogue, are about people and cards at the table, and settle the matter for whom it is asked',
    *faults({ game, ids, kit }) {
      const rng = makeRng(7);
      for (let run = 0; run < CASES; run++) {
        const rules = anyRuleSet(game, rng);
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
          const { rule, outcome, who, cards = [], meld = [] } = step;
          const other = otherOf(step);
          const fits =
            ids.has(rule) &&
            (outcome === 'held' || outcome === 'failed') &&
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
    name: 'a ruling is the same again, asks for every house rule that is not of the round alone, and depends on no other',
    *faults({ game, kit }) {
      const { schema } = game;
      const rng = makeRng(6);
      const asked = new Set<string>();
      for (let run = 0; run < CASES / 2; run++) {
        const rules = anyRuleSet(game, rng);
        const fields = kit.fields(rng, rules);
        const house = recordReads(rules);
        const given = JSON.stringify([fields, rules]);
        const ruled = judge(game, fields, house.rules);
        yield* differ(given, judge(game, fields, rules), ruled);
        yield* differ('what was given', JSON.stringify([fields, rules]), given);
        for (const key of house.asked) asked.add(key);
        const other = Object.entries(anyRuleSet(game, rng)).filter(([key]) => !house.asked.has(key));
        const same = judge(game, fields, { ...rules, ...Object.fromEntries(other) });
        yield* differ('under house rules that were not asked for', same, ruled);
      }
      const known = Object.keys(schema).filter((key) => !schema[key]?.round);
      yield* differ('asked for', [...asked].sort(), known.sort());
    },
  },
  {
    name: 'the order of the cards in a hand changes no verdict',
    *faults({ game, kit }) {
      const rng = makeRng(8);
      for (let run = 0; run < CASES / 2; run++) {
        const rules = anyRuleSet(game, rng);
        const fields = kit.fields(rng, rules);
        const moved = fields.map((field) => ({ ...field, cards: rng.cards(field.cards.length, field.cards) }));
        yield* differ('the verdict', game.decide(moved, rules).verdict, game.decide(fields, rules).verdict);
      }
    },
  },
];

/** The other player of a step that is about two. */
function otherOf(step: Step): string | undefined {
  return 'other' in step && typeof step.other === 'string' ? step.other : undefined;
}
