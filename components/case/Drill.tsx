import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../loading/loaded.ts';
import { ruleSession } from '../practice/rule-session.ts';

export interface DrillProps {
  readonly rule: string;
  readonly lang: Lang;
  readonly loaded: Loaded;
}

/** Beside a reason: a link to practise its rule. */
export function Drill({ rule, lang, loaded: { game, ui } }: DrillProps) {
  return (
    <a
      class="drill"
      href={ruleSession(rule, lang)}
      aria-label={`${ui.case.drill} ${ui.case.rule(ruleNumber(game, rule))}`}
    >
      {ui.case.drill}
    </a>
  );
}
