/** Verdicts by the ten thousand, held against docs/rules read literally. */

import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyRuleSet } from '../rule-sets.ts';
import { outcomeText } from './branches.ts';
import { differ, type GameCheck } from './subject.ts';

/** So often at least each kind of step comes up, or the sample says little. */
const OFTEN = 20;

export const LITERAL: readonly GameCheck[] = [
  {
    name: 'seeded cases under random rules are ruled as docs/rules read literally; all that there is comes up, often',
    *faults(subject) {
      const { game, kit } = subject;
      const { cases, often, shows, rare } = kit.seeded;
      const isRare = (what: string): boolean => rare?.test(what) ?? false;
      const wanted = new Set([...subject.steps.filter((kind) => !isRare(kind)), ...often]);
      const seen = new Map([...wanted].map((what) => [what, 0]));
      const rng = makeRng(20_261_126);
      for (let run = 0; run < cases; run++) {
        const rules = anyRuleSet(game, rng);
        const fields = kit.fields(rng, rules);
        const ruled = judge(game, fields, rules);
        yield* differ(
          JSON.stringify({ fields, rules }),
          outcomeText(subject, ruled),
          kit.branches.literal(fields, rules),
        );
        if (!ruled.ok) continue;
        const kinds = ruled.value.reasons.map(kit.sentences.variant).filter((kind) => !isRare(kind));
        for (const what of [...kinds, ...shows(fields, ruled.value)]) seen.set(what, (seen.get(what) ?? 0) + 1);
      }
      const seldom = [...seen].filter(([, times]) => times < OFTEN);
      yield* differ('seldom', seldom, []);
      const unknown = [...seen.keys()].filter((what) => !wanted.has(what));
      yield* differ('unknown', unknown, []);
    },
  },
];
