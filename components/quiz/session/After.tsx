import { useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { CaseBoard } from '#components/case/Board.tsx';
import { Reasons } from '#components/case/Reasons.tsx';
import { useCase } from '#components/case/use-case.ts';
import { Verdict } from '#components/case/Verdict.tsx';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import { writeJson } from '#core/json.ts';
import type { Lang } from '#core/lang.ts';
import type { Question } from '#core/quiz/ask.ts';
import { type Marked, mark, ownCase } from '#core/quiz/mark.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { settingText } from '#words/quiz/answers.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { LoadedQuiz } from '../start/load-quiz.ts';
import type { Chosen } from './Options.tsx';
import { QuizSeats } from './QuizSeats.tsx';

interface Props {
  readonly question: Question;
  readonly chosen: Exclude<Chosen, undefined>;
  readonly all: LoadedQuiz;
  readonly ui: QuizUi;
  readonly lang: Lang;
  /** The same rule comes back later in this session. */
  readonly again: boolean;
  readonly last: boolean;
  onNext(): void;
}

/** What follows an answer: the ruling with its reasons, what the mistake would cost, and the case to change. */
export function After({ question, chosen, all, ui, lang, again, last, onNext }: Props) {
  const [live, setLive] = useState(false);
  const { game, house, right } = question;
  const marked = mark(game, question.kind, question, house.rules);
  const ruled = question.kind.explains === 'still' ? marked.base : marked.judged[right];
  const of = caseOf(question);
  const [rule] = question.rules;
  const cost = chosen === right || chosen === 'late' ? '' : costOf(question, chosen, marked, all);
  return (
    <div class="after">
      {ruled?.ok && (
        <div
          class="judged"
          data-case={formatCase(of, game)}
          data-verdict={writeJson(game.verdictJson(ruled.value.verdict))}
        >
          <Plate question={question} ruling={ruled.value} all={all} />
          {/* What was not asked about comes here: above, it would have moved what was tapped. */}
          <div class="rest">
            <QuizSeats question={question} part="rest" ruling={ruled.value} revealed all={all} />
          </div>
          <Reasons steps={stepsOn(question, ruled.value)} lang={lang} loaded={all} />
        </div>
      )}
      {turnText(question, marked, all, ui) && <p class="turned">{turnText(question, marked, all, ui)}</p>}
      {chosen === 'late' && <p class="cost">{ui.question.timeUp}.</p>}
      {cost && <p class="cost">{cost}</p>}
      {again && <p class="mute">{ui.after.again}</p>}
      <div class="btns">
        <button type="button" class="btn" data-act="next" onClick={onNext}>
          {last ? ui.after.finish : ui.after.next}
        </button>
        {rule && (
          <a class="btn b2" data-act="rule" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`}>
            {ui.after.rule(ruleNumber(game, rule))}
          </a>
        )}
        <button type="button" class="btn b2" data-act="change" aria-expanded={live} onClick={() => setLive(!live)}>
          {live ? ui.after.closeChange : ui.after.change}
        </button>
      </div>
      {live && <LiveCase of={of} all={all} lang={lang} title={ui.after.live} />}
    </div>
  );
}

/** The case that the question comes to: with what was right to play, where something was to be chosen. */
export function caseOf({ game, house, kind, fields, options, right }: Question): Case {
  const ruled = kind.explains === 'still' ? fields : (options[right]?.fields ?? fields);
  return { game: game.id, preset: house.preset, rules: house.rules, fields: ruled };
}

/** What the house rule that decides would make of the hands. */
function turnText({ kind, options, right }: Question, { judged }: Marked, { words }: LoadedQuiz, ui: QuizUi): string {
  const answer = options[right]?.answer;
  const turned = judged[right];
  if (kind.explains !== 'still' || answer?.type !== 'change' || !turned?.ok) return '';
  const { big, lines } = words.verdict(turned.value);
  return ui.after.turned(`“${settingText(answer, words)}”`, big || lines.map(({ text }) => text).join(', '));
}

/** What a wrong answer would cost; where each option has its own ruling, it is told under the option. */
function costOf(question: Question, chosen: number, { base, judged }: Marked, { asks }: LoadedQuiz): string {
  const ruled = judged[chosen];
  return !ruled || ownCase(question, chosen) ? '' : asks.cost({ question, chosen, base, ruled });
}

interface RuledProps {
  readonly question: Question;
  readonly ruling: Ruling<unknown>;
  readonly all: LoadedQuiz;
}

/** What a long answer is set smaller from, in letters. */
const LONG = 13;

/** The plate of ink says what was asked: who wins is the verdict itself, and of all else the answer comes first. */
function Plate({ question, ruling, all }: RuledProps) {
  const verdict = all.words.verdict(ruling);
  const answer = question.options[question.right]?.answer;
  if (!answer || !['points', 'kind', 'yes', 'net', 'who'].includes(answer.type)) return <Verdict words={verdict} />;
  const big = all.asks.answer(answer, question);
  if (big === verdict.big) return <Verdict words={verdict} />;
  return (
    <div class="verdict">
      <p class={big.length > LONG ? 'big long' : 'big'}>{big}</p>
      <p class="why">
        {verdict.big
          ? `${verdict.big}. ${verdict.why}`
          : verdict.lines.map(({ text, net }) => `${text} ${net}`.trim()).join(', ')}
      </p>
    </div>
  );
}

/** The steps on what was asked about, and the one that settles it; what the others have is seen beside it. */
function stepsOn({ shows, rules: [first] }: Question, { reasons }: Ruling<unknown>): readonly Step[] {
  if (!shows) return reasons;
  const settled = reasons.some(({ who, rule }) => rule === first && shows.includes(who));
  return reasons.filter(({ who, rule }) => shows.includes(who) || (!settled && rule === first));
}

interface LiveProps {
  readonly of: Case;
  readonly all: LoadedQuiz;
  readonly lang: Lang;
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
