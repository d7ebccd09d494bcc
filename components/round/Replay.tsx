import { useState } from 'preact/hooks';
import { byCard, type Card } from '#core/card.ts';
import type { Effect } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';
import { signed } from '#words/text.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { CardBack, CardFace, fan } from '../cards/Card.tsx';
import { SuitText } from '../cards/Suits.tsx';
import { RuleTag } from '../case/RuleTag.tsx';
import { WidgetFrame } from '../case/WidgetFrame.tsx';
import { loaded } from '../loading/loaded.ts';
import { Button } from '../page/controls.tsx';
import type { Frame } from './frames.ts';

interface Props {
  readonly lang: Lang;
  readonly game: string;
  /** The name of the rule set that it is played by. */
  readonly house: string;
  /** Who sits, the banker first. */
  readonly seats: readonly string[];
  readonly frames: readonly Frame[];
  /** The step that is shown first: the steps before any card is on the table are in the list. */
  readonly first: number;
  /** Every hand is seen. */
  readonly open: boolean;
  readonly words: {
    readonly title: string;
    /** “Step 0 of 12”: the 0 stands for the step. */
    readonly step: string;
    readonly previous: string;
    readonly next: string;
    readonly whole: string;
    readonly pot: string;
    readonly melds: string;
    readonly row: string;
  };
}

/** The table after one step, what happened in it, and its rule. The round was played when the site was built. */
export default function Replay({ lang, game, house, seats, frames, first, open, words }: Props) {
  const [at, setAt] = useState(first);
  const all = loaded(game, lang);
  const frame = frames[at];
  if (!all || !frame) return null;
  const { ui } = all;
  const table = seats.map((who) => ({ who, ...seatAt(frames.slice(0, at + 1), who) }));
  const pot = -table.reduce((sum, { net }) => sum + net, 0);
  const go = (to: number): void => setAt(Math.max(0, Math.min(frames.length - 1, to)));

  return (
    <WidgetFrame kind="small replay" title={words.title} house={house}>
      <div class="seats">
        {table.map(({ who, cards, melds, row, net }) => (
          <div class={`seat${who === frame.who ? ' acts-now' : ''}`} key={who}>
            <div class="who">{ui.seatName(who)}</div>
            <div class="sum chips">{net === 0 ? '' : signed(net)}</div>
            <div class="hand m" style={fan(cards.length)}>
              {cards.map(({ card, down }) =>
                down && !open ? <CardBack key={card} ui={ui} /> : <CardFace key={card} card={card} ui={ui} />,
              )}
            </div>
            <OpenCards melds={melds} row={row} words={words} ui={ui} />
          </div>
        ))}
      </div>
      {pot > 0 && (
        <p class="pot">
          {words.pot} <b>{pot}</b>
        </p>
      )}
      <div class="event" role="status">
        <RuleTag rule={frame.rule} lang={lang} all={all} named />
        <SuitText as="p" text={frame.text} />
      </div>
      <div class="steps">
        <Button class="btn b2" aria-disabled={at === 0} onClick={() => go(at - 1)} text={words.previous} />
        <span>{words.step.replace('0', String(at + 1))}</span>
        <Button class="btn" aria-disabled={at === frames.length - 1} onClick={() => go(at + 1)} text={words.next} />
      </div>
      <details>
        <summary>{words.whole}</summary>
        <ol>
          {frames.map(({ text }, index) => (
            <li key={`${index} ${text}`}>
              <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
                <SuitText text={text} />
              </button>
            </li>
          ))}
        </ol>
      </details>
    </WidgetFrame>
  );
}

/** Where a card lies: in a hand, face down or not, in a row of discards, or in a meld. */
interface Place {
  readonly who: string;
  readonly place: 'hand' | 'row' | 'meld';
  readonly down: boolean;
  /** Of melds: which one, by its first card on the table. */
  readonly meld?: number;
}

/** A seat after these steps: the cards that lie before it, turned up or not, and the chips it won or lost. */
function seatAt(frames: readonly Frame[], who: string) {
  const all = frames.flatMap((frame) => frame.effects);
  const effects = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ gathers }) => gathers),
    ),
  );
  const opened = effects.some(({ opens }) => opens?.includes(who));
  const turned = effects.flatMap(({ turns = [] }) => turns);
  const places = placesAfter(effects);
  const own = [...places].filter(([, place]) => place.who === who);
  const lying = (kind: Place['place']) => own.filter(([, { place }]) => place === kind);
  const melds = new Map<number, Card[]>();
  // Where cards join a meld later they are sorted in; else the meld stays as it was put down.
  const joined = effects.some(({ moves = [] }) => moves.some(({ onto }) => onto !== undefined));
  for (const [card, { meld = 0 }] of lying('meld')) melds.set(meld, [...(melds.get(meld) ?? []), card]);
  return {
    cards: lying('hand').map(([card, { down }]) => ({ card, down: down && !opened && !turned.includes(card) })),
    row: lying('row').map(([card]) => card),
    melds: [...melds.values()].map((cards) => (joined ? cards.toSorted(byCard) : cards)),
    net: all.flatMap(({ chips = [] }) => chips).reduce((sum, [seat, paid]) => (seat === who ? sum + paid : sum), 0),
  };
}

/** Every card that came to the table and where it lies now, in the order in which it came there. */
function placesAfter(effects: readonly Effect[]): ReadonlyMap<Card, Place> {
  const places = new Map<Card, Place>();
  const put = (card: Card, place: Place): void => {
    places.delete(card);
    places.set(card, place);
  };
  for (const { cards = [], moves = [], down = false, sweeps = false } of effects) {
    if (sweeps) for (const [card, { place }] of places) if (place !== 'hand') places.delete(card);
    for (const [who, ...dealt] of cards) for (const card of dealt) put(card, { who, place: 'hand', down });
    for (const { to: who, place, onto, cards: moved } of moves) {
      const meld = (onto === undefined ? undefined : places.get(onto)?.meld) ?? moved[0] ?? 0;
      for (const card of moved) put(card, { who, place, down: false, ...(place === 'meld' ? { meld } : {}) });
    }
  }
  return places;
}

interface OpenCardsProps {
  readonly melds?: readonly (readonly Card[])[] | undefined;
  readonly row?: readonly Card[] | undefined;
  readonly words: { readonly melds: string; readonly row: string };
  readonly ui: UiWords;
}

/** What lies openly before a seat: its melds, and its row of discards; nothing in games that have neither. */
export function OpenCards({ melds = [], row = [], words, ui }: OpenCardsProps) {
  if (melds.length + row.length === 0) return null;
  return (
    <div class="lying">
      {melds.length > 0 && (
        <div>
          <small>{words.melds}</small>
          {melds.map((meld) => (
            <Small key={meld.join()} cards={meld} ui={ui} />
          ))}
        </div>
      )}
      {row.length > 0 && (
        <div>
          <small>{words.row}</small>
          <Small cards={row} ui={ui} />
        </div>
      )}
    </div>
  );
}

function Small({ cards, ui }: { cards: readonly Card[]; ui: UiWords }) {
  return (
    <span class="hand s">
      {cards.map((card) => (
        <CardFace key={card} card={card} ui={ui} />
      ))}
    </span>
  );
}
