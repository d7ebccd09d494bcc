import { href, pathOf } from '#book/address.ts';
import { SuitText } from '#components/cards/Suits.tsx';
import { ruleNumber } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import type { PlayQuestion, Question } from '#core/quiz/ask.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { LoadedQuiz } from '../load-quiz.ts';
import { practiceLink } from '../place.ts';
import { CaseAfter } from './CaseAfter.tsx';
import { type ChosenOption, spokenOption } from './Options.tsx';

interface Props {
  readonly question: Question;
  readonly chosen: Exclude<ChosenOption, undefined>;
  readonly all: LoadedQuiz;
  readonly ui: QuizUi;
  readonly lang: Lang;
  /** The same rule comes back later in this session. */
  readonly again: boolean;
}

/** After an answer: the right one and why, the cost of a misconception, and the rule. */
export function AfterAnswer({ question, chosen, all, ui, lang, again }: Props) {
  const [rule] = question.rules;
  return (
    <>
      {question.type === 'case' ? (
        <CaseAfter question={question} chosen={chosen} all={all} ui={ui} lang={lang} />
      ) : (
        <PlayAfter question={question} all={all} lang={lang} />
      )}
      {chosen === 'late' && <p class="cost">{ui.question.timeUp}.</p>}
      {again && <p class="mute">{ui.after.again}</p>}
      {rule && <RuleLinks rule={rule} all={all} ui={ui} lang={lang} />}
    </>
  );
}

/** What is right at a moment of a round, and why: one reason, with its rule. */
function PlayAfter({ question, all, lang }: { readonly question: PlayQuestion } & Pick<Props, 'all' | 'lang'>) {
  const {
    right,
    rules: [rule],
  } = question;
  const big = spokenOption(question, right, all);
  return (
    <div class="judged" data-moment={question.kind.id}>
      <div class="verdict">
        <p class="big long">{big}</p>
      </div>
      <ol class="reasons">
        <li class="key">
          <a class="tag" href={`${href(pathOf(lang, all.game.id, 'luat'))}#${rule}`}>
            {ruleNumber(all.game, rule)}
          </a>
          <div>
            <SuitText text={all.asks.why(question)} />
          </div>
        </li>
      </ol>
    </div>
  );
}

/** The rule that a question trained: to be read, and to be practised by itself. */
function RuleLinks({ rule, all: { game }, ui, lang }: { readonly rule: string } & Pick<Props, 'all' | 'ui' | 'lang'>) {
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
