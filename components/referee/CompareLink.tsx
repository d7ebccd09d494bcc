import { differences, type RuleSet } from '#core/house-rules.ts';
import { compareLink } from '../house-rules/contract/compare-link.ts';
import { type RefereeContext, ruleSetTitle } from './words.ts';

interface Props extends Omit<RefereeContext, 'now'> {
  readonly houses: readonly [RuleSet, RuleSet];
  /** In how many house rules the two are seen to differ here. */
  readonly seen: number;
  readonly class?: string;
}

/** To two houses side by side; nothing where they differ in no more than what stands here. */
export function CompareLink({ houses, seen, class: look, all, lang, words }: Props) {
  const { game } = all;
  const [first, second] = houses;
  if (differences(game.schema, first.rules, second.rules).length <= seen) return null;
  return (
    <a class={look} data-act="compare" href={compareLink(game, houses, lang)}>
      {words.compare(ruleSetTitle(first, all, words), ruleSetTitle(second, all, words))}
    </a>
  );
}
