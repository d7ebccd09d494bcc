/** The first round at a table, for the build: what a page shows before anything is touched. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Setup } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { findGame } from '#games/index.ts';
import { en } from '#words/en/round.ts';
import { vi } from '#words/vi/round.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import type { TableProps } from './PlayTable.tsx';
import { openRounds } from './rounds.ts';
import { BANKER_SEAT, type TableOf } from './sitting.ts';
import { READER } from './words.ts';

/** @param people how many sit down, where not as many as at the game's own table */
export async function firstTable(game: string, lang: Lang, people?: number): Promise<TableProps> {
  const all = assertDefined(loaded(game, lang));
  const own = buildOf(game).tables.own;
  const seats = await seatsAt(all, own);
  const banks = seats.includes(BANKER_SEAT);
  const seated = people ?? seats.length;
  const first = { seed: own.seed, people: seated, bank: banks ? seated - 1 : 0, winner: null };
  const table: TableOf = { own, banks, most: 2, you: READER[lang], first };
  const most = await mostAt(all, lang, table);
  const rounds = await openRounds(all, lang, { ...table, most });
  const { table: words, previous, next } = { vi, en }[lang];
  const shown = rounds.shown(rounds.sitting.states.length - 1, []);
  return { lang, game, name: all.words.name, table: rounds.table, first: shown, words: { ...words, previous, next } };
}

/** Who plays in the round that a game's table is set up for. */
async function seatsAt({ game }: Loaded, setup: Setup): Promise<readonly string[]> {
  const { round } = await assertDefined(findGame(game.id)).load.round();
  const dealt = round.deal(assertDefined(game.presets[game.defaultPreset]), setup);
  return dealt.ok ? round.view(dealt.value, '').seats.map(({ who }) => who) : [];
}

/** How many may sit down, of those who have names. */
async function mostAt(all: Loaded, lang: Lang, table: TableOf): Promise<number> {
  const rounds = await openRounds(all, lang, table);
  const fits = (people: number): boolean => {
    const bank = table.banks ? people - 1 : 0;
    return rounds.dealt({ ...table.first, people, bank }, {}) !== undefined;
  };
  return [5, 4, 3].find(fits) ?? 2;
}
