import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { assertDefined } from '#core/assert-defined.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { keyedParts, part, whenLoaded } from '../../loading/part.ts';
import { usePart } from '../../loading/use-part.ts';
import { choiceOf } from '../choice.ts';
import { type ChosenGame, type ContractPage, gameNamesOf, useChosen } from './chosen.ts';
import { draftOf, isKept } from './kept.ts';
import { type Agreed, BESIDE, contractLink, type ReadText, withBeside } from './link.ts';

/** Messages, folded parts and the sheet to print, with their words: loaded once something was chosen or opened. */
const lazyParts = keyedParts(async (lang: Lang) => {
  const { lateWords, lateParts } = await import('./lazy-parts.tsx');
  await lateWords.load();
  return { ...lateParts, say: assertDefined(lateWords.in(lang)) };
});

/** What reads links and codes, and what this device has saved. */
const opener = part(() => import('./open-text.ts'));
const saved = part(() => import('./saved.ts'));

export type LazyParts = Awaited<ReturnType<ReturnType<typeof lazyParts>['load']>>;

/** What is loaded when it is first wanted, and the function that asks for it. */
export type LazyState = ReturnType<typeof usePart<LazyParts>>;

/** Links from what is asked elsewhere lead to the agreements. */
const AGREEMENTS = '#thoa-thuan';

/**
 * Does this device use what is chosen here? It was dropped where the reader went back to what the device uses, and is used here
 * alone where the device stores nothing.
 */
export type KeptState = 'kept' | 'unkept' | 'dropped' | 'here';

/** The contract as it stands: the games in it, the text that was read, and what was said last. */
export function useContract(page: ContractPage, say: ContractWords) {
  const { lang, agreements } = page;
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadText>();
  const [notice, setNotice] = useState('');
  const [asked, setAsked] = useState<string>();
  const [beside, setBeside] = useState('');
  const late = usePart(lazyParts(lang));

  /** Until the reader chooses or opens anything, what is shown is not the reader's choice. */
  const touched = useRef(false);
  /** Until then the address stays as it was sent: parts that could not be read are not lost on a reload. */
  const changed = useRef(false);
  const turns = useRef(0);
  /** The same, for what is shown. */
  const [begun, setBegun] = useState(false);
  const [resumed, setResumed] = useState(false);
  const [dropped, setDropped] = useState<readonly ChosenGame[]>();
  const [refused, setRefused] = useState(false);
  const draft = draftOf();
  const touch = (): void => {
    touched.current = true;
    changed.current = true;
    setBegun(true);
    setDropped(undefined);
    setNotice('');
    late.load();
  };

  const { chosen, coming, setChosen, toggle, choose, add } = useChosen(page, touch);
  const agreed = useMemo(
    () => chosen.map(({ all, ruleSet, answers }): Agreed => ({ game: all.game, ruleSet, answers })),
    [chosen],
  );
  const link = contractLink(agreed, lang);
  const usual = useRef(chosen);
  const isAllKept = chosen.every(isKept);
  const kept: KeptState = !isAllKept ? 'unkept' : dropped ? 'dropped' : refused ? 'here' : 'kept';

  /** The address may ask for the agreements of the first game in it. */
  const ask = (games: readonly ChosenGame[]): void => {
    if (location.hash === AGREEMENTS) setAsked(games[0]?.all.game.id);
  };

  /** A link replaces everything; a code adds one game to those chosen before. */
  const open = async (typed: string, sent = false): Promise<void> => {
    const turn = ++turns.current;
    const coming = opener.load().then(({ openText }) => openText(typed, lang, agreements));
    const opened = await coming.catch(() => undefined);
    // The latest request counts, whichever finishes first.
    if (turn !== turns.current) return;
    if (!opened) return setNotice(say.failed);
    const { held, faults, games } = opened;
    const whole = held.includes('@');
    const beside = touched.current && !whole;
    const { current: before } = changed;
    touch();
    changed.current = before || !sent;
    setRead({ held, faults, some: games.length > 0, sent });
    setText(faults.length > 0 ? held : '');
    if (games.length === 0) return;
    add(games, { beside, whole });
    if (sent) ask(games);
    setNotice(say.opened(gameNamesOf(games)));
  };

  /** What was chosen here before, and not saved. */
  const resume = async (): Promise<void> => {
    const { openText } = await opener.load();
    const { games } = await openText(draft.get(), lang, agreements);
    if (touched.current) return;
    if (games.length === 0) draft.set('');
    else {
      touch();
      add(games, { beside: false, whole: true });
      setResumed(true);
    }
  };

  // The address takes precedence; then what was chosen and not saved; else what this device has saved.
  useEffect(() => {
    const sent = new URLSearchParams(location.search);
    setBeside(sent.get(BESIDE) ?? '');
    const held = sent.get('h');
    if (held !== null) {
      open(location.search, true).finally(() => document.documentElement.removeAttribute('data-linked'));
      return;
    }
    ask(chosen);
    if (draft.get() !== '') {
      resume().catch(() => setNotice(say.failed));
      return;
    }
    if (GAMES.every((game) => choiceOf(game).get() === '')) return;
    const coming = saved.load().then(({ savedContract }) => savedContract(lang, agreements));
    whenLoaded(coming, (own) => {
      if (own.length === 0 || touched.current) return;
      setChosen(own);
      ask(own);
      late.load();
    });
  }, []);

  // The address describes the current choice, so that a reload and the other language show the same.
  useEffect(() => {
    if (!changed.current) return;
    history.replaceState(history.state, '', withBeside(link, beside) + location.hash);
    draft.set(isAllKept ? '' : link);
  }, [agreed, beside]);

  const type = (typed: string): void => {
    setText(typed);
    setRead(undefined);
  };
  /** Changes what this device has saved, and says what came of it. */
  const change = (work: (device: typeof import('./saved.ts')) => string): Promise<void> =>
    saved.load().then(
      (device) => setNotice(work(device)),
      () => setNotice(say.failed),
    );

  return {
    /** The game whose agreements a link asks for. */
    asked,
    chosen,
    coming,
    toggle,
    choose,
    agreed,
    link,
    text,
    type,
    read,
    open,
    notice,
    notify: setNotice,
    /** These rules for the whole site on this device; or no longer. */
    use: () =>
      change(({ saveContract }) => {
        const saved = saveContract(agreed);
        setRefused(!saved);
        if (saved) draft.set('');
        return saved ? say.used(gameNamesOf(chosen)) : say.usedHere;
      }),
    forget() {
      change(({ forgetContract }) => {
        forgetContract();
        return say.forgotten;
      });
    },
    beside,
    compare(text: string) {
      changed.current = true;
      setBeside(text);
    },
    begun,
    resumed,
    kept,
    /** Back to what this device uses. */
    drop() {
      whenLoaded(
        saved.load().then(({ savedContract }) => savedContract(lang, agreements)),
        (own) => {
          setDropped(chosen);
          setResumed(false);
          setChosen(own.length > 0 ? own : usual.current);
        },
      );
    },
    takeBack() {
      if (dropped) setChosen(dropped);
      setDropped(undefined);
    },
    late,
  };
}
