import type { Telling } from '#testing/told.ts';
import { game } from '../engine/index.ts';
import type { TaLaRules } from '../engine/rules.ts';
import { handFacts } from '../engine/verdict.ts';
import { dealtCases } from './dealt.ts';

/** What people say at the end of a round. */
export const tellShowdown: Telling<TaLaRules> = {
  // Nobody tells from whom what was eaten, so nothing is paid for it.
  house: (rules) => ({ ...rules, payout: 'no-eaten', uDen: 'none' }),
  deals(rng, rules) {
    const end = dealtCases(rng, rules).at(-1) ?? [];
    return end[0]?.role === 'player' ? [end.map((field) => ({ ...field, eaten: [] }))] : [];
  },
  tell(deal, rules) {
    const { verdict } = game.decide(deal, rules);
    return ({ name }) => {
      const facts = new Map(handFacts(verdict, name));
      if (verdict.kind === 'showdown' && verdict.out === name) return { kind: 'u' };
      return facts.get('mom') === true ? { kind: 'mom' } : { total: Number(facts.get('points')) };
    };
  },
};
