import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardFace } from '#components/cards/Card.tsx';
import { SuitText } from '#components/cards/Suits.tsx';
import { type GivenRules, useCase } from '#components/case/use-case.ts';
import { verdictData } from '#components/case/VerdictPlate.tsx';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { part, whenLoaded } from '#components/loading/part.ts';
import { Button } from '#components/page/controls.tsx';
import { useFocusKept } from '#components/page/use-focus-kept.ts';
import { ALL_CARDS, byCard, type Card } from '#core/card.ts';
import type { Eaten } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { arrange } from '#games/ta-la/engine/arrange.ts';
import { handField } from '#games/ta-la/engine/decide.ts';
import { game as taLa } from '#games/ta-la/engine/index.ts';
import { LEAST, meldKind, pointsOf } from '#games/ta-la/engine/meld.ts';
import { PRESETS, type TaLaRules } from '#games/ta-la/engine/rules.ts';
import { en } from '#games/ta-la/words/en/sorter.ts';
import type { SorterWords } from '#games/ta-la/words/vi/sorter.ts';
import { vi } from '#games/ta-la/words/vi/sorter.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { cardsText } from '#words/text.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { Best, Melds } from './sorter/Best.tsx';

/** How many cards another hand has, and what its seed is counted from: the sequence of hands is the same for everybody. */
const DEALT = 10;
const SEEDS_FROM = 1000;

const sorterWords = { vi, en };

const dealer = part(() => import('#core/random/deck.ts'));

interface Props extends OneHand {
  readonly lang: Lang;
}

/** A hand to sort: tap cards into melds, then see the best arrangement, what one's own costs, and what to discard. */
export default function Sorter(props: Props) {
  const all = loaded('ta-la', props.lang);
  const words = sorterWords[props.lang];
  return all ? <Table {...props} all={all} words={words} /> : null;
}

function Table({ all, words, ...given }: Props & { all: Loaded; words: SorterWords }) {
  const { game, ui } = all;
  const { now, hand, rules, eaten, setCards } = useOneHand(given, game);
  const { melds, chosen, said, toggle, makeMeld, takeBack, clear } = useSorting(eaten, rules, words);
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const moves = useRef<HTMLDivElement>(null);
  // A meld that is taken back takes its button away.
  useFocusKept(melds, () => moves.current?.querySelector('button'));
  useLayoutEffect(() => {
    if (asked) answer.current?.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const dealt = useRef(0);
  // Shuffling is loaded only when another hand is wanted.
  const deal = (): void =>
    whenLoaded(dealer.load(), ({ shuffle }) => {
      dealt.current += 1;
      setCards(shuffle(ALL_CARDS, dealt.current + SEEDS_FROM).slice(0, DEALT));
      clear();
      setAsked(false);
    });

  const loose = hand.cards.filter((card) => !melds.some((meld) => meld.includes(card))).toSorted(byCard);
  const points = pointsOf(loose, rules);
  const best = arrange(hand.cards, eaten, rules);
  const ruled = judge(taLa, [hand], rules);
  const out = ruled.ok && ruled.value.verdict.kind === 'hand' && ruled.value.verdict.u !== null;
  const sorted = { points, cards: hand.cards, eaten, rules, out, words, ui };

  return (
    <WidgetFrame
      kind="sorter"
      title={words.title}
      house={ruleSetName(now, all)}
      {...verdictData(now, game, ruled.ok ? ruled.value : undefined)}
      data-revealed={asked || undefined}
    >
      <p class="sit s">{words.lead}</p>
      {melds.length > 0 && (
        <Melds melds={melds} ui={ui} back={{ label: (meld) => words.takeBack(cardsText(meld)), take: takeBack }} />
      )}
      <LooseCards label={words.hand} cards={loose} chosen={chosen} eaten={eaten} ui={ui} onToggle={toggle} />
      <div class="moves" ref={moves}>
        <Button class="btn" data-act="meld" onClick={makeMeld} text={words.meld} />
        <Button class="btn b2" data-act="ask" onClick={() => setAsked(true)} text={words.ask} />
      </div>
      <p class="tally">
        <b>{words.left(points)}</b> <span role="status">{said && <SuitText text={said} />}</span>
      </p>
      {best && (
        <div class="answer" aria-live="polite" ref={answer}>
          {asked && <Best best={best} {...sorted} />}
        </div>
      )}
      <div class="acts">
        <Button data-act="again" onClick={deal} text={words.again} />
      </div>
    </WidgetFrame>
  );
}

/** One hand, and the rule set that it is sorted in. */
interface OneHand extends GivenRules {
  readonly cards: readonly Card[];
  readonly eaten: readonly Eaten[];
}

/** The case of one hand by itself, as a reader changes it. */
function useOneHand({ preset, changed, cards, eaten }: OneHand, game: Game) {
  const given = handField(cards, eaten);
  const start = { game: game.id, preset, rules: { ...game.presets[preset], ...changed }, fields: [given] };
  const { now, setFields } = useCase(start, game, false);
  const [hand = given] = now.fields;
  const rules: TaLaRules = { ...PRESETS['mien-bac'], ...now.rules };
  return {
    now,
    hand,
    rules,
    eaten: hand.eaten.map(({ card }) => card),
    setCards: (other: readonly Card[]) => setFields([handField(other, [])]),
  };
}

/** The reader's sorting so far: the melds made, the cards tapped, and the last message. */
function useSorting(eaten: readonly Card[], rules: TaLaRules, words: SorterWords) {
  const [melds, setMelds] = useState<readonly (readonly Card[])[]>([]);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [said, setSaid] = useState('');
  return {
    melds,
    chosen,
    said,
    toggle: (card: Card): void =>
      setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]),
    /** Makes a meld of the tapped cards, or says why they are none. */
    makeMeld(): void {
      const cards = chosen.toSorted(byCard);
      const fault = meldFault(cards, eaten, rules, words);
      if (fault === undefined) {
        setMelds([...melds, cards]);
        setChosen([]);
      }
      setSaid(fault ?? words.made(words.kinds[meldKind(cards) ?? 'doc'], cardsText(cards)));
    },
    takeBack: (meld: readonly Card[]): void => setMelds(melds.filter((one) => one !== meld)),
    clear(): void {
      setMelds([]);
      setChosen([]);
      setSaid('');
    },
  };
}

/** Why these cards are no meld, in the reader's words; undefined where they are one. */
function meldFault(
  cards: readonly Card[],
  eaten: readonly Card[],
  rules: TaLaRules,
  words: SorterWords,
): string | undefined {
  if (cards.length < LEAST) return words.none;
  if (!meldKind(cards)) return words.noMeld(cardsText(cards));
  const crowded = cards.filter((card) => eaten.includes(card)).length > 1 && rules.eatPerMeld === 'one';
  return crowded ? words.crowded(cardsText(cards)) : undefined;
}

interface LooseCardsProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly chosen: readonly Card[];
  readonly eaten: readonly Card[];
  readonly ui: UiWords;
  onToggle(card: Card): void;
}

/** The cards outside the melds, to be tapped. */
function LooseCards({ label, cards, chosen, eaten, ui, onToggle }: LooseCardsProps) {
  return (
    <fieldset class="tapped">
      <legend class="sr-only">{label}</legend>
      <div class="hand m rows">
        {cards.map((card) => (
          <button
            type="button"
            key={card}
            data-card={card}
            aria-pressed={chosen.includes(card)}
            class={eaten.includes(card) ? 'eaten' : undefined}
            onClick={() => onToggle(card)}
          >
            <CardFace card={card} ui={ui} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
