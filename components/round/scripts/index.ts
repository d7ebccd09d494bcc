import type { GameId } from '../../../src/site.ts';
import type { Script } from '../frames.ts';
import { SCRIPTS as baCay } from './ba-cay.ts';
import { SCRIPTS as sam } from './sam.ts';
import { SCRIPTS as taLa } from './ta-la.ts';
import { SCRIPTS as xiDach } from './xi-dach.ts';
import { SCRIPTS as xiTo } from './xi-to.ts';

const ALL: Partial<Record<GameId, Readonly<Record<string, Script>>>> = {
  'xi-dach': xiDach,
  'xi-to': xiTo,
  'ba-cay': baCay,
  'ta-la': taLa,
  sam,
};

/** The scripted rounds of a game, by the names that lessons call them by. */
export function scriptsOf(game: GameId): Readonly<Record<string, Script>> {
  return ALL[game] ?? {};
}

export function scriptOf(game: GameId, name: string): Script | undefined {
  return scriptsOf(game)[name];
}
