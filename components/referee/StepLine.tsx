import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';
import { SuitText } from '../cards/Suits.tsx';
import type { Loaded } from '../loading/loaded.ts';

interface Props {
  readonly step: Step;
  readonly all: Loaded;
  readonly lang: Lang;
  /** A small note after it. */
  readonly after?: string;
  /** The step at which the rule sets diverge. */
  readonly big?: boolean;
}

/** One step of a ruling in a line of its own, with its rule. */
export function StepLine({ step, all: { game, words }, lang, after, big = false }: Props) {
  return (
    <li class={big ? 'big' : step.outcome === 'failed' ? 'no-go' : undefined}>
      <a class="tag" href={`${href(pathOf(lang, game.id, 'luat'))}#${step.rule}`}>
        {ruleNumber(game, step.rule)}
      </a>
      <span>
        <SuitText text={words.reason(step)} /> {after && <small>{after}</small>}
      </span>
    </li>
  );
}
