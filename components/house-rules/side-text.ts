import type { RoundWords } from '#core/game/round-words.ts';
import type { Lang } from '#core/lang.ts';
import type { DivergenceSide } from '#core/rounds/divergence.ts';
import { siteWords } from '#words/site/index.ts';
import type { UiWords } from '#words/ui/vi.ts';

/** What happens in one of two rule sets that part and not in the other, or what may be done there next. */
export function sideText(
  { events, seat, options }: DivergenceSide,
  round: RoundWords,
  ui: UiWords,
  lang: Lang,
): string {
  const words = siteWords(lang).variants;
  if (events.length > 0) return events.map(round.event).join(' ');
  if (options.length === 0) return words.nothing;
  const may = options.map(({ action, warns }) =>
    warns ? `${round.may(action)} (${round.warns[warns]})` : round.may(action),
  );
  return words.may(ui.seatName(seat), [...new Set(may)].join(', '));
}
