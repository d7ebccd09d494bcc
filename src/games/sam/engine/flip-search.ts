/** Finds cases that show what one house rule of Sâm does. */

import { assertDefined } from '#core/assert-defined.ts';
import { type GameFlip, type SettingsOf, withSetting } from '#core/branches/flips.ts';
import { ALL_CARDS, type Card, isRed, type Rank, rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { shuffle } from '#core/random/deck.ts';
import { decide, HAND, type SamVerdict } from './decide.ts';
import { HAND_SIZE } from './instant.ts';
import { byHeight, isTwo, lined, ORDER } from './ranks.ts';
import { PRESETS, type SamPreset, type SamRules, SCHEMA } from './rules.ts';
import type { SamStep } from './steps.ts';

export type SamKey = keyof SamRules;

/** A case on which one setting decides: a play (`danh`, with `ban`), a deal (`bai`), or an end (players from `an` on). */
export type SamFlip<K extends SamKey = SamKey> = GameFlip<SamRules, SamPreset, SamVerdict, SamStep, K>;

const SETTINGS: SettingsOf<SamRules> = SCHEMA;

/** For each value of a setting but the first, its flip against the first; without one where nothing flips. */
export function flipsOf<K extends SamKey>(
  key: K,
): readonly { readonly value: SamRules[K]; readonly flip: SamFlip<K> | undefined }[] {
  const [first, ...others] = SETTINGS[key].values;
  return others.map((value) => ({ value, flip: findFlip(key, first, value) }));
}

/**
 * The smallest case that is ruled on differently when `key` goes from `from` to `to` and nothing else does: a play before a
 * deal, a deal before an end, few cards before many. Undefined for a setting that only a round reads, and for the deck: what
 * can be dealt from either is ruled on alike.
 *
 * Of each thing that a house rule can be about, some cases are tried (`candidates`), with cards as a shuffled deck gives them.
 */
export function findFlip<K extends SamKey>(key: K, from: SamRules[K], to: SamRules[K]): SamFlip<K> | undefined {
  if (SETTINGS[key].round || key === 'deck') return undefined;
  // Every setting of a case decides something where all others are the northern ones.
  const base = 'mien-bac';
  const [house, other] = [withSetting(PRESETS[base], key, from), withSetting(PRESETS[base], key, to)];
  for (const fields of candidates()) {
    const [before, after] = [decide(fields, house), decide(fields, other)];
    if (shortOf(before.verdict) === shortOf(after.verdict)) continue;
    // The end has the same winner whatever is paid.
    const changes = before.verdict.kind === 'end' ? 'net' : 'outcome';
    return { key, from, to, base, fields, before, after, changes };
  }
  return undefined;
}

/** What a case is about: may it be played, is it an instant win, who pays how much. */
function shortOf(verdict: SamVerdict): string {
  switch (verdict.kind) {
    case 'play':
      return String(verdict.legal);
    case 'deal':
      return String(verdict.instantWin);
    case 'end':
      return verdict.players.map(({ net }) => net).join();
  }
}

let known: readonly (readonly Field[])[] | undefined;

/** All cases that are tried, in their order. */
function candidates(): readonly (readonly Field[])[] {
  known ??= [
    ...COMBINATIONS.map((ranks) => [field('danh', 'danh', dealt(ranks))]),
    ...answers(),
    ...deals(),
    ...ends(),
  ];
  return known;
}

/** A shuffle after which the first cards of neighbouring ranks are of different suits. */
const SEED = 7;
const DECK = shuffle(ALL_CARDS, SEED);

/** The first cards of these ranks that the deck holds, those in `gone` aside; fewer where there are no more. */
function dealt(ranks: readonly Rank[], gone: readonly Card[] = []): Card[] {
  const cards: Card[] = [];
  for (const rank of ranks) {
    const card = DECK.find((one) => rankOf(one) === rank && !cards.includes(one) && !gone.includes(one));
    if (card !== undefined) cards.push(card);
  }
  return lined(cards);
}

/** So many cards of one rank. */
function alike(rank: Rank, size: number): Rank[] {
  return Array.from({ length: size }, () => rank);
}

/** Ranks one after another, each row as long as that. */
function rows(ranks: readonly Rank[], length: number): Rank[][] {
  return ranks.slice(length - 1).map((_, from) => ranks.slice(from, from + length));
}

const PLAIN = ORDER.slice(0, -1);
const LOW: readonly Rank[] = ['A', '2', ...PLAIN.slice(0, 3)];

/** What is put down, few cards first; runs without a 2 before those with one. Two quads: neighbouring ones. */
const COMBINATIONS: readonly (readonly Rank[])[] = [
  ...[1, 2, 3, 4].flatMap((size) => ORDER.map((rank) => alike(rank, size))),
  ...[3, 4].flatMap((length) => [...rows(PLAIN, length), ...rows(LOW, length)]),
  ...rows(PLAIN, 2).map((pair) => pair.flatMap((rank) => alike(rank, 4))),
].sort((a, b) => a.length - b.length);

/** Each of them on each, few cards first. */
function answers(): readonly (readonly Field[])[] {
  return COMBINATIONS.flatMap((under) =>
    COMBINATIONS.flatMap((over) => {
      const lies = dealt(under);
      const play = dealt(over, lies);
      return play.length < over.length ? [] : [{ lies, play }];
    }),
  )
    .sort((a, b) => a.lies.length + a.play.length - b.lies.length - b.play.length)
    .map(({ lies, play }) => [field('ban', 'ban', lies), field('danh', 'danh', play)]);
}

/** Of each instant win a hand. */
function deals(): readonly (readonly Field[])[] {
  // Neither neighbours nor 2s.
  const groups = (sizes: readonly number[]) =>
    dealt(sizes.flatMap((size, at) => alike(assertDefined(PLAIN[2 * at]), size)));
  const heavy = [...dealt(alike('2', 4)), ...DECK.filter((card) => !isTwo(card)).slice(0, HAND_SIZE - 4)];
  return [
    dealt(PLAIN.slice(0, HAND_SIZE)),
    heavy,
    DECK.filter(isRed).slice(0, HAND_SIZE),
    groups([3, 3, 3, 1]),
    groups([2, 2, 2, 2, 2]),
  ].map((cards) => [field('bai', HAND, cards.toSorted(byHeight))]);
}

/** An is out, Bình holds one to ten cards without a 2. */
function ends(): readonly (readonly Field[])[] {
  const cards = DECK.filter((card) => !isTwo(card));
  return Array.from({ length: HAND_SIZE }, (_, at) => [
    field('player', 'an', []),
    field('player', 'bình', cards.slice(0, at + 1).sort(byHeight)),
  ]);
}

function field(role: Field['role'], name: string, cards: readonly Card[]): Field {
  return { role, name, cards, eaten: [] };
}
