import type { Loaded } from '#components/case/loaded.ts';
import type { House } from '#components/house/choice.ts';
import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { PRESETS, type SamRules } from '#games/sam/engine/rules.ts';

/** A play on what lies on the table, ruled on as a case. */
export interface Judged {
  readonly cards: readonly Card[];
  readonly legal: boolean;
  readonly ruling: Ruling<unknown>;
  /** The step that settled it. */
  readonly step: Step;
  readonly data: { readonly 'data-case': string; readonly 'data-verdict': string };
}

/** `ban` and `danh` as a case has them; no `ban` for a lead. */
function fieldsOf(table: readonly Card[], cards: readonly Card[]): Field[] {
  const played: Field = { role: 'danh', name: 'danh', cards, eaten: [] };
  return table.length === 0 ? [played] : [{ role: 'ban', name: 'ban', cards: table, eaten: [] }, played];
}

/** The ruling on these cards; undefined where they make no case. */
export function judgePlay(
  table: readonly Card[],
  cards: readonly Card[],
  house: House,
  { game }: Loaded,
): Judged | undefined {
  const fields = fieldsOf(table, cards);
  const ruled = judge(game, fields, house.rules);
  const step = ruled.ok ? ruled.value.reasons.find(({ decides }) => decides) : undefined;
  if (!ruled.ok || !step) return undefined;
  const verdict = writeJson(game.verdictJson(ruled.value.verdict));
  return {
    cards,
    legal: step.outcome === 'held',
    ruling: ruled.value,
    step,
    data: { 'data-case': formatCase({ game: game.id, ...house, fields }, game), 'data-verdict': verdict },
  };
}

/** The house's rules with their types: a choice is any full set of settings of the game. */
export function samRules({ rules }: Pick<House, 'rules'>): SamRules {
  return { ...PRESETS['mien-bac'], ...rules };
}

/** `0 lá` with a count in the place of the 0. */
export function counted(words: string, count: number): string {
  return words.replace('0', String(count));
}
