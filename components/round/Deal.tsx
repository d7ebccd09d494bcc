import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../../src/engine/core/card.ts';
import { ruleNumber } from '../../src/engine/core/game.ts';
import { presetOf } from '../../src/engine/core/house-rules.ts';
import type { Action, Round, RoundEvent, Setup, TableView } from '../../src/engine/core/round.ts';
import type { RoundWords } from '../../src/i18n/round-words.ts';
import { signed } from '../../src/i18n/text.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { CardBack, CardFace, fan } from '../cards/Card.tsx';
import { Suits } from '../cards/Suits.tsx';
import { loaded } from '../case/loaded.ts';
import { chosenHouse } from '../house/choice.ts';
import { houseName } from '../house/name.ts';
import { Lying } from './Lying.tsx';
import { type Choice, cardIn, cardsIn, choicesOf, Moves } from './Moves.tsx';

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly setup: Setup;
  /** The reader's seat. */
  readonly you: string;
  readonly first: TableView;
  /** Many cards to tap need the whole width, from the first move to the last. */
  readonly wide: boolean;
  /** What he may do first, in words; the rest of the words comes with the first move. */
  readonly choices: readonly Choice[];
  readonly words: Readonly<
    Record<'title' | 'sit' | 'again' | 'story' | 'pot' | 'amount' | 'choose' | 'hint' | 'melds' | 'row', string>
  >;
}

/** The round's engine and its sentences, which come with the first move. */
interface Table {
  readonly round: Round;
  readonly words: RoundWords;
  readonly play: typeof import('./play.ts');
}

interface Now {
  readonly table: Table;
  readonly setup: Setup;
  readonly state: unknown;
  readonly view: TableView;
  readonly seen: readonly RoundEvent[];
}

/** A round to play: the reader moves, the others follow, every event with its rule. */
export default function Deal({ lang, game: id, setup, you, first, wide, choices, words }: Props) {
  const all = loaded(id, lang);
  const [now, setNow] = useState<Now>();
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const moves = useRef<HTMLDivElement>(null);
  // A move that is made goes away, and the focus with it: on to the next one.
  useLayoutEffect(() => {
    if (now && document.activeElement === document.body) moves.current?.querySelector('button')?.focus();
  }, [now]);
  if (!all) return null;
  const { game, ui } = all;
  const view = now?.view ?? first;
  const preset = presetOf(game.schema, game.presets, view.rules) ?? game.defaultPreset;
  const net = view.seats.find(({ who }) => who === you)?.net ?? 0;
  const pot = -view.seats.reduce((sum, seat) => sum + seat.net, 0);
  const together = view.legal.find(({ action }) => cardsIn(action).length > 0);
  const playable = view.legal.map(({ action }) => cardIn(action));
  const end = view.done ? now?.table.words.end(view, now.seen) : undefined;

  const show = (table: Table, at: Setup, state: unknown): void =>
    setNow({ table, setup: at, state, view: table.round.view(state, you), seen: table.round.seen(state, you) });
  const act = async (action: Action): Promise<void> => {
    setTapped([]);
    const table = now?.table ?? (await loadTable(id, lang));
    const state = now?.state ?? dealtOn(table, first.rules, setup, you);
    show(table, now?.setup ?? setup, table.play.playRound(table.round, state, action));
  };
  const tap = (card: Card): void => {
    if (!together) setTapped([card]);
    else setTapped(tapped.includes(card) ? tapped.filter((one) => one !== card) : [...tapped, card]);
  };
  const dealAgain = async (): Promise<void> => {
    if (!now) return;
    const next = now.table.play.nextSetup(now.setup, now.seen);
    const wanted = (await chosenHouse(game))?.rules ?? game.presets[game.defaultPreset];
    show(now.table, next, dealtOn(now.table, { ...view.rules, ...wanted }, next, you));
  };

  return (
    <article class="case play" aria-label={words.title}>
      <div class="head">
        <span class="disp">{words.title}</span>
        <span>{houseName({ preset, rules: view.rules }, all)}</span>
      </div>
      <p class="sit s">{words.sit}</p>
      <div class={wide ? 'seats stack' : 'seats'}>
        {view.seats.map(({ who, cards, melds, row, net: chips }) => (
          <div class={`seat${view.turn === who ? ' acts-now' : ''}`} key={who}>
            <div class="who">{ui.seatName(who)}</div>
            <div class="sum chips">{chips === 0 ? '' : signed(chips)}</div>
            <div class={who === you ? 'hand m rows' : 'hand m'} style={who === you ? undefined : fan(cards.length)}>
              {(view.done && now ? openHand(now, who) : cards).map((card, i) =>
                card === null ? (
                  <CardBack key={`back ${i}`} ui={ui} />
                ) : who === you && (together || playable.includes(card)) ? (
                  <button type="button" key={card} aria-pressed={tapped.includes(card)} onClick={() => tap(card)}>
                    <CardFace card={card} ui={ui} />
                  </button>
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
      <div class="moves" ref={moves}>
        <Moves
          key={now?.seen.length}
          choices={now ? choicesOf(view.legal, now.table.words) : choices}
          tapped={tapped}
          refused={now && together ? now.table.play.refusedBy(now.table, now.state, together.action, tapped) : ''}
          words={words}
          onMove={act}
          onTap={setTapped}
        />
        {view.done && (
          <button type="button" class="btn" data-move="again" onClick={dealAgain}>
            {words.again}
          </button>
        )}
      </div>
      <ol class="reasons story" aria-label={words.story} aria-live="polite">
        {now?.seen
          .filter(({ type }) => type !== 'deal')
          .map((event, index) => (
            <li key={`${index} ${event.rule}`}>
              <a
                class="tag"
                href={`${href(pathOf(lang, id, 'luat'))}#${event.rule}`}
                aria-label={ui.case.rule(ruleNumber(game, event.rule))}
              >
                {ruleNumber(game, event.rule)}
              </a>
              <div>
                <Suits text={now.table.words.event(event)} />
              </div>
            </li>
          ))}
      </ol>
    </article>
  );
}

async function loadTable(game: string, lang: Lang): Promise<Table> {
  const [play, book] = await Promise.all([import('./play.ts'), import('./book.ts')]);
  const [{ round }, words] = await Promise.all([book.roundOf(game), book.roundWordsOf(game, lang)]);
  return { play, round, words };
}

/** Dealt, and played on until it is the reader's move. */
function dealtOn({ round, play }: Table, rules: TableView['rules'], setup: Setup, you: string): unknown {
  const dealt = round.deal(rules, setup);
  return dealt.ok ? play.playOthers(round, dealt.value, you) : undefined;
}

/** Once the round is over the reader may look at every hand: it was his lesson. */
function openHand({ table, state }: Now, who: string): readonly (Card | null)[] {
  return table.round.view(state, who).seats.find((seat) => seat.who === who)?.cards ?? [];
}
