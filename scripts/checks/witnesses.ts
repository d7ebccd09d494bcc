import { witnessesOf, witnessPath } from '#book/witnesses.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { Round } from '#core/game/round.ts';
import { readFlip, type SettingFlip } from '#core/house/flip.ts';
import type { Witness, Witnesses } from '#core/house/witness.ts';
import { allowedValues, type SettingValue } from '#core/house-rules.ts';
import { readDivergence } from '#core/rounds/divergence.ts';
import { engineOf } from '#games/engines.ts';
import { type Book, GAMES } from '#games/index.ts';
import type { Check } from './check.ts';

/** A game with everything that its witnesses are checked against. */
export interface Witnessed {
  readonly file: string;
  readonly game: Game;
  readonly round: Round;
  readonly words: GameWords;
  readonly witnesses: Witnesses;
}

/** Loads a game with its round and its words. */
export async function witnessed({ id, load }: Book): Promise<Witnessed> {
  const [{ round }, { words }] = await Promise.all([load.round(), load.words.vi()]);
  return { file: witnessPath(id), game: assertDefined(engineOf(id)), round, words, witnesses: witnessesOf(id) };
}

/** Every value of every setting but the first has a witness, and every witness still holds. */
export async function checkWitnesses(): Promise<Check[]> {
  const games = await Promise.all(GAMES.map(witnessed));
  return games.flatMap((of) => [
    ...otherValues(of.game).map(({ key, value }) => ({
      name: `${of.file}: ${key}=${value}`,
      fault: faultOf(of, key, value, of.witnesses[key]?.[String(value)]),
    })),
    { name: `${of.file}: nothing else`, fault: strayIn(of) },
  ]);
}

/** Every value of a setting except its first. */
export function otherValues({ schema }: Game): { key: string; value: SettingValue }[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    allowedValues(setting)
      .slice(1)
      .map((value) => ({ key, value })),
  );
}

/** What is wrong with a witness; undefined where it holds. */
export function faultOf(
  of: Witnessed,
  key: string,
  value: SettingValue,
  witness: Witness | undefined,
): string | undefined {
  const { game, round } = of;
  if (witness === undefined) return 'has no witness: npm run update -- witnesses looks for one';
  if (typeof witness !== 'string') {
    if ('none' in witness) return undefined;
    const read = readDivergence(game, round, key, value, witness);
    return read.ok ? undefined : read.error;
  }
  const read = readFlip(game, key, value, witness);
  if (!read.ok) return read.error;
  if (!saysOther(of, read.value)) return 'reads alike under both rule sets';
  const idle = read.value.fields.find((gone) => {
    return flips(of, key, value, { ...read.value, fields: read.value.fields.filter((field) => field !== gone) });
  });
  return idle && `flips as well without ${idle.name}`;
}

/** Hands under a rule set. */
export type Hands = Pick<SettingFlip, 'house' | 'fields'>;

export function caseTextOf(game: Game, { house, fields }: Hands): string {
  return formatCase({ game: game.id, ...house, fields }, game);
}

/** Does a value of a setting decide on these hands against the first? */
export function flips(of: Witnessed, key: string, value: SettingValue, hands: Hands): boolean {
  const read = readFlip(of.game, key, value, caseTextOf(of.game, hands));
  return read.ok && saysOther(of, read.value);
}

/** Is the verdict itself different, and not only its reasons? */
function saysOther({ words }: Witnessed, { before, after }: SettingFlip): boolean {
  const [was, is] = [before, after].map((ruling) => {
    const { big, net, lines } = words.verdict(ruling);
    return JSON.stringify([big, net, lines]);
  });
  return was !== is;
}

function strayIn({ game, witnesses }: Witnessed): string | undefined {
  const known = new Set(otherValues(game).map(({ key, value }) => `${key}=${value}`));
  const written = Object.entries(witnesses).flatMap(([key, of]) => Object.keys(of).map((value) => `${key}=${value}`));
  const strays = written.filter((one) => !known.has(one));
  return strays.length > 0 ? `${strays.join(', ')}: no such value, or the first one` : undefined;
}
