import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import type { Case, Field } from '#core/case.ts';
import {
  type DecidingAnswer,
  type DecidingQuestion,
  decidingQuestion,
  type KnownValues,
} from '#core/house/deciding-question.ts';
import { differences, type RuleSet, type SettingValue } from '#core/house-rules.ts';
import { en } from '#words/en/ui/asking.ts';
import { paidWords, verdictLine } from '#words/outcomes/verdict-line.ts';
import type { AskingWords } from '#words/vi/ui/asking.ts';
import { vi } from '#words/vi/ui/asking.ts';
import { RuleTag } from '../case/RuleTag.tsx';
import type { RulingState } from '../case/use-ruling.ts';
import { keepKnown, knownHouse, knownValues } from '../house-rules/answered.ts';
import { isUsual } from '../house-rules/choice.ts';
import { isHouseChosen } from '../house-rules/house-chosen.ts';
import type { Loaded } from '../loading/loaded.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { whichHouseLink } from '../which-house/link.ts';
import { CompareLink } from './CompareLink.tsx';
import styles from './house-question.css?inline';
import type { RefereeContext } from './words.ts';

addLazyStyle(styles);

const askingWords = { vi, en };

/** So many questions are asked about one case, one after the other. */
const MOST_ASKED = 2;

interface Props extends RefereeContext {
  readonly ruled: RulingState;
  readonly opinions: OpinionGroups | undefined;
  onCase(next: Case): void;
  /** What stands above the case for its house rules, while something is asked. */
  onAsked(house: string | undefined): void;
  /** What else the case hangs on: it waits until nothing is asked here. */
  readonly next?: ComponentChildren;
  /** What is shown where there is nothing to ask. */
  readonly children: ComponentChildren;
}

/** What was answered about these hands. */
interface Answered {
  readonly fields: readonly Field[];
  readonly count: number;
  /** The question that was answered last; undefined once the reader goes on to the next one. */
  readonly question: DecidingQuestion | undefined;
  /** What was known before it. */
  readonly before: KnownValues;
  readonly isStored: boolean;
}

/**
 * The one question on which the verdict hangs, for a reader who has not chosen a house: each answer with what it makes of the
 * verdict. What is answered is kept as the reader's house.
 */
export function HouseQuestion({
  now,
  opinions,
  ruled,
  onCase,
  onAsked,
  next,
  children,
  all,
  lang,
  words: refereeWords,
}: Props) {
  const { game } = all;
  const [answered, setAnswered] = useState<Answered>();
  const told = answered?.fields === now.fields ? answered : undefined;
  const [open, hold] = useOpenQuestion(now, opinions, all);
  const isMore = (told?.count ?? 0) < MOST_ASKED;
  const question = told?.question ?? (isMore ? open : undefined);
  const words = askingWords[lang];
  // A question takes the place of what else the case hangs on.
  useFocusKept(question?.setting, () => ruled.board.current?.querySelector<HTMLElement>('.hangs button'));
  const known = knownValues(game);
  const house =
    !question || !words
      ? undefined
      : Object.keys(known).length > 0
        ? words.house
        : words.meanwhile(all.words.presets[now.preset] ?? now.preset);
  useLayoutEffect(() => onAsked(house), [house]);
  useLayoutEffect(() => () => onAsked(undefined), []);
  if (!question || !words)
    return (
      <>
        {next}
        {children}
      </>
    );

  const rule = (values: KnownValues): boolean => {
    const isStored = keepKnown(game, values);
    ruled.act(() => onCase({ ...now, ...knownHouse(game, values) }));
    return isStored;
  };
  const answer = ({ values }: DecidingAnswer): void => {
    const before = told?.question ? told.before : known;
    const isStored = rule({ ...before, [question.setting]: values });
    setAnswered({
      fields: now.fields,
      count: (told?.count ?? 0) + (told?.question ? 0 : 1),
      question,
      before,
      isStored,
    });
  };
  return (
    <>
      <Rows
        key={question.setting}
        question={question}
        now={now}
        told={told?.question && told}
        all={all}
        lang={lang}
        words={refereeWords}
        say={words}
        onAnswer={answer}
        onForget={() => {
          hold(question);
          if (told) rule(told.before);
          setAnswered(undefined);
        }}
        onMore={told?.question && isMore && open ? () => setAnswered({ ...told, question: undefined }) : undefined}
      />
      {told?.question && next}
    </>
  );
}

/**
 * What is to be asked about a case. It is computed a moment after the verdict; until then the last question about the same hands
 * stays.
 * @returns that question, and a function that puts another one in its place until then
 */
function useOpenQuestion(
  now: Case,
  opinions: OpinionGroups | undefined,
  all: Loaded,
): [DecidingQuestion | undefined, (question: DecidingQuestion) => void] {
  const last = useRef<{ readonly fields: readonly Field[]; readonly question: DecidingQuestion | undefined }>();
  if (opinions?.of === now) last.current = { fields: now.fields, question: openQuestion(opinions, all) };
  const question = last.current?.fields === now.fields ? last.current.question : undefined;
  return [
    question,
    (held) => {
      last.current = { fields: now.fields, question: held };
    },
  ];
}

/** The question that a case hangs on. Nothing where the reader has chosen a house, or the case names one. */
export function openQuestion({ of, found, consulted }: OpinionGroups, all: Loaded): DecidingQuestion | undefined {
  const { game } = all;
  if (isHouseChosen(game)) return undefined;
  const known = knownValues(game);
  const house = knownHouse(game, known);
  // Every link names a house, those of readers who have none name the default one: it is nobody's.
  const apart = differences(game.schema, of.rules, house.rules);
  const isOwn = of.preset === house.preset && apart.length === 0;
  const isNobodys = isUsual(of, all) && !consulted.some((key) => apart.includes(key));
  if (!isOwn && !isNobodys) return undefined;
  return decidingQuestion(game, found, of.rules, known, (ruling) => verdictLine(paidWords(ruling, all)));
}

interface RowsProps extends RefereeContext {
  readonly question: DecidingQuestion;
  /** Where it was answered: how. */
  readonly told: Pick<Answered, 'isStored'> | undefined;
  readonly say: AskingWords;
  onAnswer(answer: DecidingAnswer): void;
  onForget(): void;
  /** Undefined where nothing else is to be asked. */
  readonly onMore: (() => void) | undefined;
}

/** The question, a row for each verdict. */
function Rows({ question, told, say, onAnswer, onForget, onMore, ...context }: RowsProps) {
  const { now, all, lang } = context;
  const { setting, answers } = question;
  const { game } = all;
  const [isHelped, setHelped] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const text = all.words.settings[setting];
  const inForce = answers.find(({ values }) => values.some((value) => value === now.rules[setting]));
  const other = isHelped ? otherHouse(question, now, all) : undefined;
  const isLong = answers.some(({ says }) => says.length > LONG);
  const rule = game.schema[setting]?.definedAt;
  return (
    <section class={isLong ? 'hangs long' : 'hangs'} aria-labelledby="asked">
      <div class="q">
        <h2 id="asked">{say.ask(text?.label ?? setting)}</h2>
        {rule !== undefined && <RuleTag rule={rule} lang={lang} all={all} named />}
      </div>
      <ul ref={list}>
        {answers.map((answer) => (
          <li key={answer.says} class={answer === inForce ? 'now' : undefined}>
            <button
              type="button"
              aria-pressed={answer === inForce}
              data-answer={answer.values.join(' ')}
              onClick={() => onAnswer(answer)}
            >
              <span>
                {valuesText(setting, answer, isHelped, all, say)}
                {answer === inForce && <small>{told ? say.yours : say.inForce}</small>}
                {isHelped && !told && <small>{presetsOf(setting, answer.values, all) || say.nobody}</small>}
              </span>
              <svg viewBox="0 0 18 14" aria-hidden="true">
                <path d="M0 7h15M9 1l6 6-6 6" />
              </svg>
              <span class="v">{answer.says}</span>
            </button>
          </li>
        ))}
      </ul>
      {told ? (
        <p class="end">
          <b>{told.isStored ? say.kept : say.unkept}</b>
          <Button
            class="link"
            data-act="forget"
            onClick={() => {
              // The button goes; the focus stays with the question.
              list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
              onForget();
            }}
            text={say.forget}
          />
        </p>
      ) : (
        <button
          type="button"
          class="end"
          data-act="dunno"
          aria-expanded={isHelped}
          onClick={() => setHelped(!isHelped)}
        >
          <b>{say.dunno}</b> <span>{say.leave(isLong ? undefined : inForce?.says)}</span>
        </button>
      )}
      {isHelped && !told && (
        <>
          {other && <CompareLink {...context} class="end" houses={[now, other]} seen={1} />}
          <a class="end" href={whichHouseLink(game.id, lang)}>
            {say.which}
          </a>
        </>
      )}
      {onMore && <Button class="end" data-act="ask-more" onClick={onMore} text={<b>{say.more}</b>} />}
      <Spoken text={told && (told.isStored ? say.kept : say.unkept)} />
    </section>
  );
}

/** A verdict of more letters stands below what leads to it. */
const LONG = 14;

/** The likeliest value, and below it those that rule alike: what no rule set here plays only where one asks for it. */
function valuesText(
  setting: string,
  { values }: DecidingAnswer,
  isWhole: boolean,
  all: Loaded,
  words: AskingWords,
): ComponentChildren {
  const name = (value: SettingValue): string => all.words.settings[setting]?.values[String(value)] ?? String(value);
  const [first, ...others] = values;
  const shown = others.filter((value) => isWhole || presetsOf(setting, [value], all) !== '').map(name);
  return (
    <>
      {name(first)}
      {shown.length > 0 && (
        <small>
          {words.or} {shown.join('; ')}
        </small>
      )}
    </>
  );
}

/** Who plays so, by name. */
function presetsOf(setting: string, values: readonly SettingValue[], { game, words }: Loaded): string {
  return Object.entries(game.presets)
    .filter(([, rules]) => values.some((value) => value === rules[setting]))
    .map(([preset]) => words.presets[preset] ?? preset)
    .join(', ');
}

/** The first preset that does not answer as the house in force does. */
function otherHouse({ setting, answers }: DecidingQuestion, { rules }: RuleSet, { game }: Loaded): RuleSet | undefined {
  const isInForce = ({ values }: DecidingAnswer): boolean => values.some((value) => value === rules[setting]);
  const values = answers.filter((answer) => !isInForce(answer)).flatMap((answer) => answer.values);
  const found = Object.entries(game.presets).find(([, own]) => values.some((value) => value === own[setting]));
  return found && { preset: found[0], rules: found[1] };
}
