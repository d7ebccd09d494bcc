/** What may be answered, in words. */

import type { Field } from '#core/case.ts';
import type { SeatWords } from '#core/game/game-words.ts';
import { isPartOf, type PartialVerdict } from '#core/house/partial-verdict.ts';
import type { Ruling } from '#core/ruling.ts';
import { paidWords, verdictLine } from '#words/outcomes/verdict-line.ts';
import { cardsText, inside } from '#words/text.ts';
import type { WhichWords } from '#words/vi/ui/which.ts';
import type { Loaded } from '../loading/loaded.ts';
import { type Facet, isNoCase } from './facets.ts';
import { type Outcomes, outcomesOn } from './hands.ts';

export interface OptionWords {
  /** As it is said at the table. */
  readonly says: string;
  /** What leads to it, small; empty where that differs from house to house. */
  readonly why: string;
}

/** What is said of some hands in all houses. */
export interface Sayings extends Outcomes {
  readonly all: Loaded;
  readonly fields: readonly Field[];
}

export function sayingsOn(all: Loaded, fields: readonly Field[]): Sayings {
  return { all, fields, ...outcomesOn(all.game, fields) };
}

/** The words of each option. Two that read alike also say what their hands are. */
export function optionWords(
  of: Sayings,
  facet: Facet,
  options: readonly PartialVerdict[],
  say: WhichWords,
): readonly OptionWords[] {
  const rows = options.map((part) => rowOf(of, facet, part, options, say));
  const shared = sharedSentences(rows.filter((_, at) => !isNoCase(options[at] ?? null)).map(({ whys }) => whys));
  return rows.map(({ says, states, whys }, at) => {
    const alike = rows.some((other, place) => place !== at && other.says === says);
    return { says, why: alike && states ? states : withoutSentences(whys, shared) };
  });
}

interface Row {
  readonly says: string;
  readonly states: string;
  readonly whys: readonly string[];
}

function rowOf(
  { all, fields, rulings, missing }: Sayings,
  facet: Facet,
  part: PartialVerdict,
  options: readonly PartialVerdict[],
  say: WhichWords,
): Row {
  if (isNoCase(part)) return { says: say.noSuchCards, states: '', whys: [say.noSuchCardsWhy(cardsText(missing))] };
  const { game, words } = all;
  const fitting = rulings.filter(({ verdict }) => isPartOf(part, game.verdictJson(verdict)));
  const [ruling] = fitting;
  if (!ruling) return { says: '', states: '', whys: [] };
  const isWhole = facet.of === 'all' || facet.of === 'player';
  return {
    says: saysOf(ruling, facet, part, options, all, say),
    states: isWhole ? statesOf(fields, fitting, all) : '',
    whys: isWhole ? [...new Set(fitting.map((one) => words.verdict(one).why))] : [],
  };
}

function saysOf(
  ruling: Ruling<unknown>,
  facet: Facet,
  part: PartialVerdict,
  options: readonly PartialVerdict[],
  all: Loaded,
  say: WhichWords,
): string {
  const names = playersOf(part);
  switch (facet.of) {
    case 'points': {
      // Only of whom houses say otherwise.
      const telling = names.filter((name) => new Set(options.map((one) => factOf(one, name, 'points'))).size > 1);
      return telling.map((name) => say.points(all.ui.seatName(name), String(factOf(part, name, 'points')))).join(', ');
    }
    case 'place':
      return names
        .toSorted((one, other) => Number(factOf(part, one, 'place')) - Number(factOf(part, other, 'place')))
        .map((name) => `${all.ui.seatName(name)} ${all.words.seat(ruling.verdict, name).state}`)
        .join(', ');
    default:
      return verdictLine(paidWords(ruling, all));
  }
}

/** What each hand is, where all houses that say so agree: `An đủ`. */
function statesOf(fields: readonly Field[], rulings: readonly Ruling<unknown>[], all: Loaded): string {
  return fields
    .map(({ name }) => ({ name, is: kindIn(agreedSeat(rulings, name, all)) }))
    .filter(({ is }) => is !== '')
    .map(({ name, is }) => `${all.ui.seatName(name)} ${is}`)
    .join(', ');
}

/** A hand with a name of its own has it in place of its points. */
function kindIn({ sum, state }: SeatWords): string {
  return sum === '' || /\d/.test(sum) ? state : inside(sum);
}

/** What a hand is worth in every house; empty where houses differ. */
export function agreedSeat(rulings: readonly Ruling<unknown>[], name: string, { words }: Loaded): SeatWords {
  const seats = rulings.map(({ verdict }) => words.seat(verdict, name));
  const agreed = (texts: readonly string[]): string => (new Set(texts).size === 1 ? (texts[0] ?? '') : '');
  return { sum: agreed(seats.map(({ sum }) => sum)), state: agreed(seats.map(({ state }) => state)) };
}

function playersOf(part: PartialVerdict): readonly string[] {
  return Object.keys(at(part, 'players') ?? {});
}

function factOf(part: PartialVerdict, name: string, fact: string): PartialVerdict {
  return at(at(at(part, 'players'), name), fact);
}

function at(part: PartialVerdict, key: string): PartialVerdict {
  if (part === null || typeof part !== 'object' || !Object.hasOwn(part, key)) return null;
  return Object.entries(part).find(([name]) => name === key)?.[1] ?? null;
}

/** The sentences that every option gives as its reason: they tell none from another. */
function sharedSentences(whys: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = whys.map((some) => some.flatMap(sentencesOf));
  return new Set(others.length === 0 ? [] : first.filter((one) => others.every((some) => some.includes(one))));
}

/** The one reason that houses have; empty where there are several. */
function withoutSentences([why, another]: readonly string[], shared: ReadonlySet<string>): string {
  if (why === undefined || another !== undefined) return '';
  return sentencesOf(why)
    .filter((one) => !shared.has(one))
    .join(' ');
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.]) /u);
}
