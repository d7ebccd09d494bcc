import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { ReviewUi } from '#words/ui/review/vi.ts';
import type { Loaded } from '../../loading/loaded.ts';
import { ruleSession } from '../../practice/rule-session.ts';

interface Props {
  readonly rule: string;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly ui: ReviewUi;
}

/** The rule behind a move: to be read, and to be practised by itself. */
export function MoveRuleLinks({ rule, all: { game }, lang, ui }: Props) {
  const number = ruleNumber(game, rule);
  return (
    <p class="lb-rule">
      <a class="btn" data-act="practise" href={ruleSession(rule, lang)}>
        {ui.practise(number)}
      </a>
      <a class="btn b2" data-act="rule" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>
        {ui.rule(number)}
      </a>
    </p>
  );
}
