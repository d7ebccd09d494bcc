import { usePart } from '#components/loading/use-part.ts';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';
import { answerPart } from './answer-part.ts';

/** The notice that the history is not saved or cannot be read; once it was needed it stays with the page. */
export function HistoryNotice({ state, lang }: { readonly state: HistoryState; readonly lang: Lang }) {
  const isNeeded = state.full || state.aside || state.fault !== undefined;
  const { part } = usePart(answerPart, isNeeded);
  return part ? <part.Notice state={state} lang={lang} /> : null;
}
