import { useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { SuitText } from '#components/cards/Suits.tsx';
import { CaseBoard } from '#components/case/CaseWidget.tsx';
import { Drill } from '#components/case/Drill.tsx';
import { Reasons } from '#components/case/Reasons.tsx';
import { RuleTag } from '#components/case/RuleTag.tsx';
import { useCase } from '#components/case/use-case.ts';
import { VerdictPlate, verdictData } from '#components/case/VerdictPlate.tsx';
import { Button } from '#components/page/controls.tsx';
import type { Case } from '#core/case.ts';
import { ruleNumber } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import type { CaseQuestion, PlayQuestion, Question } from '#core/quiz/ask.ts';
import { type Marked, mark, ownCase } from '#core/quiz/mark.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { settingText } from '#words/quiz/answers.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import type { LoadedQuiz } from '../load-quiz.ts';
import { practiceLink } from '../place.ts';
import type { PracticeContext } from '../practice-words.ts';
import { type ChosenOption, spokenOption } from './Options.tsx';
import { QuizSeats, questionCase } from './question-case.tsx';

interface Props extends PracticeContext {
  readonly question: Question;
  readonly chosen: Exclude<ChosenOption, undefined>;
  readonly all: LoadedQuiz;
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
  const [rule] = question.rules;
  return (
    <div class="judged" data-moment={question.kind.id}>
      <div class="verdict">
        <p class="big long">{spokenOption(question, question.right, all)}</p>
      </div>
      <ol class="reasons">
        <li class="key">
          <RuleTag rule={rule} lang={lang} all={all} />
          <SuitText as="div" text={all.asks.why(question)} />
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

interface CaseAfterProps extends Omit<Props, 'question' | 'again'> {
  readonly question: CaseQuestion;
}

/** The ruling on the hands with the reason that decides; all steps, the other hands and the case to change are one tap away. */
function CaseAfter({ question, chosen, all, ui, lang }: CaseAfterProps) {
  const [live, setLive] = useState(false);
  const { game, house, right } = question;
  const marked = mark(game, question.kind, question, house.rules);
  const of = questionCase(question);
  const ruled = judge(game, of.fields, house.rules);
  const cost = chosen === right || chosen === 'late' ? '' : costOf(question, chosen, marked, all);
  const turned = turnText(question, marked, all, ui);
  return (
    <>
      {ruled?.ok && (
        <div class="judged" {...verdictData(of, game, ruled.value)}>
          <VerdictBanner question={question} ruling={ruled.value} all={all} />
          <Reasons steps={decidingStep(question, ruled.value)} lang={lang} loaded={all} />
          <details class="all-steps">
            <summary>{ui.after.steps}</summary>
            {/* Hands that were not asked about come here: above, they would move what was tapped. */}
            <div class="rest">
              <QuizSeats question={question} part="rest" ruling={ruled.value} revealed all={all} />
            </div>
            <Reasons steps={stepsOn(question, ruled.value)} lang={lang} loaded={all} Drill={Drill} />
            <p class="btns">
              <Button
                class="btn b2"
                data-act="change"
                aria-expanded={live}
                onClick={() => setLive(!live)}
                text={live ? ui.after.closeChange : ui.after.change}
              />
            </p>
            {live && <LiveCase of={of} all={all} lang={lang} title={ui.after.live} />}
          </details>
        </div>
      )}
      {turned && <p class="turned">{turned}</p>}
      {cost && <p class="cost">{cost}</p>}
    </>
  );
}

/** The verdict under the house rule that decides. */
function turnText(
  { kind, options, right }: CaseQuestion,
  { judged }: Marked,
  { words }: LoadedQuiz,
  ui: QuizUi,
): string {
  const answer = options[right]?.answer;
  const turned = judged[right];
  if (kind.noteKind !== 'still' || answer?.type !== 'change' || !turned?.ok) return '';
  const { big, lines } = words.verdict(turned.value);
  return ui.after.turned(`“${settingText(answer, words)}”`, big || lines.map(({ text }) => text).join(', '));
}

/** The cost of a wrong answer; where each option has its own ruling, it is shown under the option. */
function costOf(question: CaseQuestion, chosen: number, { base, judged }: Marked, { asks }: LoadedQuiz): string {
  const ruled = judged[chosen];
  return !ruled || ownCase(question, chosen) ? '' : asks.cost({ question, chosen, base, ruled });
}

interface RuledProps {
  readonly question: CaseQuestion;
  readonly ruling: Ruling<unknown>;
  readonly all: LoadedQuiz;
}

/** What a long answer is set smaller from, in letters. */
const LONG = 13;

/** The verdict banner states what was asked: the verdict itself for who wins, else the answer first. */
function VerdictBanner({ question, ruling, all }: RuledProps) {
  const verdict = all.words.verdict(ruling);
  // The deciding reason follows, so it is not repeated here.
  const said = { ...verdict, why: '' };
  const answer = question.options[question.right]?.answer;
  if (!answer || !['points', 'kind', 'yes', 'net', 'who'].includes(answer.type)) return <VerdictPlate words={said} />;
  const big = all.asks.answer(answer, question);
  if (big === verdict.big) return <VerdictPlate words={said} />;
  return (
    <div class="verdict">
      <p class={big.length > LONG ? 'big long' : 'big'}>{big}</p>
      <p class="why">{verdict.big || verdict.lines.map(({ text, net }) => `${text} ${net}`.trim()).join(', ')}</p>
    </div>
  );
}

/** The steps on what was asked about, and the one that settles it; the values of the other hands are shown beside it. */
function stepsOn({ shows, rules: [first] }: CaseQuestion, { reasons }: Ruling<unknown>): readonly Step[] {
  if (!shows) return reasons;
  const settled = reasons.some(({ who, rule }) => rule === first && shows.includes(who));
  return reasons.filter(({ who, rule }) => shows.includes(who) || (!settled && rule === first));
}

/** The one step that the question depends on. */
function decidingStep(question: CaseQuestion, ruling: Ruling<unknown>): readonly Step[] {
  const steps = stepsOn(question, ruling);
  const trained = steps.findLast(({ rule }) => rule === question.rules[0]);
  return [trained ?? steps.findLast(({ decides }) => decides) ?? steps.at(-1)].filter((step) => step !== undefined);
}

interface LiveProps extends Pick<Props, 'all' | 'lang'> {
  readonly of: Case;
  readonly title: string;
}

/** The case as a board of its own: what is changed here does not touch the question. */
function LiveCase({ of, all, lang, title }: LiveProps) {
  const state = useCase(of, all.game, true);
  return (
    <section aria-label={title}>
      <h2 class="sr-only">{title}</h2>
      <CaseBoard state={state} initial={of} all={all} lang={lang} title={title} guess={false} />
    </section>
  );
}
