/** What reads texts: free text, the notation, links, and what a reader has stored. */

import { readContract } from '#components/house-rules/contract/read.ts';
import { readPlace } from '#components/practice/place.ts';
import { readLink } from '#components/referee/link.ts';
import type { CodePrefix } from '#core/house/house-code.ts';
import { parseHouseCode } from '#core/house/read-house-code.ts';
import type { Rng } from '#core/random/rng.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { parseChallenge } from '#practice/challenge.ts';
import { readMessage } from '#src/reading/read-message.ts';
import { brokenBy } from '#src/reading/testing/broken.ts';
import { READABLE } from '#src/reading/testing/readable.ts';
import { settle } from '#src/settle.ts';
import { type DoorTally, Meter } from './entry-point.ts';
import { texts } from './texts.ts';

/** The reader of messages and `settle`: each answers every text, and both agree on the rulings. */
export async function fuzzReader(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  const meter = new Meter('texts');
  for (const text of texts(rng)) {
    if (isOver()) break;
    meter.throws(text, () => {
      readMessage(text, { games: READABLE, home: undefined });
      return undefined;
    });
    // A skipped word in ten thousand is a misreading, and counted as one.
    const broken = brokenBy(text).find((fault) => !fault.includes(' is forgotten'));
    if (broken !== undefined) meter.fault(text, broken);
    meter.throws(text, () => wrongLine(text, rng.upTo(9) === 0));
  }
  return meter.tally;
}

function wrongLine(text: string, withBranches: boolean): string | undefined {
  const { line, ok } = settle(text, withBranches);
  const json: unknown = JSON.parse(line);
  const isRuled = typeof json === 'object' && json !== null && 'verdict' in json;
  return ok === isRuled && !line.includes('\n') ? undefined : `an odd line: ${line}`;
}

/** Every link of the site. */
export async function fuzzLinks(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  const meter = new Meter('texts');
  const prefixes = new Map<string, CodePrefix>(GAMES.map(({ id, prefix }) => [id, prefix]));
  for (const text of texts(rng)) {
    if (isOver()) break;
    const query = rng.pick([
      `?c=${encodeURIComponent(text.toWellFormed())}`,
      `?${text}`,
      `?c=${text}&v=${text}&e=${text}&g`,
    ]);
    meter.throws(query, () => {
      const link = readLink(query);
      if (link?.sent?.summary) formatSummary(link.sent.summary);
      readPlace(query);
      readContract(text, ENGINES);
      parseChallenge(text, ENGINES);
      for (const engine of ENGINES) {
        const prefix = prefixes.get(engine.id);
        if (prefix) parseHouseCode(text, engine, prefix);
      }
      return undefined;
    });
  }
  return meter.tally;
}
