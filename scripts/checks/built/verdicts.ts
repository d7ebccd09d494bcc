import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { engineOf, readCase } from '#games/engines.ts';
import type { Check } from '../check.ts';
import { type Page, plainText } from './page.ts';

/** Every verdict in the page is what the engine says of its case. */
export function checkVerdicts({ file, html }: Page): Check {
  const faults = [...html.matchAll(/data-case="([^"]*)"(?: data-verdict="([^"]*)")?/g)].flatMap(
    ([, text = '', said]) => {
      const read = readCase(plainText(text));
      const game = read.ok ? engineOf(read.value.game) : undefined;
      const ruled = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
      if (!game || !ruled?.ok) return [`${text} is no case`];
      const verdict = writeJson(game.verdictJson(ruled.value.verdict));
      return said !== undefined && plainText(said) === verdict ? [] : [`${text} does not carry its verdict`];
    },
  );
  return { name: `${file}: verdicts`, fault: faults.length > 0 ? faults.join('; ') : undefined };
}
