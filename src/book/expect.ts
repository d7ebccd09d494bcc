import type { Case } from '#core/case.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import { signed } from '#words/text.ts';

/**
 * What is wrong with an expectation, or undefined where the engine agrees.
 * @param expect clauses with `;` between: a name and what is said of it, `an win ngu-linh 14 +2; cai non`. Every word after
 *   the name must be one of that hand's values in the verdict (nets with their sign), or its place where hands are ranked:
 *   `an #1; binh #2`, the same number for those who tie. A play says `danh true sanh 4 10`.
 */
export function expectationFault(of: Case, expect: string): string | undefined {
  const game = engineOf(of.game);
  if (!game) return `no engine for ${of.game}`;
  const { verdict } = game.decide(of.fields, of.rules);
  for (const clause of expect.split(';')) {
    const [name = '', ...wanted] = clause.trim().split(/\s+/);
    const said = valuesOf(game.id, verdict, name).map(([, value]) => value);
    if (said.length === 0) return `expect “${clause.trim()}”: the verdict says nothing of ${name}`;
    if (wanted.length === 0) return `expect “${clause.trim()}”: nothing is expected of ${name}`;
    const left = [...said];
    const wrong = wanted.filter((word) => {
      const at = left.findIndex((value) => value === word || value === word.replace('-', '−'));
      // A value and the word that stands for it: in `doi 2 2` one is the length, and one the rank.
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (wrong.length > 0) return `expect “${clause.trim()}”, but the engine says ${said.join(' ')}`;
  }
  return undefined;
}

/** What a verdict says of a hand, as an expectation does: nets with their sign, and a place as `#1`. */
export function valuesOf(game: string, verdict: unknown, name: string): [key: string, text: string][] {
  return buildOf(game)
    .handFacts(verdict, name)
    .map(([key, value]) => {
      if (key === 'place') return [key, `#${value}`];
      return [key, key === 'net' ? signed(Number(value)) : String(value)];
    });
}
