import { verdictText } from '#core/branches/opinion-groups.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import type { Ruling } from '#core/ruling.ts';
import { signed } from '#words/text.ts';
import type { Loaded } from '../loading/loaded.ts';

/** A verdict without totals and reasons: who wins, or where several are paid who gets what. */
export function paidWords(ruling: Ruling<unknown>, { game, words, ui }: Loaded): VerdictWords {
  const summary = game.summary(ruling.verdict);
  if (summary.kind !== 'nets' || summary.nets.length < 2) return { ...words.verdict(ruling), why: '' };
  const lines = summary.nets.map(([name, paid]) => ({
    text: ui.seatName(name),
    net: paid === null ? '?' : signed(paid),
  }));
  return { big: '', why: '', net: '', lines };
}

/** Such a verdict in one line: `An ăn`, `An +5 · Bình −3 · Chi −2`. */
export function verdictLine(words: VerdictWords): string {
  return words.big ? verdictText(words) : words.lines.map(({ text, net }) => `${text} ${net}`.trim()).join(' · ');
}
