import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { GAMES } from '#games/index.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { whenLoaded } from '../../loading/part.ts';
import { choiceOf } from '../choice.ts';
import { type ChosenGame, type ContractPage, gameNamesOf, useChosen } from './chosen.ts';
import { draftOf, forgetContract, isKept, saveContract, savedContract } from './kept.ts';
import { type Agreed, BESIDE, contractLink, type ReadText, withBeside } from './link.ts';
import { openText } from './open-text.ts';

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
    const { held, faults, games } = await openText(typed, lang, agreements);
    // The latest request counts, whichever finishes first.
    if (turn !== turns.current) return;
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
      void resume();
      return;
    }
    if (GAMES.every((game) => choiceOf(game).get() === '')) return;
    whenLoaded(savedContract(lang, agreements), (own) => {
      if (own.length === 0 || touched.current) return;
      setChosen(own);
      ask(own);
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
    use() {
      const isSaved = saveContract(agreed);
      setRefused(!isSaved);
      if (isSaved) draft.set('');
      setNotice(isSaved ? say.used(gameNamesOf(chosen)) : say.usedHere);
    },
    forget() {
      forgetContract();
      setNotice(say.forgotten);
    },
    beside,
    compare(text: string) {
      changed.current = true;
      setBeside(text);
    },
    begun,
    /** What is shown is the reader's, chosen now or earlier. */
    isOwn: begun || chosen !== usual.current,
    resumed,
    kept,
    /** Back to what this device uses. */
    drop() {
      whenLoaded(savedContract(lang, agreements), (own) => {
        setDropped(chosen);
        setResumed(false);
        setChosen(own.length > 0 ? own : usual.current);
      });
    },
    takeBack() {
      if (dropped) setChosen(dropped);
      setDropped(undefined);
    },
  };
}
