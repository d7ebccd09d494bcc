import type { Case } from '#core/case.ts';
import type { Json } from '#core/game/game.ts';
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
  const verdict = game.verdictJson(game.decide(of.fields, of.rules).verdict);
  for (const clause of expect.split(';')) {
    const [name = '', ...wanted] = clause.trim().split(/\s+/);
    const said = [...valuesOf(verdict, name).map(([, value]) => value), ...placeOf(verdict, name)];
    if (said.length === 0) return `expect “${clause.trim()}”: the verdict says nothing of ${name}`;
    if (wanted.length === 0) return `expect “${clause.trim()}”: nothing is expected of ${name}`;
    const left = [...said];
    const wrong = wanted.filter((word) => {
      const at = left.findIndex((value) => value === word || value === word.replace('-', '−'));
      // Each value answers to one word: in `doi 2 2` one is the length, and one the rank.
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    if (wrong.length > 0) return `expect “${clause.trim()}”, but the engine says ${said.join(' ')}`;
  }
  return undefined;
}

/** The plain values that a verdict holds for a hand, nets with their sign; `cai` is the banker. */
export function valuesOf(json: Json, name: string): [key: string, value: string][] {
  if (!hasPairs(json)) return [];
  // A hand that is judged by itself: the whole verdict is its own.
  if (name === 'bai') return plainValues(json);
  // A play: whether it is legal, and what it is; the table: what lies there.
  const part = name === 'danh' ? 'play' : name === 'ban' ? 'table' : undefined;
  if (part !== undefined) {
    const combination = json.pairs.find(([key]) => key === part)?.[1] ?? null;
    const own = hasPairs(combination) ? plainValues(combination) : [];
    return part === 'play' ? [...plainValues(json), ...own] : own;
  }
  return json.pairs.flatMap(([key, value]) => {
    const his = key === name || (key === 'banker' && name === 'cai');
    if (!his || !hasPairs(value)) return valuesOf(value, name);
    return plainValues(value);
  });
}

function plainValues({ pairs }: Pairs): [key: string, value: string][] {
  return pairs.flatMap(([field, plain]): [string, string][] => {
    if (plain !== null && typeof plain === 'object') return [];
    if (field === 'net' && typeof plain === 'number') return [[field, signed(plain)]];
    return [[field, String(plain)]];
  });
}

/** `#1` for who stands in the first group of the ranking, or has the first place; nothing where nobody is ranked. */
function placeOf(verdict: Json, name: string): string[] {
  const own = valuesOf(verdict, name).find(([key]) => key === 'place');
  if (own) return [`#${own[1]}`];
  const ranking = hasPairs(verdict) ? verdict.pairs.find(([key]) => key === 'ranking')?.[1] : undefined;
  if (!Array.isArray(ranking)) return [];
  const place = ranking.findIndex((group) => Array.isArray(group) && group.includes(name));
  return place < 0 ? [] : [`#${place + 1}`];
}

type Pairs = Extract<Json, { readonly pairs: unknown }>;

function hasPairs(json: Json): json is Pairs {
  return json !== null && typeof json === 'object' && 'pairs' in json;
}
