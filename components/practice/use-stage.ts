import { type MutableRef, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { answerPart } from './answer-part.ts';
import type { Intro, ReadyChallenge } from './challenge.tsx';
import { type GameEntry, type PracticePage, practiceLink, readPlace } from './place.ts';
import { type SessionSetup, settled, setUp } from './session/setup.ts';
import { latestHistory } from './use-history.ts';

/** What the page shows: the choice, a challenge before it starts, a session, or why there is none. */
export type PracticeStage =
  | { readonly type: 'start' }
  | { readonly type: 'loading' | 'nothing' | 'unreadable' }
  | {
      readonly type: 'challenge';
      readonly text: string;
      /** The reader has just made it. */
      readonly own: boolean;
      readonly ready: ReadyChallenge;
      readonly Intro: typeof Intro;
    }
  | SessionStage;

export interface SessionStage {
  readonly type: 'session';
  readonly place: Exclude<PracticePage, { readonly type: 'start' }>;
  readonly setup: SessionSetup;
  readonly ready?: ReadyChallenge;
  /** The link was made with another edition of the questions. */
  readonly old: boolean;
}

interface StageState {
  readonly stage: PracticeStage;
  /** The reader has navigated from one place to another: the new content takes the focus. */
  readonly moved: boolean;
  /** Shows a challenge that the reader has made. */
  visitOwn(text: string): void;
  /** Starts the challenge that is shown. */
  begin(): void;
}

/**
 * The reader's place in practice. The address states it; links to other places are followed without leaving the page, so that
 * they work offline, and back and forward lead through them.
 */
export function useStage(games: readonly GameEntry[], lang: Lang, page: MutableRef<HTMLElement | null>): StageState {
  const [stage, setStage] = useState<PracticeStage>({ type: 'start' });
  const [moved, setMoved] = useState(false);
  const asked = useRef(0);
  const shown = useRef('');

  const show = (next: PracticeStage): void => {
    shown.current = location.href;
    setStage(next);
  };
  const go = async (): Promise<void> => {
    const turn = ++asked.current;
    const place = readPlace(location.search);
    if (place.type === 'start') return show({ type: 'start' });
    setStage({ type: 'loading' });
    const next = await stageOf(place, games, lang);
    // The latest request counts, whichever finishes first.
    if (turn === asked.current) show(next);
  };
  const follow = (link: string, state: unknown = null): void => {
    setMoved(true);
    history.pushState(state, '', link);
    scrollTo({ top: 0, behavior: 'instant' });
    go();
  };

  // Before the browser goes on: a link that is pressed now leads to a session here, not to another page.
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-practising');
    document.querySelector('.fetching')?.remove();
    go();
    const back = (): void => {
      // The search adds a history step of its own while it is open, at the same address.
      if (location.href === shown.current) return;
      setMoved(true);
      go();
    };
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const elsewhere = !link || link.pathname !== location.pathname || link.hash !== '';
      if (elsewhere || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      follow(link.href);
    };
    const element = page.current;
    element?.addEventListener('click', click);
    window.addEventListener('popstate', back);
    return () => {
      element?.removeEventListener('click', click);
      window.removeEventListener('popstate', back);
    };
  }, []);

  return {
    stage,
    moved,
    // Kept with the step in the history, so that it is still the reader's own after a reload.
    visitOwn: (text) => follow(practiceLink({ type: 'challenge', text }, lang), OWN),
    begin() {
      if (stage.type !== 'challenge') return;
      const { text, ready } = stage;
      setMoved(true);
      setStage({ type: 'session', place: { type: 'challenge', text }, setup: ready.setup, ready, old: false });
    },
  };
}

/** The state that a history step has for a challenge made here. */
const OWN = 'own challenge';

/** Loads what a place needs. A session without a seed gets one, and the address states it. */
async function stageOf(
  place: Exclude<PracticePage, { type: 'start' }>,
  games: readonly GameEntry[],
  lang: Lang,
): Promise<PracticeStage> {
  if (place.type === 'challenge') {
    const { setUpChallenge, Intro } = await answerPart.load();
    const ready = await setUpChallenge(place.text, lang);
    if (!ready) return { type: 'unreadable' };
    return { type: 'challenge', text: place.text, own: history.state === OWN, ready, Intro };
  }
  const now = Date.now();
  const past = latestHistory();
  const numbered = settled(place, past, now);
  const setup = await setUp(numbered, games, past, lang, now);
  if (setup.plan.askings.length === 0) return { type: 'nothing' };
  history.replaceState(history.state, '', practiceLink(numbered, lang));
  const old = place.seed !== undefined && place.edition !== undefined && place.edition !== QUIZ_EDITION;
  return { type: 'session', place: numbered, setup, old };
}
