import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Card } from '#core/card.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Action, Setup } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';
import { signed } from '#words/text.ts';
import { CardBack, CardFace, fan } from '../cards/Card.tsx';
import { Lying } from '../cards/Lying.tsx';
import { Suits } from '../cards/Suits.tsx';
import { loaded } from '../case/loaded.ts';
import { WidgetFrame } from '../case/WidgetFrame.tsx';
import { Moves } from './Moves.tsx';
import type { Shown, Sitting } from './sitting.ts';

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
export default function Deal({ lang, game: id, setup, you, first, wide, words }: Props) {
  const all = loaded(id, lang);
  const [now, setNow] = useState<Sitting>();
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const at = useRef<HTMLElement>(null);
  // A move that is made goes away, and the focus with it: on to the next one.
  useLayoutEffect(() => {
    const table = at.current;
    if (now?.next && table) loadSitting().then(({ comeIntoSight }) => comeIntoSight(table));
    else if (now && document.activeElement === document.body)
      table?.querySelector<HTMLElement>('.moves button')?.focus();
  }, [now]);
  if (!all) return null;
  const { game, ui } = all;
  const { view, house, choices, story, end } = now ?? first;
  const net = view.seats.find(({ who }) => who === you)?.net ?? 0;
  const pot = -view.seats.reduce((sum, seat) => sum + seat.net, 0);
  const together = view.legal.some(({ action }) => action.cards);
  const playable = view.legal.map(({ action }) => action.card);

  const act = async (action: Action): Promise<void> => {
    setTapped([]);
    const sitting = now ?? (await (await loadSitting()).sitDown(all, lang, view.rules, setup, you));
    setNow(sitting.act(action));
  };
  const tap = (card: Card): void => {
    if (!together) setTapped([card]);
    else setTapped(tapped.includes(card) ? tapped.filter((one) => one !== card) : [...tapped, card]);
  };

  return (
    <WidgetFrame kind="play" title={words.title} house={house} at={at}>
      <p class="sit s">{words.sit}</p>
      <div class={wide ? 'seats stack' : 'seats'}>
        {view.seats.map(({ who, cards, down, melds, row, net: chips }) => (
          <div class={`seat${view.turn === who ? ' acts-now' : ''}`} key={who}>
            <div class="who">{ui.seatName(who)}</div>
            <div class="sum chips">{chips === 0 ? '' : signed(chips)}</div>
            <div class={who === you ? 'hand m rows' : 'hand m'} style={who === you ? undefined : fan(cards.length)}>
              {cards.map((card, i) =>
                card === null ? (
                  <CardBack key={`back ${i}`} ui={ui} />
                ) : who === you && (together || playable.includes(card)) ? (
                  <button type="button" key={card} aria-pressed={tapped.includes(card)} onClick={() => tap(card)}>
                    <CardFace card={card} ui={ui} />
                  </button>
                ) : down?.includes(card) ? (
                  <span class="down" key={card}>
                    <small>{words.down}</small>
                    <CardFace card={card} ui={ui} />
                  </span>
                ) : (
                  <CardFace key={card} card={card} ui={ui} />
                ),
              )}
            </div>
            <Lying melds={melds} row={row} words={words} ui={ui} />
          </div>
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
          refused={now?.refuses(tapped) ?? ''}
          words={words}
          onMove={act}
          onTap={setTapped}
        />
        {view.done && (
          <button type="button" class="btn" data-move="again" onClick={() => now?.again().then(setNow)}>
            {words.again}
          </button>
        )}
      </div>
      <ol class="reasons story" aria-label={words.story} aria-live="polite">
        {story.map(({ rule, text }, index) => (
          <li key={`${index} ${rule}`}>
            <a
              class="tag"
              href={`${href(pathOf(lang, id, 'luat'))}#${rule}`}
              aria-label={ui.case.rule(ruleNumber(game, rule))}
            >
              {ruleNumber(game, rule)}
            </a>
            <div>
              <Suits text={text} />
            </div>
          </li>
        ))}
      </ol>
    </WidgetFrame>
  );
}

/** The round's engine, its sentences and the play of the others. */
const loadSitting = () => import('./sitting.ts');
