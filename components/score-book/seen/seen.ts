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
  /** The rounds that the table paid otherwise than this house does. */
  readonly otherwise: readonly RoundLine[];
  /** The numbers of those of them that are asked about: the ones that some house pays, where there are any. */
  readonly against: readonly number[];
  /** Houses that pay these, and all that was paid by the house, as the table did; the likeliest first. */
  readonly houses: readonly string[];
  /** No house pays any of them, not even by itself. */
  readonly isBeyond: boolean;
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

/**
 * The houses that pay as the table did; undefined where the house in force does.
 * @param left when rounds were written that the table says were paid their own way: they say nothing of the house
 */
export function seenHouses(
  { lines }: Pick<EveningTally, 'lines'>,
  terms: GameTerms,
  { game, guide }: SeenParts,
  left: readonly number[],
): SeenHouses | undefined {
  const own = game.ruleSet;
  const rounds = lines.flatMap((line): PaidLine[] => {
    if (line.type !== 'round' || line.dropped || (line.round.otherwise && left.includes(line.at))) return [];
    const paid = paidRound(line, game);
    return paid ? [{ line, paid }] : [];
  });
  const compare = (some: readonly PaidLine[]) =>
    houseSeen(
      game.all.game,
      guide,
      own,
      some.map(({ paid }) => paid),
    );
  const byAll = compare(rounds);
  const lineAt = (at: number): RoundLine => assertDefined(rounds[at]).line;
  const against = byAll.against.filter((at) => lineAt(at).round.otherwise);
  if (against.length === 0) return undefined;
  const payable = against.filter((at) => !byAll.beyond.includes(at));
  const isBeyond = payable.length === 0;
  // A house that was changed on purpose need not explain what was paid before it.
  const byThisHouse = rounds.filter(({ line }) => line.round.house === terms.house);
  const isNarrower = byAll.houses.length === 0 && byThisHouse.length < rounds.length;
  const { houses } = isNarrower ? compare(byThisHouse) : byAll;
  return {
    game,
    terms,
    otherwise: against.map(lineAt),
    against: (isBeyond ? against : payable).map((at) => lineAt(at).number),
    houses: isBeyond ? [] : houses,
    isBeyond,
  };
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
