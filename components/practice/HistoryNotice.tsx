import { useLazyPart } from '#components/loading/use-lazy-part.ts';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';

interface Props {
  readonly state: HistoryState;
  readonly lang: Lang;
}

/** The notice that the history is not saved or cannot be read. Loaded when first needed; then it stays with the page. */
export function HistoryNotice({ state, lang }: Props) {
  const { part } = useLazyPart(loadNotice, state.full || state.aside || state.fault !== undefined);
  const ui = part?.words.get(lang);
  return part && ui ? <part.Notice state={state} ui={ui} /> : null;
}

export const loadNotice = () => import('./history/load-notice.ts').then(({ loadHistoryNotice }) => loadHistoryNotice());
