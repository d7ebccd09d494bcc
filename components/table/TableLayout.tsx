import { useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type {
  HandGroup,
  HandLayout as HandOf,
  CenterView as MiddleOf,
  OpenMeld,
  OpponentRow,
  TableCards,
} from '#core/game/table-screen.ts';
import { signed } from '#words/text.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { SuitText } from '../cards/Suits.tsx';
import { Button } from '../page/controls.tsx';
import { LaidCards, SmallCards, TableCardsView } from './Cards.tsx';
import { handRows } from './hand-rows.ts';
import type { SeatShown } from './shown.ts';
import type { TableUi } from './words.ts';

interface Props {
  readonly hand: HandOf;
  readonly tapped: readonly Card[];
  readonly words: TableUi;
  readonly ui: UiWords;
  /** Cards that a coach wants tapped. */
  readonly wanted?: readonly Card[];
  onTap(card: Card): void;
}

/** The reader's cards, the largest group on the screen. Cards that can be tapped are buttons. */
export function PlayerHand(props: Props) {
  const { hand } = props;
  if (hand.kind === 'groups') return <Groups {...props} groups={hand.groups} />;
  if (hand.kind === 'hole') return <TwoHands {...props} cards={hand.cards} />;
  return (
    <div class={`tb-hand ${hand.kind}`} style={`--n:${hand.cards.length}`}>
      {hand.cards.map((card, at) => (
        <Place key={card ?? `back ${at}`} card={card} {...props} />
      ))}
    </div>
  );
}

interface PlaceProps extends Props {
  readonly card: Card | null;
}

function Place({ card, hand, tapped, wanted, ui, onTap }: PlaceProps) {
  if (card === null) return <CardBack ui={ui} />;
  const face = <CardFace card={card} ui={ui} />;
  if (hand.taps === 'none') return face;
  return (
    <Button
      class={wanted?.includes(card) ? 'wanted' : undefined}
      aria-pressed={tapped.includes(card)}
      onClick={() => onTap(card)}
      text={face}
    />
  );
}

interface GroupsProps extends Props {
  readonly groups: readonly HandGroup[];
}

/** The line under a group is exactly as long as the group, so that its name never stands under cards that are not its own. */
function Groups({ groups, ...rest }: GroupsProps) {
  const rows = handRows(groups);
  const widest = Math.max(...rows.map((row) => row.reduce((sum, { cards }) => sum + cards.length, 0)));
  const gaps = Math.max(...rows.map((row) => row.length)) - 1;
  return (
    <div class="tb-hand groups" style={`--k:${widest};--gaps:${gaps}`}>
      {rows.map((row) => (
        <div key={row[0]?.cards[0]} class="tb-line">
          {row.map(({ tone, name, cards }) => (
            <div key={cards[0]} class={`tb-g ${tone}`} style={`--n:${cards.length}`}>
              <div>
                {cards.map((card) => (
                  <Place key={card} card={card} {...rest} />
                ))}
              </div>
              <SuitText as="em" text={name} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Xì Tố: the card that only the reader sees stands on its own back, beside the open ones. */
function TwoHands({ cards, words, ui }: Props & { readonly cards: readonly (Card | null)[] }) {
  const [hole, ...open] = cards.filter((card) => card !== null);
  return (
    <div class="tb-two" style={`--n:${cards.length}`}>
      <div class="secret">
        <div class="tb-hand">{hole !== undefined && <CardFace card={hole} ui={ui} />}</div>
        <p class="tb-lab">
          <b>{words.hole}</b>
        </p>
      </div>
      <div class="open">
        <div class="tb-hand">
          {open.map((card) => (
            <CardFace key={card} card={card} ui={ui} />
          ))}
        </div>
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
      {strips.map((strip, place) => {
        const at = seats.findIndex(({ who }) => who === strip.who);
        const seat = seats[at];
        return (
          seat && (
            <Seat
              key={strip.who}
              strip={strip}
              seat={seat}
              total={(totals[at] ?? 0) + seat.net}
              folds={place < strips.length - 1}
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
  /** All but the one before the reader: where the letters are large there is no room for all. */
  readonly folds: boolean;
}

function Seat({ strip, seat, total, folds, words, ui }: SeatProps) {
  const [unfolded, setUnfolded] = useState(false);
  const { left, did, out, open, laid, cards } = strip;
  const classes = ['tb-seat', seat.moves && 'is-turn', out && 'is-out', open && 'rows', cards && 'ups'];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      <span class="who">{seat.name}</span>
      {left && <span class="left">{left}</span>}
      {did !== '' && <SuitText as="span" class="did" text={did} />}
      <Net chips={total} words={words} />
      {folds && (did !== '' || open || laid || cards) && (
        <button
          type="button"
          class="tb-more"
          aria-expanded={unfolded}
          aria-label={`${words.inFront} ${seat.name}`}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? '−' : '+'}
        </button>
      )}
      {open && <OpenRow cards={open} ui={ui} />}
      {laid && (
        <>
          <span class="lab">{laid.label}</span>
          <OpenRow cards={laid.cards} ui={ui} laid />
        </>
      )}
      {cards && (
        <span class="tb-ups s">
          <LaidCards cards={cards} ui={ui} />
        </span>
      )}
    </li>
  );
}

interface OpenRowProps extends Pick<Props, 'ui'> {
  readonly cards: readonly TableCards[];
  readonly laid?: boolean;
}

/** What lies openly before a seat, side by side. */
export function OpenRow({ cards, laid, ui }: OpenRowProps) {
  return (
    <span class={laid ? 'tb-open laid' : 'tb-open'}>
      {cards.map((of) => (
        <TableCardsView key={JSON.stringify(of)} of={of} ui={ui} />
      ))}
    </span>
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
                {of.was.text} <SmallCards cards={of.was.cards} ui={ui} />
              </p>
            )}
          </div>
        </div>
      );
    case 'stock':
      return <Stock of={of} words={words} ui={ui} />;
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

interface StockProps extends Pick<Props, 'words' | 'ui'> {
  readonly of: Extract<MiddleOf, { readonly kind: 'stock' }>;
}

/** Tá Lả: the card that may be eaten, the stock, and what lies before the reader. */
function Stock({ of: { fresh, stock, laid, row }, words, ui }: StockProps) {
  return (
    <div class="tb-stock">
      {fresh && (
        <div class="tb-pile">
          <p>{fresh.text}</p>
          <span class={fresh.edible ? 'can' : undefined}>
            <CardFace key={fresh.card} card={fresh.card} ui={ui} />
          </span>
        </div>
      )}
      <div class="tb-pile">
        <p>{words.stock}</p>
        {stock.cards > 0 && <CardBack ui={ui} />}
        <b>{stock.text}</b>
      </div>
      <div class="tb-mine">
        {laid.length > 0 && (
          <>
            <span class="lab">{words.laid}</span>
            <div class="tb-sets">
              {laid.map((meld) => (
                <LaidMeld key={JSON.stringify(meld)} of={meld} ui={ui} />
              ))}
            </div>
          </>
        )}
        {row.length > 0 && (
          <>
            <span class="lab">{words.thrown}</span>
            <OpenRow cards={[{ kind: 'thrown', cards: row }]} ui={ui} />
          </>
        )}
      </div>
    </div>
  );
}

/** A meld that the reader has laid down, as cards. */
function LaidMeld({ of: { name, parts }, ui }: { readonly of: OpenMeld; readonly ui: UiWords }) {
  return (
    <div class="tb-set">
      {parts.map(({ mark, cards }) => (
        <div key={cards[0]}>
          <div>
            <LaidCards cards={cards} ui={ui} />
          </div>
          <p class={mark ? 'mark' : undefined}>{mark ?? name}</p>
        </div>
      ))}
    </div>
  );
}
