/** What leads people to take a worse hand for the better one. */

import { type Card, isFace, isTen } from '#core/card.ts';
import type { MissedGuess } from '#core/quiz/kind.ts';
import type { BaCayVerdict } from '../engine/decide.ts';
import { pipsOf, readHand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { compareHands } from '../engine/showdown.ts';
import type { BaCayStep } from '../engine/steps.ts';
import { cardsOfField, totalOf } from './hands.ts';
import type { MisconceptionId } from './ids.ts';

/** Why a hand is taken for better than one that beats it, or equals it, under this rule set. */
export function misconceptionBetween(
  strong: readonly Card[],
  weak: readonly Card[],
  rules: BaCayRules,
): MisconceptionId {
  const { by } = compareHands(readHand('', strong, rules), readHand('', weak, rules), rules);
  switch (by) {
    case 'kind':
      return weak.every(isTen) && !weak.every(isFace) ? 'ten-is-no-face' : 'special-first';
    case 'sap-rank':
      return 'alike-by-rank';
    case 'points':
      if (totalOf(weak) > totalOf(strong)) return 'high-total';
      return topOf(weak) > topOf(strong) ? 'high-card' : 'points-first';
    case 'draw':
      return 'equal-at-best';
    default:
      return 'best-card-first';
  }
}

function topOf(cards: readonly Card[]): number {
  return Math.max(...cards.map(pipsOf));
}

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
