import { CardBack, CardFace } from '#components/cards/Card.tsx';
import { Suits } from '#components/cards/Suits.tsx';
import { storyOf } from '#components/round/play.ts';
import type { Card } from '#core/card.ts';
import type { SeatView } from '#core/game/round.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { signed } from '#words/text.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { LoadedQuiz } from '../start/load-quiz.ts';

interface Props {
  readonly question: PlayQuestion;
  readonly all: LoadedQuiz;
  readonly ui: QuizUi;
}

/** So many of the latest events are told. */
const LATEST = 3;
/** More cards face down than these are counted, not drawn. */
const MOST_BACKS = 5;

/** A table at a moment of a round, as one who sits there sees it: what happened last, everybody's cards, what lies open. */
export function Moment({ question, all, ui: { moment } }: Props) {
  const { round } = all.quiz;
  const { state, seat, opens = [] } = question;
  const { seats } = round.view(state, seat);
  const lines = storyOf(round.seen(state, seat), round, all.told).slice(-LATEST);
  // What everybody has put in and nobody has won lies in the middle.
  const pot = -seats.reduce((sum, { net }) => sum + net, 0);
  return (
    <div class="moment">
      {lines.length > 0 && (
        <ol class="story">
          {lines.map(({ text }, at) => (
            <li key={`${at}`}>
              <Suits text={text} />
            </li>
          ))}
        </ol>
      )}
      <ul class="places">
        {seats.map((one) => {
          const open = opens.includes(one.who)
            ? round.view(state, one.who).seats.find(({ who }) => who === one.who)
            : one;
          return (
            <Place
              key={one.who}
              of={open ?? one}
              own={one.who === seat}
              question={question}
              all={all}
              moment={moment}
            />
          );
        })}
        {pot > 0 && (
          <li class="pot">
            <b>{moment.pot}</b> {pot}
          </li>
        )}
      </ul>
    </div>
  );
}

interface PlaceProps extends Pick<Props, 'question' | 'all'> {
  readonly moment: QuizUi['moment'];
  readonly of: SeatView;
  /** Through his eyes the table is seen. */
  readonly own: boolean;
}

function Place({ of: { who, cards, net, melds = [], row = [] }, own, question, all, moment }: PlaceProps) {
  const { ui, asks } = all;
  const beside = [asks.beside?.(question, who), net === 0 ? '' : signed(net)].filter(Boolean).join(', ');
  return (
    <li class={own ? 'own' : undefined}>
      <p>
        <b>{ui.seatName(who)}</b> {beside && <span>{beside}</span>}
      </p>
      <Lying cards={cards} ui={ui} />
      {melds.length > 0 && <small>{moment.melds}</small>}
      {melds.map((meld) => (
        <Lying key={meld.join()} cards={meld} ui={ui} />
      ))}
      {row.length > 0 && <small>{moment.row}</small>}
      {row.length > 0 && <Lying cards={row} ui={ui} />}
    </li>
  );
}

function Lying({ cards, ui }: { readonly cards: readonly (Card | null)[]; readonly ui: LoadedQuiz['ui'] }) {
  const open = cards.filter((card) => card !== null);
  const down = cards.length - open.length;
  const many = down > MOST_BACKS;
  if (cards.length === 0) return null;
  return (
    <span class="hand s" style={`--n:${open.length + (many ? 1 : down)}`}>
      {Array.from({ length: many ? 1 : down }, (_, at) => (
        <CardBack key={`back ${at}`} ui={ui} />
      ))}
      {many && <span class="times">× {down}</span>}
      {open.map((card) => (
        <CardFace key={card} card={card} ui={ui} />
      ))}
    </span>
  );
}
