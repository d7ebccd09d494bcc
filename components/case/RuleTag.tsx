import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../loading/loaded.ts';

interface Props {
  readonly rule: string;
  readonly lang: Lang;
  readonly all: Loaded;
  /** Nothing beside it says that the number is a rule's: a screen reader does. */
  readonly named?: boolean;
}

/** The number of a rule as a tag; it leads to the rule. */
export function RuleTag({ rule, lang, all: { game, ui }, named = false }: Props) {
  const number = ruleNumber(game, rule);
  const page = `${href(pathOf(lang, game.id, 'luat'))}#${rule}`;
  return (
    <a class="tag" href={page} aria-label={named ? ui.case.rule(number) : undefined}>
      {number}
    </a>
  );
}
