import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { LoadedQuiz } from '../start/load-quiz.ts';
import { practiceLink } from '../start/place.ts';

interface Props {
  readonly rule: string;
  readonly all: LoadedQuiz;
  readonly ui: QuizUi;
  readonly lang: Lang;
}

/** The rule that a question trained: to be read, and to be practised by itself. */
export function RuleLinks({ rule, all: { game }, ui, lang }: Props) {
  const number = ruleNumber(game, rule);
  return (
    <p class="of-rule">
      <a class="link" data-act="rule" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>
        {ui.after.rule(number)}
      </a>
      <a class="link" data-act="practise" href={practiceLink({ type: 'rule', rule }, lang)}>
        {ui.after.practise(number)}
      </a>
    </p>
  );
}
