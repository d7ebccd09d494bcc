import type { CenterView as MiddleOf } from '#core/game/table-screen.ts';
import type { UiWords } from '#words/ui/vi.ts';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { SuitText } from '../cards/Suits.tsx';
import { LaidCards, SmallCardsView } from './Cards.tsx';
import type { TableUi } from './words.ts';

interface Props {
  readonly of: MiddleOf;
  readonly words: TableUi;
  readonly ui: UiWords;
}

/** What lies between the people: the play to beat, the stock, the pot, the banker. */
export function TableCenter({ of, words, ui }: Props) {
  return (
    <section class="tb-mid" aria-label={words.middle}>
      <PlayToBeat of={of} words={words} ui={ui} />
    </section>
  );
}

function PlayToBeat({ of, words, ui }: Props) {
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
            <p>
              <SuitText text={of.text} />
            </p>
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
