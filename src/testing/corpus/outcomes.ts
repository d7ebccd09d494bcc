/**
 * What the parser of the notation returns for texts that are cases, nearly cases, or none: `npm run update -- outcomes` writes
 * it, a test compares. It is written by the code that it is compared with, so it proves only that nothing changes; whether an
 * outcome is right is tested by `faults.ts`, the spellings and the round trip.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { parseCase } from '#core/notation/parse.ts';
import { ENGINES } from '#games/engines.ts';
import { mutations, oddTexts } from '../mutations.ts';
import { spoiltTexts } from '../respellings.ts';
import { toy } from '../toy-game.ts';

/** One line of JSON for each text and each checksum. */
export const OUTCOMES = 'src/testing/corpus/outcomes.jsonl';

const GAMES: readonly Game[] = [...ENGINES, toy];
/** Longer texts are not kept by the line: nobody reads them. */
const LONGEST = 200;
/** A checksum stands for so many outcomes. */
const TOGETHER = 4096;

/** The lines of the file as the reader reads now. @param read another reader, for the test of the test */
export function outcomeLines(read: typeof parseCase = parseCase): string[] {
  const outcomeOf = (text: string): object => {
    const found = read(text, GAMES);
    if (!found.ok) {
      const { code, at, length } = found.error;
      return { code, at, length };
    }
    const game = GAMES.find(({ id }) => id === found.value.game);
    return { case: game && formatCase(found.value, game) };
  };
  return [
    ...frozenTexts().map((text) => JSON.stringify({ text, ...outcomeOf(text) })),
    ...Object.entries(manyTexts()).flatMap(([texts, all]) =>
      inParts(all, TOGETHER).map((part, at) => {
        const hash = createHash('sha256');
        for (const text of part) hash.update(`${JSON.stringify(outcomeOf(text))}\n`);
        return JSON.stringify({ texts, part: at, sum: hash.digest('hex').slice(0, 12) });
      }),
    ),
  ];
}

/**
 * The texts of the file. They stay as they are once written, since one more house rule of a game would give other random cases;
 * without the file they are made.
 */
function frozenTexts(): string[] {
  if (!existsSync(OUTCOMES)) {
    const made = [...spoiltTexts(300, 16_180), ...mutations(120, 14_142), ...oddTexts(60, 17_320)];
    return [...new Set(made.filter(({ length }) => length <= LONGEST))];
  }
  const line = z.object({ text: z.string().optional() });
  return readFileSync(OUTCOMES, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((one) => line.parse(JSON.parse(one)).text ?? []);
}

/** Texts that are the same on every machine and with any number of house rules. */
function manyTexts(): Readonly<Record<string, readonly string[]>> {
  const units = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  return {
    mutations: [...mutations(40_960, 14_142)],
    oddTexts: [...oddTexts(20_480, 17_320)],
    // Every unit before a field, in a name, between cards and behind one.
    units: units.map((unit) => `toy;${unit}a${unit}n:2S${unit}3S.4♠${unit}`),
  };
}

function inParts(texts: readonly string[], size: number): (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));
}
