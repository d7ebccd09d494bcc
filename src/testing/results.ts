import { assertDefined } from '#core/assert-defined.ts';
import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import type { Result } from '#core/result.ts';
import type { Ruling } from '#core/ruling.ts';
import { engineOf, readCase } from '#games/engines.ts';

/** What came of something that cannot fail in this test. @param about what is told of it where it does */
export function assertOk<T>(result: Result<T, unknown>, about = 'failed'): T {
  if (!result.ok) throw new Error(`${about}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The rule by which something was refused, or null where it was allowed. */
export function refusalOf(result: Result<unknown, { readonly rule: string }>): string | null {
  return result.ok ? null : result.error.rule;
}

/** The game, the case and the ruling of a text in the notation. */
export function ruledOn(text: string): { readonly game: Game; readonly of: Case; readonly ruling: Ruling<unknown> } {
  const of = assertOk(readCase(text), text);
  const game = assertDefined(engineOf(of.game));
  return { game, of, ruling: assertOk(judge(game, of.fields, of.rules), text) };
}
