import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import { readQuestions } from '#core/house/which-house.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES, type GameId } from '#games/index.ts';
import { type Loaded, loaded, loadGame } from '../loading/loaded.ts';
import { keyedParts } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import {
  type AnswerGiven,
  askingLink,
  beginning,
  type Place,
  type Revisited,
  readAnswers,
  readAsking,
  toldText,
} from './place.ts';
import {
  type AskedNext,
  askableOf,
  firstScreen,
  type Guided,
  type QuestionScreen,
  type Screen,
  screenOf,
  withAnswer,
  withoutClash,
} from './screen.ts';

/** A game with its guide, where it has one: only the one that is asked about. */
const guided = keyedParts(async (id: GameId, lang: Lang): Promise<Guided | 'nothing'> => {
  const [file] = await Promise.all([findGame(id)?.load.guide?.(), loadGame(id)]);
  const all = loaded(id, lang);
  return all && file ? { all, guide: file.houseGuide } : 'nothing';
});

/** What is shown, and of which place. */
interface Seen {
  readonly of: Place;
  readonly all: Loaded;
  readonly screen: Screen;
  /** Answers of the link could not be read. */
  readonly lost: boolean;
}

/** By game, what is asked first. */
export type Firsts = Readonly<Partial<Record<GameId, AskedNext>>>;

/** What the build shows. */
const START = beginning(GAMES[0].id);

/**
 * The reader's place in the questions, which the address states: back, reload and a link that is sent lead to the same screen. It is
 * computed after the browser has shown that it was answered.
 */
export function useWhichHouse(lang: Lang, firsts: Firsts) {
  const begun = (place: Place): Seen | undefined => {
    const all = loaded(place.game, lang);
    const first = firsts[place.game];
    const isFirst = place.answers === '' && !place.again && !place.enough;
    return all && first && isFirst ? { of: place, all, screen: firstScreen(all, first), lost: false } : undefined;
  };
  const [place, setPlace] = useState<Place>(() => (import.meta.env.SSR ? START : readAsking(location.search)));
  const [seen, setSeen] = useState(() => begun(place));
  /** The reader has come from another screen: the heading of the next one takes the focus. */
  const moved = useRef(false);
  const wanted = useMemo(() => guided(place.game, lang), [place.game]);
  const { part } = usePart(wanted, true);

  useEffect(() => {
    const back = (): void => {
      moved.current = true;
      setPlace(readAsking(location.search));
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (!part || part === 'nothing') return undefined;
    const { all, guide } = part;
    const first = seen?.of === place ? seen : begun(place);
    if (first) setSeen(first);
    return afterPaint(() => {
      if (first) return readQuestions(all.game, guide);
      const { told, lost } = readAnswers(place.answers, askableOf(part));
      setSeen({ of: place, all, screen: screenOf(part, told, place), lost });
    });
  }, [place, part]);

  const go = (next: Place): void => {
    moved.current = true;
    history.pushState(null, '', askingLink(next, lang));
    setPlace(next);
  };
  const goOn = (told: readonly AnswerGiven[], more: Partial<Place> = {}): void => {
    go({ ...beginning(place.game), answers: toldText(told), ...more });
  };
  const now = seen?.of === place ? seen : undefined;
  return {
    place,
    /** Undefined until the first one is there. Where it is of the place before, the next one is on its way. */
    seen: seen?.of.game === place.game ? seen : undefined,
    isNow: now !== undefined,
    /** The query of the address that is shown. */
    shown: now && (import.meta.env.SSR ? '' : location.search),
    /** Nothing is asked about this game. */
    hasNone: part === 'nothing',
    moved,
    game: (game: GameId) => go(beginning(game)),
    answer(screen: QuestionScreen, part: PartialVerdict) {
      const { told, again: open } = withAnswer(screen, part);
      goOn(told, { again: open });
    },
    look: (told: readonly AnswerGiven[], at: Revisited | undefined) => goOn(told, { again: at }),
    settle: (screen: Extract<Screen, { type: 'clash' }>) => goOn(withoutClash(screen)),
    stop: (told: readonly AnswerGiven[]) => goOn(told, { enough: true }),
  };
}

/** Runs once the browser has painted what was changed before. Returns how to cancel it. */
function afterPaint(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  // A page in the background is not painted.
  const soon = document.hidden
    ? undefined
    : requestAnimationFrame(() => {
        later = setTimeout(work);
      });
  if (soon === undefined) later = setTimeout(work);
  return () => {
    if (soon !== undefined) cancelAnimationFrame(soon);
    clearTimeout(later);
  };
}
