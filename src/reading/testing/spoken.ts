/**
 * Lines by chance as people type them, with how they are meant: a grammar of our own that knows nothing of the reader. It says
 * what somebody who reads the line could not take otherwise.
 */

import { makeRng } from '#core/random/rng.ts';
import type { GameHouse } from '../reading.ts';
import type { TypedLine } from './lines.ts';
import { around } from './spoken/around.ts';
import { styleOf } from './spoken/cards.ts';
import { dealOf, SPOKEN_OF } from './spoken/deals.ts';
import { tellOne, tellPlay, tellTable } from './spoken/hands.ts';
import { bare } from './spoken/people.ts';

/** A line that was spoken. */
export interface SpokenLine extends TypedLine {
  /** What is played at the table, where the line does not name it. */
  readonly home: GameHouse | undefined;
  /** How it was said, for who looks for the ways that fail. */
  readonly ways: readonly string[];
}

/** So many lines; the same ones for the same seed. */
export function* spoken(count: number, seed: number): Generator<SpokenLine> {
  const rng = makeRng(seed);
  for (let i = 0; i < count; i++) {
    const of = rng.pick(SPOKEN_OF);
    const english = rng.upTo(2) === 0;
    const deal = dealOf(of, rng);
    const marks = english || rng.upTo(2) > 0;
    const style = styleOf(of, english, marks, rng);
    const told = { table: tellTable, end: tellTable, play: tellPlay, one: tellOne }[deal.about](deal, of, style, rng);
    const several = deal.about !== 'one' && deal.about !== 'play';
    const { text, home, where } = around(told.text, of, several, english, rng);
    const letters = rng.pick(['as-is', 'as-is', 'as-is', 'lower', 'lower', 'upper']);
    const written = letters === 'lower' ? text.toLowerCase() : letters === 'upper' ? text.toUpperCase() : text;
    yield {
      text: marks ? written : bare(written),
      game: deal.game.id,
      hands: told.hands,
      said: false,
      home: home ? deal.house : undefined,
      ways: [
        of,
        english ? 'en' : marks ? 'vi' : 'vi-bare',
        deal.about,
        ...told.ways,
        `game-${where}`,
        letters,
        `ranks-${style.ranks}`,
        `suits-${style.suits}`,
        `cards«${style.between}»`,
        style.named ? 'named' : 'plain',
        ...(style.glued ? ['glued'] : []),
      ],
    };
  }
}
