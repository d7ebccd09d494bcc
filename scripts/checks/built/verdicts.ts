import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { type Check, joinFaults } from '../check.ts';
import type { BuiltPage } from './page.ts';

/** Every verdict in the page is what the engine says of its case. */
export function checkVerdicts({ file, elements }: BuiltPage): Check {
  const faults = elements.flatMap(({ attributes }) => {
    const text = attributes.get('data-case');
    if (text === undefined) return [];
    const read = readCase(text);
    const game = read.ok ? engineOf(read.value.game) : undefined;
    const ruled = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
    if (!game || !ruled?.ok) return [`${text} is no case`];
    const verdict = writeJson(game.verdictJson(ruled.value.verdict));
    return attributes.get('data-verdict') === verdict ? [] : [`${text} does not carry its verdict`];
  });
  return { name: `${file}: verdicts`, fault: joinFaults(faults) };
}
