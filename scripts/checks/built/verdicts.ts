import { judged } from '#book/citations/judged.ts';
import { writeJson } from '#core/json.ts';
import { engineOf } from '#games/engines.ts';
import { type Check, joinFaults } from '../check.ts';
import type { BuiltPage } from './page.ts';

/** Every verdict in the page is what the engine says of its case. */
export function checkVerdicts({ file, elements }: BuiltPage): Check {
  const faults = elements.flatMap(({ attributes }) => {
    const text = attributes.get('data-case');
    if (text === undefined) return [];
    const one = judged(text);
    const verdict = one && engineOf(one.of.game)?.verdictJson(one.ruling.verdict);
    if (verdict === undefined) return [`${text} is no case`];
    return attributes.get('data-verdict') === writeJson(verdict) ? [] : [`${text} does not carry its verdict`];
  });
  return { name: `${file}: verdicts`, fault: joinFaults(faults) };
}
