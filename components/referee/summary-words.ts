import type { Game } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import { type Summary, summaryOf } from '#core/summary/summary.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';

/** What a ruling comes to. */
export function summaryOfRuling(game: Game, ruling: Ruling<unknown>): Summary | undefined {
  return summaryOf(game.verdictJson(ruling.verdict));
}

/** The summary of a verdict in words; empty for a word that this book does not know. */
export function summaryWords(summary: Summary, { seatName }: UiWords, { summary: words }: RefereeWords): string {
  switch (summary.kind) {
    case 'nets':
      return summary.nets
        .map(([name, net]) => (net === null ? words.unsettled(seatName(name)) : words.net(seatName(name), net)))
        .join(', ');
    case 'ranking':
      return summary.groups.map((group) => group.map(seatName).join(' = ')).join(' > ');
    case 'word': {
      const says = Object.entries(words.words).find(([word]) => word === summary.word)?.[1];
      return says?.(summary.points ?? 0) ?? '';
    }
  }
}
