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
import { type Choice, cardIn, cardsIn, Moves } from './Moves.tsx';
import type { Line } from './play.ts';

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
  /** What happened before it was his move. */
  readonly story: readonly Line[];
  readonly words: Readonly<
    Record<
      'title' | 'sit' | 'again' | 'story' | 'pot' | 'down' | 'amount' | 'choose' | 'hint' | 'melds' | 'row',
      string
    >
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
  readonly choices: readonly Choice[];
  readonly story: readonly Line[];
  /** It was just dealt, after another round. */
  readonly fresh: boolean;
}

/** A round to play: the reader moves, the others follow, every event with its rule. */
export default function Deal({ lang, game: id, setup, you, first, wide, words, ...start }: Props) {
  const all = loaded(id, lang);
  const [now, setNow] = useState<Now>();
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const at = useRef<HTMLElement>(null);
  // A move that is made goes away, and the focus with it: on to the next one.
  useLayoutEffect(() => {
    if (!now || !at.current) return;
    if (now.fresh) now.table.play.beginAt(at.current);
    else if (document.activeElement === document.body) at.current.querySelector<HTMLElement>('.moves button')?.focus();
  }, [now]);
  if (!all) return null;
  const { game, ui } = all;
  const view = now?.view ?? first;
  const { choices, story } = now ?? start;
  const preset = presetOf(game.schema, game.presets, view.rules) ?? game.defaultPreset;
  const net = view.seats.find(({ who }) => who === you)?.net ?? 0;
  const pot = -view.seats.reduce((sum, seat) => sum + seat.net, 0);
  const together = view.legal.find(({ action }) => cardsIn(action).length > 0);
  const playable = view.legal.map(({ action }) => cardIn(action));
  const end = view.done ? now?.table.words.end(view, now.seen) : undefined;

  const show = (table: Table, setup: Setup, state: unknown, fresh = false): void => {
    const [view, seen] = [table.round.view(state, you), table.round.seen(state, you)];
    const { choicesOf, storyOf } = table.play;
    const told = { choices: choicesOf(view, table.words), story: storyOf(seen, table.words) };
    setNow({ table, setup, state, view, seen, fresh, ...told });
  };
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
    show(now.table, next, dealtOn(now.table, { ...view.rules, ...wanted }, next, you), true);
  };

  return (
    <article class="case play" aria-label={words.title} ref={at}>
      <div class="head">
        <span class="disp">{words.title}</span>
        <span>{houseName({ preset, rules: view.rules }, all)}</span>
      </div>
      <p class="sit s">{words.sit}</p>
      <div class={wide ? 'seats stack' : 'seats'}>
        {view.seats.map(({ who, cards, down, melds, row, net: chips }) => (
          <div class={`seat${view.turn === who ? ' acts-now' : ''}`} key={who}>
            <div class="who">{ui.seatName(who)}</div>
            <div class="sum chips">{chips === 0 ? '' : signed(chips)}</div>
            <div
              class={who === you ? 'hand m rows' : 'hand m'}
              style={who !== you && cards.length > 3 ? fan(cards.length) : undefined}
            >
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
          key={now?.seen.length}
          choices={choices}
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
