/** What beats what and what it pays, for the page of a table: made by the build (src/book/ladders.ts). */

import { ladderOf } from '#book/ladders.ts';
import type { Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import type { GameId } from '#games/index.ts';
import { loaded } from '../loading/loaded.ts';
import type { TableLadder } from './Ladder.tsx';

export function tableLadder(id: GameId, lang: Lang): TableLadder {
  const { heading, lead, groups, note, rule } = ladderOf(id, lang);
  const preset = engineOf(id)?.defaultPreset ?? '';
  return {
    heading,
    lead,
    groups: groups.map(({ title, unit, rungs }) => ({
      title,
      unit,
      rows: rungs.map(({ name, says, rule: of, cards, chips }) => ({ name, says, rule: of.id, cards, chips })),
    })),
    note,
    rule: rule.id,
    house: loaded(id, lang)?.words.presets[preset] ?? preset,
  };
}
