/** The game that a text means though it does not begin with its name: with a slip in the name, or with other words before it. */

import { gameNamedFirst, gamesNamedAt, plain } from '#core/notation/suggest/game-names.ts';
import { slipsBetween } from '#core/notation/suggest/slips.ts';
import type { GameKit } from './kit.ts';
import { bookOf, defaultHouse, isSuitAsked, type ReadOptions } from './lenient.ts';
import { readPlainly } from './questions.ts';

/** A game, and the text with its name in front. */
export interface Meant {
  readonly kit: GameKit;
  readonly text: string;
}

/** Shorter names are too near to other words. */
const SHORTEST_NAME = 5;

/** The games that would make a case of a text that names none at its beginning, each tried. */
export function gamesMeant(text: string, kits: readonly GameKit[], options: ReadOptions): Meant[] {
  const book = bookOf(kits);
  if (gameNamedFirst(text, book)) return [];
  const tried = [...misspelled(text, kits), ...namedLater(text, kits)].filter(({ kit, text: mended }) => {
    const read = readPlainly(mended, kits, defaultHouse(kit), options);
    return read.ok || isSuitAsked(read.error);
  });
  return kits.flatMap((kit) => tried.find((one) => one.kit === kit) ?? []);
}

/** `xì zách cái …`: the first words are the name of a game but for a letter, or a gap. */
function misspelled(text: string, kits: readonly GameKit[]): Meant[] {
  const begins = [/^\s*(\p{L}+[\s-]+\p{L}+)(?!\p{L})/u, /^\s*(\p{L}+)(?!\p{L})/u];
  return begins.flatMap((begin) => {
    const [all = '', words = ''] = begin.exec(text) ?? [];
    const rest = afterName(text.slice(all.length));
    return kits.flatMap((kit) =>
      kit.aliases
        .filter(({ said }) => isNearly(words, said))
        .map(({ preset }) => ({ kit, text: `${headOf(kit, preset)}; ${rest}` })),
    );
  });
}

/** `ai ăn trong xì dách: cái …`: the name stands further on. */
function namedLater(text: string, kits: readonly GameKit[]): Meant[] {
  return [...text.matchAll(/(?<=[^\p{L}\p{M}\p{Nd}])\p{L}/gu)].flatMap(({ index }) =>
    gamesNamedAt(text.slice(index), bookOf(kits)).flatMap(({ head, length, doubtful }) => {
      const kit = kits.find(({ engine }) => engine.id === head.split('@')[0]);
      if (!kit || doubtful) return [];
      return { kit, text: `${head}; ${text.slice(0, index).trim()} ${afterName(text.slice(index + length))}` };
    }),
  );
}

function isNearly(words: string, said: string): boolean {
  const [written, name] = [words, said].map((text) => plain(text).replaceAll(' ', ''));
  return (
    written !== undefined && name !== undefined && name.length >= SHORTEST_NAME && slipsBetween(written, name) <= 1
  );
}

function headOf({ engine }: GameKit, preset: string | undefined): string {
  return preset === undefined ? engine.id : `${engine.id}@${preset}`;
}

function afterName(rest: string): string {
  return rest.replace(/^[\s:;,.]+/, '');
}
