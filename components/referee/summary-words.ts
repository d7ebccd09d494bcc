import type { Summary } from '#core/summary/summary.ts';
import type { SinceWords } from '#words/vi/ui/since.ts';
import type { UiWords } from '#words/vi/ui.ts';

/** The summary of a verdict in words; empty for a word that this book does not know. */
export function summaryWords(summary: Summary, { seatName }: UiWords, { summary: words }: SinceWords): string {
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
