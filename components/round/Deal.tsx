import type { Setup } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';
import { signed } from '#words/text.ts';
import { type Loaded, loaded } from '../case/loaded.ts';
import { WidgetFrame } from '../case/WidgetFrame.tsx';
import { DealtSeat } from './DealtSeat.tsx';
import { Moves } from './Moves.tsx';
import { Story } from './Story.tsx';
import type { Shown } from './sitting.ts';
import { useSitting } from './use-sitting.ts';

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly setup: Setup;
  /** The reader's seat. */
  readonly you: string;
  /** What lies before him at first, in words; the rest of the words comes with the first move. */
  readonly first: Shown;
  /** Many cards to tap need the whole width, from the first move to the last. */
  readonly wide: boolean;
  readonly words: Readonly<
    Record<
      'title' | 'sit' | 'again' | 'story' | 'pot' | 'down' | 'amount' | 'choose' | 'hint' | 'melds' | 'row',
      string
    >
  >;
}

/** A round to play: the reader moves, the others follow, every event with its rule. */
export default function Deal(props: Props) {
  const all = loaded(props.game, props.lang);
  return all ? <Table {...props} all={all} /> : null;
}

function Table(props: Props & { readonly all: Loaded }) {
  const { lang, you, wide, words, all } = props;
  const { shown, tapped, refused, at, canTap, tap, setTapped, act, again } = useSitting(props);
  const { view, house, choices, story, end } = shown;
  const net = view.seats.find(({ who }) => who === you)?.net ?? 0;
  const pot = -view.seats.reduce((sum, seat) => sum + seat.net, 0);

  return (
    <WidgetFrame kind="play" title={words.title} house={house} at={at}>
      <p class="sit s">{words.sit}</p>
      <div class={wide ? 'seats stack' : 'seats'}>
        {view.seats.map((seat) => (
          <DealtSeat
            key={seat.who}
            seat={seat}
            moves={view.turn === seat.who}
            own={seat.who === you}
            tapped={tapped}
            words={words}
            ui={all.ui}
            canTap={canTap}
            onTap={tap}
          />
        ))}
      </div>
      {pot > 0 && (
        <p class="pot">
          {words.pot} <b>{pot}</b>
        </p>
      )}
      {end && (
        <div class="verdict">
          <p class="big">{end.big}</p>
          <p class="net">{net === 0 ? '' : signed(net)}</p>
          <p class="why">{end.why}</p>
        </div>
      )}
      <div class="moves">
        <Moves
          key={story.length}
          choices={choices}
          tapped={tapped}
          refused={refused}
          words={words}
          onMove={act}
          onTap={setTapped}
        />
        {view.done && (
          <button type="button" class="btn" data-move="again" onClick={again}>
            {words.again}
          </button>
        )}
      </div>
      <Story lines={story} label={words.story} all={all} lang={lang} />
    </WidgetFrame>
  );
}
