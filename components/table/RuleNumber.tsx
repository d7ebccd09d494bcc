import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { TableContext } from './words.ts';

interface RuleProps extends Pick<TableContext, 'all' | 'lang'> {
  readonly rule: string;
  /** Before the number. */
  readonly before?: string;
}

/** The number of a rule, which leads to it. */
export function RuleNumber({ rule, all: { game, ui }, lang, before }: RuleProps) {
  const number = ruleNumber(game, rule);
  return (
    <a class="tb-no" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`} aria-label={ui.case.rule(number)}>
      {before ? `${before} ${number}` : number}
    </a>
  );
}
