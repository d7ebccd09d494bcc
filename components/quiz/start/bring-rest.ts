import { bringHouses } from '#components/case/use-houses.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { bringQuiz } from './bring.ts';
import { bringSchedule } from './use-diary.ts';

/** What else a session may ask for, one after the other: from then on all of practice works without a network. */
const REST: readonly ((lang: Lang) => Promise<unknown>)[] = [
  () => import('../session/Session.tsx'),
  () => import('../notes.ts'),
  () => import('../Score.tsx'),
  () => import('../challenge.ts'),
  ...GAMES.map(
    ({ id }) =>
      (lang: Lang) =>
        bringQuiz(id, lang),
  ),
  bringHouses,
  () => import('#components/case/edit/EditSeats.tsx'),
  () => import('#components/cards/picker/CardPicker.tsx'),
  bringSchedule,
];

/** How long the page is left to itself before, in milliseconds: what is asked for now comes first. */
const PAUSE = 1500;

/**
 * Brings the rest of practice while nobody waits for it. Where the reader saves data nothing comes that he did not ask for.
 * @returns how to stop
 */
export function bringRest(lang: Lang): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  let stopped = saves;
  const bringAll = async (): Promise<void> => {
    for (const bring of REST) if (!stopped) await bring(lang).catch(() => undefined);
  };
  const later = setTimeout(bringAll, PAUSE);
  return () => {
    stopped = true;
    clearTimeout(later);
  };
}
