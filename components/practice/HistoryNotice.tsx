import { listAhead, part } from '#components/loading/part.ts';
import { usePart } from '#components/loading/use-part.ts';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';

interface Props {
  readonly state: HistoryState;
  readonly lang: Lang;
}

const notice = listAhead(part(() => import('./history/Notice.tsx')));

/** The notice that the history is not saved or cannot be read. Loaded when first needed; then it stays with the page. */
export function HistoryNotice({ state, lang }: Props) {
  const { part } = usePart(notice, state.full || state.aside || state.fault !== undefined);
  const ui = part?.noticeWords.in(lang);
  return part && ui ? <part.Notice state={state} ui={ui} /> : null;
}
