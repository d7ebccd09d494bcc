import { useEffect, useMemo, useState } from 'preact/hooks';
import { CardFace, HandCards } from '#components/cards/Card.tsx';
import { OpenHand } from '#components/cards/OpenHand.tsx';
import { RANKS, rankIndex } from '#core/card.ts';
import { type Case, type Field, unknownCards } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { filledFields } from '#core/unknown/fill.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';
import { verdictsOver } from '#core/unknown/verdicts-over.ts';
import { findGame } from '#games/index.ts';
import { type Outcome, openOutcomes } from '#words/outcomes/open-outcomes.ts';
import type { OpenWords } from '#words/vi/ui/open.ts';
import type { Loaded } from '../../loading/loaded.ts';
import { keyedParts } from '../../loading/part.ts';
import { usePart } from '../../loading/use-part.ts';
import { WORD_LANG } from '../../loading/word-langs.ts';
import { Button } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { worthAlone } from '../edit/company.ts';
import { SeatHead } from '../SeatHand.tsx';
import { VerdictPlate } from '../VerdictPlate.tsx';
import styles from './open.css?inline';
import { openWords } from './open-words.ts';

addLazyStyle(styles);

/** What counts the unknown cards of each game. */
const counters = keyedParts(async (game: string) => (await findGame(game)?.load.unknown?.())?.unknown);

interface SeatsProps {
  readonly now: Case;
  readonly all: Loaded;
  /** The reader wants to choose a card by hand; left out where there is no deck. */
  onChoose?(): void;
}

interface Props extends SeatsProps {
  /** The hands filled in. */
  onFields(fields: readonly Field[]): void;
}

/** Everybody's hand; one with a card that nobody has told is a button that opens the deck. */
export function OpenSeats({ now, all, onChoose }: SeatsProps) {
  const says = openWords[WORD_LANG];
  const { game, words, ui } = all;
  return (
    <div class="seats">
      {now.fields.map((field) => {
        const { unknown = [], ...known } = field;
        const worth = known.cards.length > 0 ? worthAlone(known, game, now.rules, words) : { sum: '', state: '' };
        const state = unknown.length > 0 ? says.untold(unknown.length) : worth.state;
        return (
          <div class="seat" key={field.name}>
            <SeatHead name={field.name} worth={{ ...worth, state }} ui={ui} />
            <div class="told-hand">
              <OpenHand {...field} ui={ui} />
              {onChoose && unknown.length > 0 && (
                <button type="button" aria-label={says.fillIn(field.name)} onClick={onChoose} />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The verdict that most cards lead to, how many do, and what the others make of it; a tap on one of them fills it in. */
export function OpenVerdict(props: Props) {
  const { now, all } = props;
  const says = openWords[WORD_LANG];
  const counted = useCounted(now, all);
  if (!counted) return <p class="verdict waiting">{says.counting}</p>;
  if (counted === 'too-many-unknown') return <p class="verdict waiting">{says.tooMany}</p>;
  const { outcomes, ways } = counted;
  const [first, ...others] = outcomes;
  if (!first) return null;
  const single = unknownCards(now.fields) === 1;
  const isSure = others.length === 0;
  const isLikely = first.ways * 2n > ways;
  const share = isSure ? says.always(single) : says.of(first.ways, ways, single);
  return (
    <>
      <p class="sr-only open" role="status">
        {isLikely ? `${first.says || says.none}, ${share}` : says.unsure}
      </p>
      <VerdictPlate words={bannerOf(first, isLikely, share, says)} />
      {!isSure && (
        <>
          <Strip outcomes={outcomes} all={ways} single={single} says={says} />
          {/* The rare ones first: they are what the card decides. */}
          <Rows {...props} outcomes={isLikely ? [...others, first] : outcomes} common={isLikely ? first : undefined} />
        </>
      )}
    </>
  );
}

const NO_WORDS: VerdictWords = { big: '', why: '', net: '', lines: [] };

interface LikeliestProps extends Pick<SeatsProps, 'now' | 'all'> {
  /** @param note where nothing is counted, why */
  onCounted(words: VerdictWords | undefined, note: string): void;
}

/** Shows nothing: the same banner for who shows it in a way of their own. */
export function Likeliest({ now, all, onCounted }: LikeliestProps) {
  const counted = useCounted(now, all);
  useEffect(() => {
    const says = openWords[WORD_LANG];
    if (!counted) return onCounted(undefined, says.counting);
    if (counted === 'too-many-unknown') return onCounted(undefined, says.tooMany);
    const { outcomes, ways } = counted;
    const [first] = outcomes;
    if (!first) return undefined;
    const single = unknownCards(now.fields) === 1;
    const share = outcomes.length === 1 ? says.always(single) : says.of(first.ways, ways, single);
    return onCounted(bannerOf(first, first.ways * 2n > ways, share, says), '');
  }, [counted]);
  return null;
}

function useCounted(now: Case, all: Loaded): ReturnType<typeof count> | undefined {
  const counter = usePart(counters(now.game), true).part;
  const shown = useAfterPaint(now);
  return useMemo(() => (counter && shown === now ? count(now, counter, all) : undefined), [now, counter, shown, all]);
}

/** The banner of the likeliest outcome: in place of a reason, which is that of one case only, how many cards lead there. */
function bannerOf({ words }: Outcome, isLikely: boolean, share: string, says: OpenWords): VerdictWords {
  if (!isLikely) return { ...NO_WORDS, big: says.unsure };
  if (!words) return { ...NO_WORDS, big: says.none, why: share };
  const { big, net, lines } = words;
  return { big, net, why: share, lines: lines.length > 0 ? [...lines, { text: share, net: '' }] : lines };
}

/** All that a case with unknown cards comes to; undefined before what counts them is loaded, and where they are too many. */
export function openOutcomesOf(of: Case, all: Loaded): ReturnType<typeof openOutcomes> | undefined {
  const counter = counters(of.game).here;
  const counted = counter && count(of, counter, all);
  return counted === 'too-many-unknown' ? undefined : counted;
}

function count(of: Case, counter: UnknownCards, all: Loaded) {
  const over = verdictsOver(all.game, of.fields, of.rules, counter);
  return over.ok ? openOutcomes(over.value, of, all) : over.error;
}

/** What takes long to count is counted once the cards are painted. */
function useAfterPaint(now: Case): Case | undefined {
  const [painted, setPainted] = useState<Case>();
  useEffect(() => {
    const later = setTimeout(() => setPainted(now));
    return () => clearTimeout(later);
  }, [now]);
  // One card takes no time worth waiting for.
  return unknownCards(now.fields) === 1 ? now : painted;
}

/** The fills of the strip and of its legend, most ways first. */
const INKS = ['w', 'p', 'l', 'o'] as const;

function inkOf(place: number): string {
  return INKS[Math.min(place, INKS.length - 1)] ?? '';
}

interface StripProps {
  readonly outcomes: readonly Outcome[];
  /** All ways. */
  readonly all: bigint;
  readonly single: boolean;
  readonly says: OpenWords;
}

/** All cards as one strip, a tick for each: how many lead to each verdict. */
function Strip({ outcomes, all, single, says }: StripProps) {
  const told = outcomes.map((one) => says.leads(waysText(one, all, single, says), one.says || says.none));
  return (
    <div class="strip" role="img" aria-label={told.join(', ')}>
      {outcomes.map(({ says: key, ways }, place) => (
        <i key={key} class={inkOf(place)} style={`flex-grow:${ways}${single ? `;--n:${ways}` : ''}`} />
      ))}
    </div>
  );
}

function waysText({ ways }: Outcome, all: bigint, single: boolean, says: OpenWords): string {
  return single ? says.cards(ways) : says.ways(ways, all);
}

/** More outcomes than these are only counted. */
const MOST_ROWS = 8;

/** What each outcome needs, the legend of the strip: its cards, each a button that fills the place. */
function Rows(props: Props & { readonly outcomes: readonly Outcome[]; readonly common: Outcome | undefined }) {
  const { now, outcomes, common } = props;
  const says = openWords[WORD_LANG];
  const single = unknownCards(now.fields) === 1;
  const sum = outcomes.reduce((all, { ways }) => all + ways, 0n);
  const byWays = outcomes.toSorted((a, b) => Number(b.ways > a.ways) - Number(b.ways < a.ways));
  const shown = outcomes.length > MOST_ROWS ? byWays.slice(0, MOST_ROWS) : outcomes;
  return (
    <ul class="outcomes">
      <li class="ask">{single ? says.fill : says.fillMany}</li>
      {shown.map((one) => (
        <li key={one.says} class={single ? undefined : 'ways'}>
          <div>
            <span class="v">{one.says || says.none}</span>
            <div class="sw">
              <i class={inkOf(byWays.indexOf(one))} />
              {waysText(one, sum, single, says)}
            </div>
          </div>
          <Choices {...props} outcome={one} isCommon={one === common} says={says} />
        </li>
      ))}
      {shown.length < outcomes.length && <li class="mute">{says.more(outcomes.length - shown.length)}</li>}
    </ul>
  );
}

/** So many cards stand in a row of buttons; of more the ranks are named. */
const MOST_CARDS = 8;
/** Of several unknown cards so many are shown as an example. */
const MOST_SHOWN = 3;

interface ChoicesProps extends Props {
  readonly outcome: Outcome;
  readonly isCommon: boolean;
  readonly says: OpenWords;
}

function Choices({ now, all, outcome, isCommon, says, onFields, onChoose }: ChoicesProps) {
  const { choices, cards, example } = outcome;
  const { ui } = all;
  // With several unknown cards: the first way, as one button; a handful of cards tells nothing.
  if (choices.length === 0) {
    if (cards.length > MOST_SHOWN) return null;
    return (
      <button type="button" class="fills" onClick={() => onFields(example)}>
        <HandCards cards={cards} ui={ui} inline />
      </button>
    );
  }
  if (isCommon || choices.length > MOST_CARDS) {
    const ranks = new Set(choices.map(rankIndex));
    return (
      <>
        <span class="many">{isCommon ? says.rest : RANKS.filter((_, rank) => ranks.has(rank)).join(' ')}</span>
        {onChoose && <Button class="btn b2" onClick={onChoose} text={says.choose} />}
      </>
    );
  }
  return (
    <div class="hand">
      {choices.map((card) => (
        <button key={card} type="button" class="fills" onClick={() => onFields(filledFields(now.fields, [card]))}>
          <CardFace card={card} ui={ui} />
        </button>
      ))}
    </div>
  );
}
