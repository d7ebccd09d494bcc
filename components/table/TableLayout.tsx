import type { Card } from '#core/card.ts';
import type { HandLayout as HandOf, HeldCard, CenterView as MiddleOf, OpponentRow } from '#core/game/table-screen.ts';
import { signed } from '#words/text.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { SuitText } from '../cards/Suits.tsx';
import { Button } from '../page/controls.tsx';
import { LaidCards, SmallCardsView } from './Cards.tsx';
import type { SeatShown } from './shown.ts';
import type { TableUi } from './words.ts';

interface Props {
  readonly hand: HandOf;
  readonly tapped: readonly Card[];
  readonly words: TableUi;
  readonly ui: UiWords;
  onTap(card: Card): void;
}

/** The reader's cards, the largest group on the screen. Cards that can be tapped are buttons. */
export function PlayerHand({ hand, ...rest }: Props) {
  if (hand.kind === 'hole') return <TwoHands hand={hand} {...rest} />;
  return (
    <div class={`tb-hand ${hand.kind}`} style={`--n:${hand.cards.length}`}>
      {hand.cards.map((held, at) => (
        <Place key={held?.card ?? `back ${at}`} held={held} hand={hand} {...rest} />
      ))}
    </div>
  );
}

interface PlaceProps extends Props {
  readonly held: HeldCard | null;
}

function Place({ held, hand, tapped, ui, onTap }: PlaceProps) {
  if (!held) return <CardBack ui={ui} />;
  const { card, name, tone } = held;
  const face = <CardFace card={card} ui={ui} />;
  const lies =
    hand.taps === 'none' ? (
      face
    ) : (
      <Button aria-pressed={tapped.includes(card)} onClick={() => onTap(card)} text={face} />
    );
  if (hand.kind !== 'groups') return lies;
  return (
    <div class={`tb-g${tone ? ` ${tone}` : ''}${name ? ' first' : ''}`}>
      {lies}
      <em>{name && <SuitText text={name} />}</em>
    </div>
  );
}

/** Xì Tố: the card that only the reader sees stands on its own back, beside the open ones. */
function TwoHands({ hand: { cards }, words, ui }: Props) {
  const [hole, ...open] = cards;
  return (
    <div class="tb-two" style={`--n:${cards.length}`}>
      <div class="secret">
        <div class="tb-hand">{hole && <CardFace card={hole.card} ui={ui} />}</div>
        <p class="tb-lab">
          <b>{words.hole}</b>
        </p>
      </div>
      <div class="open">
        <div class="tb-hand">{open.map((held) => held && <CardFace key={held.card} card={held.card} ui={ui} />)}</div>
        <p class="tb-lab">
          {open.length} {words.open}
        </p>
      </div>
    </div>
  );
}

interface OpponentRowsProps extends Pick<Props, 'words' | 'ui'> {
  readonly strips: readonly OpponentRow[];
  readonly seats: readonly SeatShown[];
  /** Chips of the rounds before, by seat. */
  readonly totals: readonly number[];
}

/** The opponents, a row each, in the order of play; the one just before the reader is last. */
export function OpponentRows({ strips, seats, totals, words, ui }: OpponentRowsProps) {
  return (
    <ol class="tb-seats" aria-label={words.seats}>
      {strips.map((strip) => {
        const at = seats.findIndex(({ who }) => who === strip.who);
        const seat = seats[at];
        return (
          seat && (
            <Seat
              key={strip.who}
              strip={strip}
              seat={seat}
              total={(totals[at] ?? 0) + seat.net}
              words={words}
              ui={ui}
            />
          )
        );
      })}
    </ol>
  );
}

interface SeatProps extends Pick<OpponentRowsProps, 'words' | 'ui'> {
  readonly strip: OpponentRow;
  readonly seat: SeatShown;
  readonly total: number;
}

function Seat({ strip, seat, total, words, ui }: SeatProps) {
  const { left, did, out, tokens, cards } = strip;
  const classes = ['tb-seat', seat.moves && 'is-turn', out && 'is-out', tokens && 'rows', cards && 'ups'];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      <span class="who">{seat.name}</span>
      {left && <span class="left">{left}</span>}
      <SuitText as="span" class="did" text={did} />
      <Net chips={total} words={words} />
      {tokens && (
        <span class="tb-row">
          {tokens.map((token) => (
            <SmallCardsView key={token.cards.join(' ')} of={token} ui={ui} />
          ))}
        </span>
      )}
      {cards && (
        <span class="tb-ups s">
          <LaidCards cards={cards} ui={ui} />
        </span>
      )}
    </li>
  );
}

/** Chips, signed; nothing as long as there are none. */
export function Net({ chips, words }: { readonly chips: number; readonly words: TableUi }) {
  if (chips === 0) return <span class="net" />;
  return (
    <span class="net">
      {signed(chips)}
      <span class="vh"> {words.chips}</span>
    </span>
  );
}

interface TableCenterProps extends Pick<Props, 'words' | 'ui'> {
  readonly of: MiddleOf;
}

/** What lies between the people: the play to beat, the stock, the pot, the banker. */
export function TableCenter({ of, words, ui }: TableCenterProps) {
  return (
    <section class="tb-mid" aria-label={words.middle}>
      <PlayToBeat of={of} words={words} ui={ui} />
    </section>
  );
}

function PlayToBeat({ of, words, ui }: TableCenterProps) {
  switch (of.kind) {
    case 'cards':
      return (
        <div class="tb-beat">
          {of.cards.length > 0 && (
            <div class={`tb-cards${of.mine ? ' from-me' : ''}`} style={`--n:${of.cards.length}`}>
              <LaidCards cards={of.cards} ui={ui} />
            </div>
          )}
          <div>
            <p class="tb-h">{of.head}</p>
            <SuitText as="p" text={of.text} />
            {of.was && (
              <p class="tb-was">
                {of.was.text} <SmallCardsView of={{ cards: of.was.cards }} ui={ui} />
              </p>
            )}
          </div>
        </div>
      );
    case 'stock':
      return (
        <div class="tb-stock">
          <div class="tb-pair">
            {of.fresh ? (
              <>
                <span class={of.fresh.mine ? 'from-me' : of.fresh.edible ? 'can' : undefined}>
                  <CardFace key={of.fresh.card} card={of.fresh.card} ui={ui} />
                </span>
                <p>{of.fresh.text}</p>
              </>
            ) : (
              <p>{words.nothing}</p>
            )}
          </div>
          <div class="tb-pair">
            {of.stock > 0 && <CardBack ui={ui} />}
            <p>
              {words.stock} <b>{of.stock}</b>
            </p>
          </div>
          {of.row.length > 0 && (
            <div class="tb-mine">
              <p>{words.thrown}</p>
              <p class="tb-was">
                {of.row.map((card) => (
                  <SmallCardsView key={card} of={{ cards: [card] }} ui={ui} />
                ))}
              </p>
            </div>
          )}
        </div>
      );
    case 'pot':
      return (
        <div class="tb-pot">
          <p class="n">
            <small>{words.pot}</small> {of.pot}
          </p>
          <dl>
            {of.rows.map(([label, chips]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{chips}</dd>
              </div>
            ))}
          </dl>
        </div>
      );
  }
}
