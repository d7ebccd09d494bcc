/** What the rounds of an evening say of the house, where the table paid one of them otherwise. */

import { assertDefined } from '#core/assert-defined.ts';
import { houseSeen } from '#core/evening/house-seen.ts';
import { type PaidRound, paidByCards, paidByResult } from '#core/evening/paid-round.ts';
import type { EveningTally, GameTerms, RoundLine } from '#core/evening/tally.ts';
import { seatsOfRound } from '#core/evening/told-seats.ts';
import type { HouseGuide } from '#core/house/which/shares.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { keyedParts } from '../../loading/part.ts';
import { type RoundGame, roundGames } from '../entry/round-game.ts';

export interface SeenHouses {
  readonly game: RoundGame;
  readonly terms: GameTerms;
  /** The numbers of the rounds that this house pays otherwise than the table did. */
  readonly against: readonly number[];
  /** Houses that pay all rounds as the table did, the likeliest first. */
  readonly houses: readonly string[];
}

export interface SeenParts {
  readonly game: RoundGame;
  readonly guide: HouseGuide;
}

/** What has to be loaded to compare houses. */
export const seenParts = keyedParts(async (game: string, house: string, lang: Lang): Promise<SeenParts> => {
  const [round, { houseGuide }] = await Promise.all([
    roundGames(game, house, lang).load(),
    assertDefined(findGame(game)?.load.guide ?? undefined)(),
  ]);
  return { game: round, guide: houseGuide };
});

/** The houses that pay as the table did; undefined where the house in force does. */
export function seenHouses(
  { lines }: Pick<EveningTally, 'lines'>,
  terms: GameTerms,
  { game, guide }: SeenParts,
): SeenHouses | undefined {
  const own = game.ruleSet;
  const rounds = lines.flatMap((line): PaidLine[] => {
    const paid = line.type === 'round' && !line.dropped ? paidRound(line, game) : undefined;
    return line.type === 'round' && paid ? [{ line, paid }] : [];
  });
  const compare = (some: readonly PaidLine[]) =>
    houseSeen(
      game.all.game,
      guide,
      own,
      some.map(({ paid }) => paid),
    );
  const byAll = compare(rounds);
  const paidOtherwise = byAll.against
    .map((at) => assertDefined(rounds[at]).line)
    .filter(({ round }) => round.otherwise);
  if (paidOtherwise.length === 0) return undefined;
  // A house that was changed on purpose need not explain what was paid before it.
  const byThisHouse = rounds.filter(({ line }) => line.round.house === terms.house);
  const houses = byAll.houses.length > 0 ? byAll.houses : compare(byThisHouse).houses;
  return { game, terms, against: paidOtherwise.map(({ number }) => number), houses };
}

interface PaidLine {
  readonly line: RoundLine;
  readonly paid: PaidRound;
}

function paidRound({ round }: RoundLine, { all, results }: RoundGame): PaidRound | undefined {
  if (round.game !== all.game.id) return undefined;
  const byResult = results && paidByResult(results, seatsOfRound(round), round);
  return byResult ?? paidByCards(all.game, round);
}
