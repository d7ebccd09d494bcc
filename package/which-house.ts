/** Which house rules are played at a table, for the five games. */

import type { CaseError } from '#core/case-error.ts';
import type { HouseGuide } from '#core/house/which/shares.ts';
import { type HouseAnswer, whichHouse as whichHouseOf } from '#core/house/which-house.ts';
import { houseGuide as baCay } from '#games/ba-cay/house/guide.ts';
import { houseGuide as sam } from '#games/sam/house/guide.ts';
import { houseGuide as taLa } from '#games/ta-la/house/guide.ts';
import { houseGuide as xiDach } from '#games/xi-dach/house/guide.ts';
import { houseGuide as xiTo } from '#games/xi-to/house/guide.ts';
import { errorLine } from '#src/settle/line.ts';
import { errorWords } from '#words/errors/errors.ts';
import type { GameKit } from './kit.ts';
import type { ErrorJson, WhichHouseJson } from './settlement.ts';

const GUIDES: ReadonlyMap<string, HouseGuide> = new Map([
  ['xi-dach', xiDach],
  ['xi-to', xiTo],
  ['ba-cay', baCay],
  ['ta-la', taLa],
  ['sam', sam],
]);

/** The likeliest house and the next question; an error where there is no such game, or an answer is about no case of it. */
export function findHouse(
  games: readonly GameKit[],
  game: string,
  answers: readonly HouseAnswer[],
): WhichHouseJson | ErrorJson {
  const engine = games.find((kit) => kit.engine.id === game)?.engine;
  const guide = GUIDES.get(game);
  if (!engine || !guide) return failed(unknownGame(games, game));
  const found = whichHouseOf(engine, guide, answers);
  return found.ok ? found.value : failed(found.error);
}

function unknownGame(games: readonly GameKit[], game: string): CaseError {
  const known = games.map(({ engine }) => engine.id);
  return { code: 'unknown-game', known, at: 0, length: game.length, found: game, read: null };
}

function failed(error: CaseError): ErrorJson {
  return JSON.parse(errorLine(error, errorWords(error)).line);
}
