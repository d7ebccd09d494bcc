import { useMemo } from 'preact/hooks';
import type { WhichWords } from '#words/vi/ui/which.ts';
import { lookOf } from '../case/CaseSeats.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { partText } from './facets.ts';
import { fieldsAt } from './hands.ts';
import { optionWords, sayingsOn } from './option-words.ts';
import { Progress } from './Progress.tsx';
import { Seats } from './Seats.tsx';
import type { AnsweredAt, ClashScreen } from './screen.ts';
import type { useWhichHouse } from './use-which-house.ts';

interface Props {
  readonly screen: ClashScreen;
  readonly all: Loaded;
  readonly say: WhichWords;
  readonly which: ReturnType<typeof useWhichHouse>;
}

/** Two answers that no house gives together: both whole, and either is asked again. */
export function Clash({ screen, all, say, which }: Props) {
  const { told, pair } = screen;
  const title = say.clash.title(pair.map(({ at }) => at + 1));
  return (
    <>
      <Progress at={told.length - 1} answered={told.length} say={say} />
      <section class="clash" aria-labelledby="clash">
        <div class="stop">
          <h1 tabIndex={-1} id="clash">
            {title}
          </h1>
          <p>{say.clash.lead}</p>
        </div>
        {pair.map((answered) => (
          <AnsweredCase key={answered.at} answered={answered} all={all} say={say} />
        ))}
      </section>
      <div class="two">
        {pair.map(({ at, parts }) => (
          <Button
            key={at}
            class="btn b2"
            data-again={at + 1}
            onClick={() => which.look(told, { question: at, facet: parts[0]?.facetAt ?? 0 })}
            text={say.clash.again(at + 1)}
          />
        ))}
      </div>
      <p>
        <Button class="link" data-act="either" onClick={() => which.settle(screen)} text={say.clash.either} />
      </p>
      <p class="left">{say.clash.eitherNote}</p>
      <Spoken text={title} />
    </>
  );
}

interface AnsweredProps {
  readonly answered: AnsweredAt;
  readonly all: Loaded;
  readonly say: WhichWords;
}

/** A case with what was answered. */
function AnsweredCase({ answered, all, say }: AnsweredProps) {
  const { at, fields } = answered;
  const rulings = useMemo(() => sayingsOn(all, fields).rulings, [answered]);
  const said = useMemo(() => saidIn(answered, all, say), [answered]);
  const isShort = said.length === 1 && said.every(({ says }) => says.length <= LONG);
  return (
    <div class={`case small ${lookOf(fields)}`}>
      <p class={isShort ? 'said' : 'said long'}>
        <b>{say.question(at + 1)}</b>
        <span>{say.clash.said}</span>
        {said.map(({ who, says }) => (
          <span key={who + says} class="v">
            {said.length > 1 && who && <small>{who}</small>} {says}
          </span>
        ))}
      </p>
      <Seats fields={fields} rulings={rulings} all={all} />
    </div>
  );
}

/** A verdict of more letters stands in a line of its own. */
const LONG = 12;

/** What was answered, by the player whom it is about. */
function saidIn({ fields, parts }: AnsweredAt, all: Loaded, say: WhichWords) {
  return parts.map(({ facet, part, options }) => {
    const words = optionWords(sayingsOn(all, fieldsAt(fields, facet)), facet, options, say);
    const at = options.findIndex((one) => partText(one) === partText(part));
    return { who: facet.of === 'player' ? all.ui.seatName(facet.name) : '', says: words[at]?.says ?? '' };
  });
}
