import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ruleNumber } from '../../src/engine/core/game.ts';
import { presetOf } from '../../src/engine/core/house-rules.ts';
import type { XiDachAction, XiDachEvent, XiDachState, XiDachView } from '../../src/engine/xi-dach/round/index.ts';
import { signed } from '../../src/i18n/text.ts';
import type { RoundWords } from '../../src/i18n/xi-dach/round/vi.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { CardBack, CardFace } from '../cards/Card.tsx';
import { Suits } from '../cards/Suits.tsx';
import { loaded } from '../case/loaded.ts';
import { chosenHouse } from '../house/choice.ts';
import { houseName } from '../house/HouseRules.tsx';

type Play = typeof import('./play.ts');

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly seed: number;
  readonly first: XiDachView;
  readonly words: Pick<RoundWords, 'title' | 'sit' | 'draw' | 'stand' | 'ask' | 'again' | 'judge' | 'story' | 'warns'>;
}

/** The round's engine and its sentences, which come with the first move. */
interface Table {
  readonly play: Play;
  readonly tell: (event: XiDachEvent) => string;
  readonly state: XiDachState;
  readonly view: XiDachView;
}

/** A round to play: the reader draws or stands, the others follow, every event with its rule. */
export default function Deal({ lang, game: id, seed, first, words }: Props) {
  const all = loaded(id, lang);
  const [table, setTable] = useState<Table>();
  const [seedNow, setSeed] = useState(seed);
  const moves = useRef<HTMLDivElement>(null);
  // A move that is made goes away, and the focus with it: on to the next one.
  useLayoutEffect(() => {
    if (table && document.activeElement === document.body) moves.current?.querySelector('button')?.focus();
  }, [table]);
  if (!all) return null;
  const { game, ui } = all;
  const view = table?.view ?? first;
  const you = view.seats.find(({ who }) => who === view.seat);
  const preset = presetOf(game.schema, game.presets, view.rules) ?? game.defaultPreset;
  const house = { preset, rules: view.rules };

  const load = async (): Promise<Table | undefined> => {
    if (table) return table;
    const [play, { round }, told] = await Promise.all([
      import('./play.ts'),
      import('../../src/engine/xi-dach/round/index.ts'),
      lang === 'vi'
        ? import('../../src/i18n/xi-dach/round/vi.ts').then(({ vi }) => vi)
        : import('../../src/i18n/xi-dach/round/en.ts').then(({ en }) => en),
    ]);
    const dealt = play.dealRound(first.rules, seed);
    if (!dealt.ok) return undefined;
    return { play, tell: told.event, state: dealt.value, view: round.view(dealt.value, play.YOU) };
  };
  const show = async (at: Table, state: XiDachState): Promise<void> => {
    const { round } = await import('../../src/engine/xi-dach/round/index.ts');
    setTable({ ...at, state, view: round.view(state, at.play.YOU) });
  };
  const act = async (action: XiDachAction): Promise<void> => {
    const at = await load();
    const next = at?.play.playRound(at.state, action);
    if (at && next?.ok) await show(at, next.value);
  };
  const dealAgain = async (): Promise<void> => {
    const at = await load();
    const rules = game.presets[game.defaultPreset];
    const wanted = (await chosenHouse(game))?.rules ?? rules;
    const dealt = at?.play.dealRound({ ...at.state.rules, ...wanted }, seedNow + 1);
    if (!at || !dealt?.ok) return;
    setSeed(seedNow + 1);
    await show(at, dealt.value);
  };

  const told = table ? eventsSeen(table.state) : [];
  const settled = told.find((event) => event.type === 'settle' && event.who === view.seat);
  return (
    <article class="case play" aria-label={words.title}>
      <div class="head">
        <span class="disp">{words.title}</span>
        <span>{houseName(house, all)}</span>
      </div>
      <p class="sit s">{words.sit}</p>
      <div class="seats">
        {view.seats.map((seat) => {
          // Once the round is over the reader may look at everything: it was his lesson.
          const cards = view.done ? handOf(table?.state, seat.who) : seat.cards;
          return (
            <div class={`seat${view.turn === seat.who ? ' acts-now' : ''}`} key={seat.who}>
              <div class="who">{ui.seatName(seat.who)}</div>
              <div class="sum chips">
                {seat.outcome || seat.who === 'cai' ? (seat.net === 0 ? '' : signed(seat.net)) : ''}
              </div>
              <div class="hand m">
                {cards
                  ? cards.map((card) => <CardFace key={card} card={card} ui={ui} />)
                  : Array.from({ length: seat.count }, (_, i) => <CardBack key={`${i} of ${seat.count}`} ui={ui} />)}
              </div>
            </div>
          );
        })}
      </div>
      {view.done && you && (
        <div class="verdict">
          <p class="big">{all.words.outcome(you.outcome ?? 'push', you.who)}</p>
          <p class="net">{you.net === 0 ? '' : signed(you.net)}</p>
          <p class="why">{settled && table?.tell(settled)}</p>
        </div>
      )}
      <div class="moves" ref={moves}>
        {view.legal.map(({ action, warns }) => (
          <button
            key={action.type}
            type="button"
            class={action.type === 'draw' ? 'btn' : 'btn b2'}
            data-move={action.type}
            onClick={() => act(action)}
          >
            {action.type === 'draw' ? words.draw : action.type === 'stand' ? words.stand : words.ask}
            {warns && <small>{words.warns[warns]}</small>}
          </button>
        ))}
        {view.done && (
          <button type="button" class="btn" data-move="again" onClick={dealAgain}>
            {words.again}
          </button>
        )}
      </div>
      <ol class="reasons story" aria-label={words.story} aria-live="polite">
        {told.map((event, index) => (
          <li key={`${index} ${event.rule}`}>
            <a
              class="tag"
              href={`${href(pathOf(lang, id, 'luat'))}#${event.rule}`}
              aria-label={ui.case.rule(ruleNumber(game, event.rule))}
            >
              {ruleNumber(game, event.rule)}
            </a>
            <div>
              <Suits text={table?.tell(event) ?? ''} />
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** What the reader's eyes and ears get of a round: the others' cards stay their own until it is over. */
function eventsSeen(state: XiDachState): readonly XiDachEvent[] {
  const over = state.log.some(({ type }) => type === 'end');
  return state.log.filter((event) => event.type !== 'deal' && (over || event.who === 'an' || event.type === 'natural'));
}

function handOf(state: XiDachState | undefined, who: string) {
  if (!state) return null;
  return who === 'cai' ? state.banker.cards : (state.players.find(({ name }) => name === who)?.cards ?? null);
}
