import { CardFace, fan } from '#components/cards/Card.tsx';
import { SuitText } from '#components/cards/Suits.tsx';
import { storyOf } from '#components/round/play.ts';
import { SmallCards } from '#components/table/Cards.tsx';
import type { Card } from '#core/card.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Round, SeatView } from '#core/game/round.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { signed } from '#words/text.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import type { Loaded } from '../../loading/loaded.ts';

/** A round that can be asked about, and how it is told. */
export interface AskedRound {
  readonly round: Round;
  readonly told: RoundWords;
}

interface Props {
  readonly question: PlayQuestion;
  readonly all: Loaded & { readonly asks: QuizWords; readonly rounds?: AskedRound };
  readonly ui: QuizUi;
}

/** How many of the latest events are told. */
const LATEST = 3;
/** A seat with more face-down cards than this has a hand; its open cards are told in a line. */
const HIDDEN = 2;
/** How many cards fit with visible corners where two seats share a row. */
const HALF_ROW = 5;

/**
 * A table at a moment of a round, from one seat's view: the last events, the opponents two a row, and the seat's own hand as the
 * largest element below.
 */
export function MomentView({ question, all, ui: { moment } }: Props) {
  const { state, seat, opens = [], hidesStory = false } = question;
  if (!all.rounds) return null;
  const { round, told } = all.rounds;
  const { seats } = round.view(state, seat);
  const lines = hidesStory ? [] : storyOf(round.seen(state, seat), told).slice(-LATEST);
  // Antes that nobody has won yet lie in the middle.
  const pot = -seats.reduce((sum, { net }) => sum + net, 0);
  const shown = seats.map((one) => {
    const open = opens.includes(one.who) ? round.view(state, one.who).seats.find(({ who }) => who === one.who) : one;
    return open ?? one;
  });
  const own = shown.filter(({ who }) => who === seat);
  const others = shown.filter(({ who }) => who !== seat);
  return (
    <div class="moment">
      {(lines.length > 0 || pot > 0) && (
        <ol class="story">
          {lines.map(({ text }, at) => (
            <SuitText as="li" key={`${at}`} text={text} />
          ))}
          {pot > 0 && (
            <li class="pot">
              {moment.pot} <b>{pot}</b>
            </li>
          )}
        </ol>
      )}
      <ul class="places">
        {[...others, ...own].map((one) => (
          <Place key={one.who} of={one} own={one.who === seat} question={question} all={all} moment={moment} />
        ))}
      </ul>
    </div>
  );
}

interface PlaceProps extends Pick<Props, 'question' | 'all'> {
  readonly moment: QuizUi['moment'];
  readonly of: SeatView;
  /** The seat whose view is shown. */
  readonly own: boolean;
}

function Place({ of: { who, cards, net, melds = [], row }, own, question, all, moment }: PlaceProps) {
  const { ui, asks } = all;
  const beside = [asks.beside?.(question, who), net === 0 || question.hidesStory ? '' : signed(net)]
    .filter(Boolean)
    .join(', ');
  const open = cards.filter((card) => card !== null);
  const down = cards.length - open.length;
  const hidden = down > HIDDEN;
  return (
    <li class={own ? 'own' : open.length > HALF_ROW ? 'broad' : undefined}>
      <p>
        <b>{ui.seatName(who)}</b>
        {down > 0 && (
          <span class="down" role="img" aria-label={moment.down(down)}>
            <i class="card back" /> × {down}
          </span>
        )}
        {beside && <span>{beside}</span>}
      </p>
      {hidden && open.length > 0 && <Lain name={moment.open} groups={open.map((card) => [card])} ui={ui} />}
      {!hidden && open.length > 0 && (
        <span class={own ? 'hand' : 'hand s'} style={fan(open.length)}>
          {open.map((card) => (
            <CardFace key={card} card={card} ui={ui} />
          ))}
        </span>
      )}
      {/* Where no cards are discarded, open cards before a seat were played. */}
      {melds.length > 0 && <Lain name={row ? moment.melds : moment.row} groups={melds} ui={ui} />}
      {row && row.length > 0 && <Lain name={moment.row} groups={row.map((card) => [card])} ui={ui} />}
    </li>
  );
}

interface LainProps {
  readonly name: string;
  readonly groups: readonly (readonly Card[])[];
  readonly ui: Loaded['ui'];
}

/** Cards that lie before somebody, no taller than a line. */
function Lain({ name, groups, ui }: LainProps) {
  return (
    <p class="lain">
      <small>{name}</small>
      {groups.map((cards) => (
        <SmallCards key={cards.join()} cards={cards} ui={ui} />
      ))}
    </p>
  );
}
