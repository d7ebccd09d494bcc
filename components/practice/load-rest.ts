import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { loadNotice } from './HistoryNotice.tsx';
import { loadQuiz } from './load-quiz.ts';
import { loadStart } from './start-page.ts';
import { loadSchedule } from './use-history.ts';

/** What a session may still need, loaded one after the other: from then on all of practice works offline. */
const REST: readonly ((lang: Lang) => Promise<unknown>)[] = [
  () => import('./session/SessionView.tsx'),
  () => import('./session/setup.ts'),
  () => import('./session/AfterAnswer.tsx'),
  loadStart,
  () => import('./session/notes.ts'),
  () => import('./session/ScoreView.tsx'),
  () => import('./challenge.ts'),
  ...GAMES.map(
    ({ id }) =>
      (lang: Lang) =>
        loadQuiz(id, lang),
  ),
  () => import('#components/case/AfterRuling.tsx'),
  async () => (await import('#components/house-rules/use-houses.ts')).loadRuleSetParts(),
  () => import('#components/case/edit/EditSeats.tsx'),
  () => import('#components/cards/picker/CardPicker.tsx'),
  loadNotice,
  loadSchedule,
];

/** How long to wait before, in milliseconds: what is needed now is loaded first. */
const PAUSE = 1500;

/**
 * Loads the rest of practice in idle time. Where the reader saves data nothing is loaded that was not asked for.
 * @returns a function that cancels
 */
export function loadRest(lang: Lang): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  let stopped = saves;
  const loadAll = async (): Promise<void> => {
    for (const load of REST) if (!stopped) await load(lang).catch(() => undefined);
  };
  const later = setTimeout(loadAll, PAUSE);
  return () => {
    stopped = true;
    clearTimeout(later);
  };
}
