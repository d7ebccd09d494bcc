import type { Game } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import { type Gist, gistOf } from '#core/summary/summary.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import type { UiWords } from '#words/ui/vi.ts';

/** What a ruling comes to. */
export function gistOfRuling(game: Game, ruling: Ruling<unknown>): Gist | undefined {
  return gistOf(game.verdictJson(ruling.verdict));
}

/** The gist of a verdict in words; empty for a word that this book does not know. */
export function gistWords(gist: Gist, { seatName }: UiWords, { gist: words }: RefereeWords): string {
  switch (gist.kind) {
    case 'nets':
      return gist.nets
        .map(([name, net]) => (net === null ? words.unsettled(seatName(name)) : words.net(seatName(name), net)))
        .join(', ');
    case 'ranking':
      return gist.groups.map((group) => group.map(seatName).join(' = ')).join(' > ');
    case 'word': {
      const says = Object.entries(words.words).find(([word]) => word === gist.word)?.[1];
      return says?.(gist.points ?? 0) ?? '';
    }
  }
}
