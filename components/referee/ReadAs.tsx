import type { Case } from '#core/case.ts';
import type { Message, SeatRead, TextPlace } from '#src/reading/reading.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import { CardFace } from '../cards/Card.tsx';
import type { Loaded } from '../loading/loaded.ts';
import { Button } from '../page/controls.tsx';
import { caseLines } from './case-lines.ts';
import { paint } from './paint.ts';
import type { RefereeContext } from './words.ts';

interface Props extends Pick<RefereeContext, 'all' | 'words'> {
  /** The case on the board, how it was read, and why the text is none. */
  readonly table: { readonly now: Case; readonly reading?: Message | undefined; readonly error: unknown };
  /** The reader wants to rewrite these words. */
  onWords(place: TextPlace): void;
  /** The reader wants to tap cards instead. */
  onPick(): void;
}

/** How free text was understood: every card with its words, and the whole in the notation. */
export function ReadAs({ table, all, words: { readAs }, onWords, onPick }: Props) {
  const { reading, now, error } = table;
  // Without any hand read there is nothing to show; hands that were told stand on the board.
  if (!reading || reading.seats.length === 0) return null;
  const any = reading.seats.some(({ cards }) => cards.some(({ suit }) => suit === 'any'));
  return (
    <section class="read-as" aria-label={readAs.title}>
      <div class="bar">
        <h2>{readAs.title}</h2>
        <Button class="link" data-act="by-hand" onClick={onPick} text={readAs.byHand} />
      </div>
      <dl>
        {reading.seats.map((seat) => (
          <div key={seat.name}>
            <dt>{all.ui.seatName(seat.name)}</dt>
            <dd>
              {seat.cards.length > 0 ? (
                <Chips seat={seat} all={all} says={readAs} onWords={onWords} />
              ) : (
                !error && all.ui.noCards
              )}
            </dd>
          </div>
        ))}
      </dl>
      {any && <p class="s">{readAs.any}</p>}
      {!error && (
        <p class="neat">
          <code>
            {paint(fieldsOf(caseLines(now))).map(({ text, look }, i) => (
              <span key={i} class={look === 'plain' ? undefined : look}>
                {text}
              </span>
            ))}
          </code>
        </p>
      )}
    </section>
  );
}

interface ChipsProps {
  readonly seat: SeatRead;
  readonly all: Loaded;
  readonly says: RefereeWords['readAs'];
  onWords(place: TextPlace): void;
}

/** The cards of a hand; words that name several cards appear once, after the last of them. */
function Chips({ seat: { cards }, all: { ui }, says, onWords }: ChipsProps) {
  return (
    <>
      {sharing(cards).map((some) => {
        const [first] = some;
        if (!first) return null;
        const { from } = first;
        return (
          <button
            key={`${from.at} ${first.card}`}
            type="button"
            class={some.some(({ suit }) => suit === 'any') ? 'chip any' : 'chip'}
            onClick={() => onWords(from)}
          >
            {some.map(({ card }) => (
              <CardFace key={card} card={card} ui={ui} />
            ))}
            <span class="sr-only">{says.chip.before} </span>
            <span class="words">{from.found}</span>
            <span class="sr-only"> {says.chip.after}</span>
          </button>
        );
      })}
    </>
  );
}

/** Consecutive cards named by the same words. */
function sharing(cards: SeatRead['cards']): SeatRead['cards'][] {
  const groups: SeatRead['cards'][number][][] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.[0]?.from.at === card.from.at) last.push(card);
    else groups.push([card]);
  }
  return groups;
}

/** Without the head: the page shows game and rules beside it. */
function fieldsOf(lines: string): string {
  return lines.replace(/^[^\n]*\n/, '');
}
