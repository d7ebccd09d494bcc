import { useLayoutEffect, useRef } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Question } from '#core/quiz/ask.ts';
import { gridOf, scoreOf } from '#practice/result.ts';
import { refereeLink } from '../../share/case-link.ts';
import { SmallCards } from '../../table/Cards.tsx';
import type { LoadedQuiz } from '../load-quiz.ts';
import type { PracticeContext } from '../practice-words.ts';
import { spokenOption } from './Options.tsx';
import { questionCase } from './question-case.tsx';
import { type Turn, turnQuestion } from './run.ts';
import { Share } from './Share.tsx';
import type { EndLinks, SessionSetup } from './setup.ts';

interface Props extends PracticeContext {
  readonly setup: SessionSetup;
  readonly turns: readonly Turn[];
  readonly title: string;
  readonly rival?: number | undefined;
  readonly note?: string | undefined;
  readonly ends: EndLinks;
  /** Shown within a page, under its headings. */
  readonly inside?: boolean;
}

/** The result of a session: the score, the grid to share, and each question with its rule and its case. */
export function ScoreView({ setup, turns, ui, lang, title, rival, note, ends, inside }: Props) {
  const [Title, List] = inside ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const);
  const { right, of } = scoreOf(turns.map((turn) => turn.right));
  const grid = gridOf(turns.map((turn) => turn.right));
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const said = `${ui.score.title(right, of)}. ${ui.score.lead(right, of)}`;
  return (
    <div class="quiz score" data-score={`${right}/${of}`}>
      <Title ref={heading} tabIndex={-1} class="asked big wide">
        {ui.score.title(right, of)}
      </Title>
      <div class="sum-up">
        <p class="grid" role="img" aria-label={`${ui.score.grid}: ${said}`}>
          {grid}
        </p>
        <p class="lead">{ui.score.lead(right, of)}</p>
        {rival !== undefined && <p>{ui.score.from(`${rival}/${of}`)}</p>}
        {note !== undefined && <p>{note}</p>}
        <p class="btns">
          {right < of && (
            <a class="btn" data-act="mistakes" href={ends.mistakes}>
              {ui.score.retry}
            </a>
          )}
          {ends.again && (
            <a class="btn b2" data-act="again" href={ends.again}>
              {ui.score.again}
            </a>
          )}
          <a class="btn b2" data-act="start" href={ends.start}>
            {ui.score.all}
          </a>
        </p>
        {ends.share && (
          <Share
            text={`${ui.score.text(title, right, of)}\n${grid}`}
            link={ends.share(right)}
            names={ui.score}
            ui={ui}
          />
        )}
      </div>
      <section>
        <List>{ui.score.list}</List>
        <ol class="recap">
          {turns.map((turn, at) => (
            <Row key={`${at}`} turn={turn} at={at} setup={setup} ui={ui} lang={lang} />
          ))}
        </ol>
      </section>
    </div>
  );
}

interface RowProps extends Pick<Props, 'setup' | 'ui' | 'lang'> {
  readonly turn: Turn;
  readonly at: number;
}

/** One question of the session: its text, cards, result, rule, and its case at the referee. */
function Row({ turn, at, setup, ui, lang }: RowProps) {
  const all = setup.quizzes.get(turn.game);
  const question = turnQuestion(turn, setup.quizzes, setup.ruleSets);
  if (!all || !question) return null;
  const [rule] = question.rules;
  const { chosen } = turn;
  return (
    <li class={turn.right ? 'got' : 'lost'}>
      <b>{ui.score.row(at + 1, turn.right)}</b>
      <span>
        {all.words.name}. {all.asks.ask(question)}{' '}
        {typeof chosen === 'number' && !turn.right && `${ui.score.chosen(spokenOption(question, chosen, all))} `}
        {ui.score.answer(spokenOption(question, question.right, all))}
      </span>
      <Shown question={question} all={all} />
      <span class="to">
        {rule && (
          <a href={`${href(pathOf(lang, turn.game, 'luat'))}#${rule}`}>{ui.after.rule(ruleNumber(all.game, rule))}</a>
        )}
        {question.type === 'case' && <a href={refereeLink(questionCase(question), lang, all)}>{ui.score.open}</a>}
      </span>
    </li>
  );
}

/** The cards of a question on one line, each whole: its hands, or those that were visible at its moment. */
function Shown({ question, all }: { readonly question: Question; readonly all: LoadedQuiz }) {
  return (
    <span class="shown">
      {handsIn(question, all).map(({ who, cards }) => (
        <span key={who}>
          <b>{all.ui.seatName(who)}</b>
          {cards.map((card) => (
            <SmallCards key={card} cards={[card]} ui={all.ui} />
          ))}
        </span>
      ))}
    </span>
  );
}

function handsIn(question: Question, { rounds }: LoadedQuiz) {
  const hands =
    question.type === 'case'
      ? question.fields.map(({ name, cards }) => ({ who: name, cards }))
      : (rounds?.round.view(question.state, question.seat).seats ?? []);
  return hands
    .map(({ who, cards }) => ({ who, cards: cards.flatMap((card) => card ?? []) }))
    .filter(({ cards }) => cards.length > 0);
}
