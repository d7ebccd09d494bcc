import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { loadNotice } from './HistoryNotice.tsx';
import { loadQuiz } from './load-quiz.ts';
import { loadStart } from './start-page.ts';
import { loadSchedule } from './use-history.ts';

/** What else a session may ask for, one after the other: from then on all of practice works without a network. */
const REST: readonly ((lang: Lang) => Promise<unknown>)[] = [
  () => import('../session/Session.tsx'),
  () => import('../after/After.tsx'),
  loadStart,
  () => import('../notes.ts'),
  () => import('../Score.tsx'),
  () => import('../challenge.ts'),
  ...GAMES.map(
    ({ id }) =>
      (lang: Lang) =>
        loadQuiz(id, lang),
  ),
  () => import('#components/case/after/After.tsx'),
  async () => (await import('#components/case/houses/use-houses.ts')).loadHouses(),
  () => import('#components/case/edit/EditSeats.tsx'),
  () => import('#components/cards/picker/CardPicker.tsx'),
  loadNotice,
  loadSchedule,
];

/** How long the page is left to itself before, in milliseconds: what is asked for now comes first. */
const PAUSE = 1500;

/**
 * Brings the rest of practice while nobody waits for it. Where the reader saves data nothing comes that he did not ask for.
 * @returns how to stop
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
