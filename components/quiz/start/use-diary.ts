import { useEffect, useState } from 'preact/hooks';
import { remembered } from '#components/house/remembered.ts';
import { type Diary, NEW_DIARY, type Review } from '#practice/history.ts';
import { type DiaryFault, formatDiary, parseDiary } from '#practice/history-text.ts';

const STORE = 'practice';
const store = remembered(STORE);

/** The schedule's reckoning comes only where a reader has chosen it. */
let review: Review | undefined;

/** Brings what reckons when a rule is asked again. */
export async function bringSchedule(): Promise<void> {
  review ??= (await import('#practice/schedule.ts')).review;
}

export interface DiaryState {
  readonly diary: Diary;
  /** Why what was stored could not be read; undefined where it could, or nothing was. */
  readonly fault: Exclude<DiaryFault, 'empty'> | undefined;
  /** The browser keeps nothing, or no more: what is remembered goes with the page. */
  readonly blocked: boolean;
  update(change: (diary: Diary, review: Review | undefined) => Diary): void;
  /** Nothing is left of it on the device. */
  clear(): void;
}

function readStore(): Pick<DiaryState, 'diary' | 'fault'> {
  const read = parseDiary(store.get());
  if (read.ok) return { diary: read.value, fault: undefined };
  return { diary: NEW_DIARY, fault: read.error === 'empty' ? undefined : read.error };
}

/** What the device remembers at this moment. */
export function latestDiary(): Diary {
  return readStore().diary;
}

/** What the device remembers of practice, kept in step between tabs. Before hydration it is empty, as the build has it. */
export function useDiary(): DiaryState {
  const [state, setState] = useState<Pick<DiaryState, 'diary' | 'fault'>>({ diary: NEW_DIARY, fault: undefined });
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    setState(readStore());
    setBlocked(!canStore());
    return store.listen(() => setState(readStore()));
  }, []);
  useEffect(() => {
    if (state.diary.scheduled) bringSchedule().catch(() => undefined);
  }, [state.diary.scheduled]);
  return {
    ...state,
    blocked,
    update(change) {
      // The latest, whatever this page saw last: another tab may have written since.
      const { diary, fault } = readStore();
      const next = change(diary, review);
      // What a newer edition wrote is not ours to write over.
      if (fault === 'future-version') setState({ diary: next, fault });
      else setBlocked(!store.set(formatDiary(next)));
    },
    clear() {
      store.set('');
    },
  };
}

function canStore(): boolean {
  try {
    localStorage.setItem(`${STORE}:try`, '1');
    localStorage.removeItem(`${STORE}:try`);
    return true;
  } catch {
    return false;
  }
}
