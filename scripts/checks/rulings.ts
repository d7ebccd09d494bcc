import { readFileSync } from 'node:fs';
import { judged } from '#book/citations/judged.ts';
import { writtenCases } from '#book/citations/written.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import type { Check } from './check.ts';

/**
 * The golden rulings: one line for each case, `canonical text<TAB>summary`, sorted. Lines are added, and changed only on purpose.
 */
export const RULINGS = 'content/rulings.txt';

/** What to do when the book rules otherwise. */
const NEW_EDITION =
  'this ruling changed: count a new edition in content/editions.yaml, say what changed, take the line out, and npm run update -- rulings writes it anew';

/** Every case on the site, and those that the referee asks with, once each in canonical text; with what is ruled on it. */
export function rulingsNow(): ReadonlyMap<string, string> {
  const texts = [
    ...writtenCases().map(({ text }) => text),
    ...GAMES.flatMap(({ id }) => buildOf(id).questions.map(({ example }) => example)),
  ];
  return new Map(texts.flatMap((text) => ruledOn(text) ?? []).map(({ canonical, summary }) => [canonical, summary]));
}

/** The lines of the file: canonical text and summary. */
export function rulingsWritten(): ReadonlyMap<string, string> {
  const lines = readFileSync(RULINGS, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split('\t')).map(([canonical = '', summary = '']) => [canonical, summary]));
}

/** Every line is still ruled so, and every case of the site has its line. */
export function checkRulings(): Check[] {
  const written = rulingsWritten();
  const missing = [...rulingsNow().keys()].filter((canonical) => !written.has(canonical));
  const fault = 'has no line: npm run update -- rulings adds it';
  return [...checkWritten(), ...missing.map((canonical) => ({ name: `${RULINGS}: ${canonical}`, fault }))];
}

/** Every line is still ruled so. */
export function checkWritten(): Check[] {
  return [...rulingsWritten()].map(([canonical, summary]): Check => {
    const now = ruledOn(canonical);
    const name = `${RULINGS}: ${canonical}`;
    if (now?.canonical !== canonical)
      return { name, fault: `is no case any more, or is written otherwise; ${NEW_EDITION}` };
    return { name, fault: now.summary === summary ? undefined : `“${now.summary}”, was “${summary}”: ${NEW_EDITION}` };
  });
}

function ruledOn(text: string): { readonly canonical: string; readonly summary: string } | undefined {
  const one = judged(text);
  const game = one && engineOf(one.of.game);
  return game && { canonical: one.canonical, summary: formatSummary(game.summary(one.ruling.verdict)) };
}
