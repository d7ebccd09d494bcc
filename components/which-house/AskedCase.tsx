import { useMemo, useState } from 'preact/hooks';
import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import type { WhichWords } from '#words/vi/ui/which.ts';
import { lookOf } from '../case/CaseSeats.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { partText } from './facets.ts';
import { type OptionWords, optionWords, sayingsOn } from './option-words.ts';
import { Progress, USUAL_QUESTIONS } from './Progress.tsx';
import { Seats } from './Seats.tsx';
import type { QuestionScreen } from './screen.ts';
import type { useWhichHouse } from './use-which-house.ts';

interface Props {
  readonly screen: QuestionScreen;
  readonly all: Loaded;
  readonly say: WhichWords;
  /** The next screen is not on its way. */
  readonly isNow: boolean;
  readonly which: ReturnType<typeof useWhichHouse>;
}

/** A verdict of more letters is set smaller. */
const LONG = 9;

/** One case, and what may be said of it: big buttons, and that it never came up. */
export function AskedCase({ screen, all, say, isNow, which }: Props) {
  const { fields, facets, facetAt, options, told, at } = screen;
  const sayings = useMemo(() => sayingsOn(all, fields), [screen]);
  const facet = facets[facetAt];
  const rows = useMemo(() => (facet ? optionWords(sayings, facet, options, say) : []), [sayings]);
  /** Until the next question is there, it is seen which button was pressed. */
  const [pressed, setPressed] = useState<PartialVerdict>();
  const chosen = isNow ? screen.chosen : pressed;
  const answer = (part: PartialVerdict): void => {
    if (!isNow) return;
    setPressed(part);
    which.answer(screen, part);
  };
  const isMany = options.length > 4 || rows.some(({ says }) => says.length > LONG);
  return (
    <>
      <Progress at={at} answered={told.length} say={say} />
      <h1 tabIndex={-1}>{titleOf(screen, all, say)}</h1>
      <section class={`case small ${lookOf(fields)}`} aria-label={say.cards} data-asked={screen.case}>
        <Seats fields={fields} rulings={sayings.rulings} all={all} />
      </section>
      <ul class={isMany ? 'answers many' : 'answers'}>
        {options.map((part, place) => (
          <li key={partText(part)}>
            <Answer
              part={part}
              words={rows[place]}
              isChosen={chosen !== undefined && partText(chosen) === partText(part)}
              isNow={isNow}
              onAnswer={() => answer(part)}
            />
          </li>
        ))}
      </ul>
      <div class="low">
        <Button
          class="btn b2"
          data-act="never"
          aria-pressed={chosen === null}
          aria-disabled={!isNow}
          onClick={() => answer(null)}
          text={say.never}
        />
        {screen.previous && (
          <Button
            class="link"
            data-act="previous"
            onClick={() => isNow && which.look(told, screen.previous)}
            text={say.previous}
          />
        )}
      </div>
      <Notes screen={screen} say={say} which={which} />
      <Spoken text={isNow && `${say.question(at + 1)}. ${titleOf(screen, all, say)}`} />
    </>
  );
}

interface AnswerProps {
  readonly part: PartialVerdict;
  readonly words: OptionWords | undefined;
  readonly isChosen: boolean;
  readonly isNow: boolean;
  onAnswer(): void;
}

function Answer({ part, words, isChosen, isNow, onAnswer }: AnswerProps) {
  return (
    <button type="button" data-part={partText(part)} aria-pressed={isChosen} aria-disabled={!isNow} onClick={onAnswer}>
      <span class="v">{words?.says}</span>
      {words?.why && <small>{words.why}</small>}
      <svg viewBox="0 0 18 14" aria-hidden="true">
        <path d="M0 7h15M9 1l6 6-6 6" />
      </svg>
    </button>
  );
}

type NotesProps = Pick<Props, 'screen' | 'say' | 'which'>;

/** What is known so far, and what is unusual about the question. */
function Notes({ screen, say, which }: NotesProps) {
  const { isAgain, told, at, out, presets } = screen;
  const isUnknown =
    told.length > 2 && told.slice(-3).every(({ parts }) => parts.every((part) => (part ?? null) === null));
  return (
    <div class="left">
      {isAgain ? (
        <p>
          {say.again}{' '}
          <Button class="link" data-act="onward" onClick={() => which.look(told, undefined)} text={say.onward} />
        </p>
      ) : (
        <p>{told.some(({ parts }) => parts.some((part) => part !== null)) ? say.out(out, presets) : say.first}</p>
      )}
      {!isAgain && (at >= USUAL_QUESTIONS || isUnknown) && (
        <p>
          {isUnknown ? say.unknown : say.further}{' '}
          <Button class="link" data-act="enough" onClick={() => which.stop(told)} text={say.enough} />
        </p>
      )}
    </div>
  );
}

/** What is asked: the first part of a case by itself, then what is left of it. */
function titleOf({ facets, facetAt }: QuestionScreen, { ui }: Loaded, say: WhichWords): string {
  const facet = facets[facetAt];
  switch (facet?.of) {
    case 'points':
      return say.askPoints;
    case 'place':
      return say.askPlace;
    case 'net':
      return say.askNet;
    case 'player':
      return facetAt === 0 ? say.ask : say.askAlso(ui.seatName(facet.name));
    default:
      return say.ask;
  }
}
