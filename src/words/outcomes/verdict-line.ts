import { verdictText } from '#core/branches/opinion-groups.ts';
import type { Game } from '#core/game/game.ts';
import type { GameWords, VerdictWords } from '#core/game/game-words.ts';
import type { Ruling } from '#core/ruling.ts';
import { signed } from '../text.ts';
import type { CaseWords } from '../vi/case.ts';

/** What a verdict is said with: its game, and the words of both. */
export interface VerdictTexts {
  readonly game: Pick<Game, 'summary'>;
  readonly words: Pick<GameWords, 'verdict'>;
  readonly ui: Pick<CaseWords, 'seatName'>;
}

/** A verdict without totals and reasons: who wins, or where several are paid who gets what. */
export function paidWords(ruling: Ruling<unknown>, { game, words, ui }: VerdictTexts): VerdictWords {
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
