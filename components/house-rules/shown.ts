/** The witnesses of each house rule: hands that flip, and runs of play that diverge. */

import { gameAt, langOfUrl } from '#book/address.ts';
import { witnessesOf } from '#book/witnesses.ts';
import type { Game } from '#core/game/game.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import { readFlip, type SettingFlip } from '#core/house/flip.ts';
import { allowedValues } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import { type Divergence, type DivergenceSide, readDivergence } from '#core/rounds/divergence.ts';
import { engineOf } from '#games/engines.ts';
import { siteWords } from '#words/site.ts';
import type { UiWords } from '#words/vi/ui.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { roundOf } from '../round/frames.ts';

/** For each value of a setting but the first that has hands as a witness: those hands, and both rulings on them. */
export function flipsOf(game: Game, key: string): SettingFlip[] {
  return shownBy(game, key).flatMap(({ value, witness }) =>
    typeof witness === 'string' ? [foundIn(readFlip(game, key, value, witness))] : [],
  );
}

/** For each value that has a run of play as a witness: where the two rule sets diverge. */
export async function divergencesOf(game: Game, key: string): Promise<Divergence[]> {
  const { round } = await roundOf(game.id);
  return shownBy(game, key).flatMap(({ value, witness }) =>
    typeof witness === 'object' && 'actions' in witness
      ? [foundIn(readDivergence(game, round, key, value, witness))]
      : [],
  );
}

function shownBy(game: Game, key: string) {
  const witnesses = witnessesOf(game.id)[key];
  return allowedValues(game.schema[key]).map((value) => ({ value, witness: witnesses?.[String(value)] }));
}

/** The build checks every witness before it makes a page. */
function foundIn<T>(read: Result<T, string>): T {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The game of a page of house rules, with its words. */
export function gameOn(url: URL): Loaded {
  const id = gameAt(url);
  const all = id && engineOf(id) && loaded(id, langOfUrl(url));
  if (!all) throw new Error(`${url.pathname} is no page of a game`);
  return all;
}

/** What happens in one of two rule sets that part and not in the other, or what may be done there next. */
export function sideText(
  { events, seat, options }: DivergenceSide,
  round: RoundWords,
  ui: UiWords,
  lang: Lang,
): string {
  const words = siteWords(lang).variants;
  if (events.length > 0) return events.map(round.event).join(' ');
  if (options.length === 0) return words.nothing;
  const may = options.map(({ action, warns }) =>
    warns ? `${round.may(action)} (${round.warns[warns]})` : round.may(action),
  );
  return words.may(ui.seatName(seat), [...new Set(may)].join(', '));
}
