import type { MissedGuess } from '#core/quiz/kind.ts';
import type { BaCayVerdict } from '../engine/decide.ts';
import type { BaCayRules } from '../engine/rules.ts';
import type { BaCayStep } from '../engine/steps.ts';
import { cardsOfField } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { misconceptionBetween } from './mistakes.ts';

/** The mistake behind a wrong guess about who is best, or about one player and the banker. */
export function misconceptionOf({
  fields,
  ruling,
  rules,
  chosen,
}: MissedGuess<BaCayVerdict, BaCayStep, BaCayRules>): MisconceptionId | undefined {
  const { ranking, players } = ruling.verdict;
  const [best = []] = ranking;
  const between = (strong: string, weak: string): MisconceptionId =>
    misconceptionBetween(cardsOfField(fields, strong), cardsOfField(fields, weak), rules);
  if (players) {
    const [player, ...others] = players;
    // With several players the question is who has one outcome: the answer does not show what was thought of each.
    if (!player || others.length > 0) return undefined;
    if (chosen === 'push') return 'one-is-better';
    const [strong, weak] = chosen === 'win' ? ['cai', player.name] : [player.name, 'cai'];
    return player.outcome === 'push' ? 'equal-at-best' : between(strong, weak);
  }
  if (!fields.some(({ name }) => name === chosen)) return fields.length > 2 ? 'not-together' : 'one-is-better';
  return best.includes(chosen) ? 'equal-at-best' : between(best[0] ?? '', chosen);
}
