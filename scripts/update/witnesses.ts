import type { Witness, Witnesses } from '#core/house/witness.ts';
import { buildOf } from '#games/build.ts';
import { GAMES } from '#games/index.ts';
import { faultOf, otherValues, witnessed } from '../checks/witnesses.ts';
import { findHands } from './find-hands.ts';
import { findPlay } from './find-play.ts';

/**
 * Every game's file of witnesses, with hands or a run of play for every value of a house rule that none shows. A witness that holds
 * stays as it is; where none is found the check of the content says so, and one is written by hand, or why there is none.
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
    files.set(of.file, witnessText(shown));
  }
  return files;
}

/** The witnesses as YAML, one a line. */
export function witnessText(shown: Witnesses): string {
  const settings = Object.entries(shown).map(([key, of]) => {
    const lines = Object.entries(of).map(
      ([value, witness]) => `  ${JSON.stringify(value)}: ${JSON.stringify(witness)}\n`,
    );
    return `${key}:\n${lines.join('')}`;
  });
  return `# What each value of a house rule changes, shown: \`npm run update -- witnesses\` finds what is missing, and keeps what holds.\n${settings.join('')}`;
}
