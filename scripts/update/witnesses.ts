import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Witness } from '#core/house/witness.ts';
import { buildOf } from '#games/build.ts';
import { GAMES } from '#games/index.ts';
import { faultOf, otherValues, witnessed } from '../checks/witnesses.ts';
import { findHands } from './find-hands.ts';
import { findPlay } from './find-play.ts';

/**
 * Every game's `witnesses.ts`, with hands or a run of play for every value of a house rule that none shows. A witness that holds stays as it
 * is; where none is found the check of the content says so, and one is written by hand, or why there is none.
 */
export async function witnessFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const book of GAMES) {
    const of = await witnessed(book);
    const { own } = buildOf(book.id).tables;
    const shown: Record<string, Record<string, Witness>> = {};
    for (const { key, value } of otherValues(of.game)) {
      const kept = of.witnesses[key]?.[String(value)];
      const holds = faultOf(of, key, value, kept) === undefined;
      const inRound = of.game.schema[key]?.round;
      const witness = holds
        ? kept
        : ((inRound ? undefined : findHands(of, key, value)) ?? findPlay(of, own, key, value));
      if (witness !== undefined) shown[key] = { ...shown[key], [String(value)]: witness };
    }
    files.set(of.file, textOf(of.file, shown));
  }
  return files;
}

/** The file with other data; what stands before the data stays. */
function textOf(file: string, shown: Readonly<Record<string, unknown>>): string {
  const [head = ''] = readFileSync(file, 'utf8').split(/(?<=^export const witnesses: .* = )/m);
  const input = `${head}${JSON.stringify(shown)};\n`;
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${file}`], { input, encoding: 'utf8' });
}
