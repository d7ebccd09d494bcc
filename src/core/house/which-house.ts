/** Which house rules are played at a table, from how it rules on a few cases (ADR 36). */

import { assertDefined } from '../assert-defined.ts';
import type { Case } from '../case.ts';
import type { CaseError } from '../case-error.ts';
import { formatCase, formatRuleSet } from '../format.ts';
import type { Game } from '../game/game.ts';
import { allowedValues, differences, type RuleSet, type Rules, type SettingValue } from '../house-rules.ts';
import { parseCase } from '../notation/parse.ts';
import { ok, type Result } from '../result.ts';
import { isPartOf, type PartialVerdict } from './partial-verdict.ts';
import { anyHouseKind, houseKinds } from './which/likely.ts';
import {
  believed,
  DOUBT,
  type Known,
  MOST_AGAINST,
  nextHouseQuestion,
  possibleValues,
  SLIP,
} from './which/next-question.ts';
import { type GuideQuestion, readQuestion } from './which/question.ts';
import { type HouseGuide, mattersOf, shareNear } from './which/shares.ts';
import { type HouseTally, leastIn, type Tallies, tallies } from './which/tally.ts';

/** How a house rules on a case. */
export interface HouseAnswer {
  /** The case; a house that it names is passed over. */
  readonly case: string;
  /** A part of the verdict, all of which must hold; null for “I don't know”. */
  readonly verdict: PartialVerdict;
}

/** A house rule that the answers leave undecided. */
export interface OpenSetting {
  readonly key: string;
  /** The values that are still possible, in the catalogue's order. */
  readonly values: readonly SettingValue[];
  /** Of so many dealt cases one is ruled otherwise. */
  readonly oneIn: number;
}

export interface WhichHouse {
  /** The next case to ask about, with what a house may say of it, the likeliest first; null where nothing is worth asking. */
  readonly ask: { readonly case: string; readonly verdicts: readonly PartialVerdict[] } | null;
  /** The likeliest house, as `game@preset{…}`. */
  readonly house: string;
  /** What matters most first. */
  readonly open: readonly OpenSetting[];
  /** Two answers, by their place, that no house gives together with those before them. */
  readonly contradiction: readonly [number, number] | null;
}

/**
 * The likeliest house for these answers, and what to ask next. The same answers give the same question. Where an answer's text is no
 * case of the game, what is wrong with it.
 */
export function whichHouse(
  game: Game,
  guide: HouseGuide,
  answers: readonly HouseAnswer[],
): Result<WhichHouse, CaseError> {
  const { questions } = preparedFor(game, guide);
  const make = tallies();
  const heard = givenIn(game, guide, make, answers);
  if (!heard.ok) return heard;
  const given = heard.value;
  const known = knownFrom(game, guide, together(make, given));
  const asked = new Set(given.map(({ text }) => text));
  const contradiction = contradictionIn(make, given);
  const next = nextHouseQuestion(
    make,
    known,
    questions.filter(({ text }) => !asked.has(text)),
    contradiction && sidesOf(make, given, contradiction),
  );
  const house = ruleSetOf(game, believed(known).likeliest());
  return ok({
    ask: next ? { case: next.text, verdicts: verdictsOf(make, known, next) } : null,
    house: formatRuleSet(house, game),
    open: openSettings(game, guide, known, house),
    contradiction: contradiction ?? null,
  });
}

/** All that houses say of a case, as it is told at a table. */
export function toldVerdicts(game: Game, guide: HouseGuide, text: string): Result<PartialVerdict[], CaseError> {
  const read = caseOfAnyHouse(game, text);
  if (!read.ok) return read;
  return ok(questionOn(game, guide, tallies(), read.value).told.map(verdictIn));
}

/**
 * What houses may say of a case that is asked once more, the likeliest first.
 * @param others the answers about the other cases
 */
export function verdictsAgain(
  game: Game,
  guide: HouseGuide,
  others: readonly HouseAnswer[],
  text: string,
): Result<PartialVerdict[], CaseError> {
  const read = caseOfAnyHouse(game, text);
  if (!read.ok) return read;
  const make = tallies();
  const heard = givenIn(game, guide, make, others);
  if (!heard.ok) return heard;
  const known = knownFrom(game, guide, together(make, heard.value));
  return ok(verdictsOf(make, known, questionOn(game, guide, make, read.value)));
}

/** An answer as it counts. */
interface Given {
  readonly text: string;
  readonly verdict: PartialVerdict;
  readonly against: HouseTally;
}

/** The answers as they count; what is wrong with the first one that is about no case. */
function givenIn(
  game: Game,
  guide: HouseGuide,
  make: Tallies,
  answers: readonly HouseAnswer[],
): Result<Given[], CaseError> {
  const given: Given[] = [];
  for (const answer of answers) {
    const read = caseOfAnyHouse(game, answer.case);
    if (!read.ok) return read;
    const question = questionOn(game, guide, make, read.value);
    given.push({
      text: textOf(read.value, game),
      verdict: answer.verdict,
      against: tallyAgainst(make, question, answer.verdict),
    });
  }
  return ok(given);
}

/** A case of the guide is read once. */
function questionOn(game: Game, guide: HouseGuide, make: Tallies, of: Case): GuideQuestion {
  return preparedFor(game, guide).byText.get(textOf(of, game)) ?? readQuestion(game, make, of.fields);
}

function knownFrom(game: Game, guide: HouseGuide, against: HouseTally): Known {
  return {
    against,
    kinds: houseKinds(game.schema, game.presets),
    anyHouse: anyHouseKind(game.schema),
    matters: mattersOf(game, guide.shares),
  };
}

/** Reads a case whatever house it names or does not name: under the first preset that knows such cards. */
export function caseOfAnyHouse(game: Game, text: string): Result<Case, CaseError> {
  const read = parseCase(text, [game]);
  if (read.ok || read.error.code !== 'card-not-in-deck') return read;
  const hands = text.replace(/^[^;\n]*/u, '');
  for (const preset of Object.keys(game.presets)) {
    const other = parseCase(`${game.id}@${preset}${hands}`, [game]);
    if (other.ok) return other;
  }
  return read;
}

/** The canonical text without the house. */
function textOf(of: Case, game: Game): string {
  return `${game.id}${formatCase(of, game).replace(/^[^;]*/u, '')}`;
}

interface Prepared {
  readonly questions: readonly (GuideQuestion & { readonly text: string })[];
  readonly byText: ReadonlyMap<string, GuideQuestion>;
}

/** Reads the questions of a guide ahead: it takes most of the time of the first answer. */
export function readQuestions(game: Game, guide: HouseGuide): void {
  preparedFor(game, guide);
}

const prepared = new WeakMap<HouseGuide, Prepared>();

/** The questions of a guide, read once. */
function preparedFor(game: Game, guide: HouseGuide): Prepared {
  const before = prepared.get(guide);
  if (before) return before;
  const make = tallies();
  const questions = guide.cases.flatMap((text) => {
    const read = caseOfAnyHouse(game, text);
    return read.ok ? [{ text, ...readQuestion(game, make, read.value.fields) }] : [];
  });
  const now = { questions, byText: new Map(questions.map((question) => [question.text, question])) };
  prepared.set(guide, now);
  return now;
}

/**
 * What an answer counts against each house. “I don't know” says something only where the hands are no case in some house: there may
 * be no such cards.
 */
function tallyAgainst(make: Tallies, { verdicts, ruled }: GuideQuestion, verdict: PartialVerdict): HouseTally {
  const areCase = verdicts.map((one) => !isPartOf({ error: {} }, one));
  const against = verdicts.map((one, index) => {
    if (verdict !== null) return isPartOf(verdict, one) ? 0 : SLIP;
    return areCase[index] && areCase.includes(false) ? DOUBT : 0;
  });
  return make.map(ruled, (index) => assertDefined(against[index]));
}

function together(make: Tallies, given: readonly Given[]): HouseTally {
  return given.reduce(
    (sum, { against }) => make.combine(sum, against, (one, other) => Math.min(MOST_AGAINST, one + other)),
    make.leaf(0),
  );
}

/**
 * The first answer that no house gives together with those before it, and the latest of those that stands against it: without
 * that one, some house gives them all. Where two cannot agree by themselves, those.
 */
function contradictionIn(make: Tallies, given: readonly Given[]): readonly [number, number] | undefined {
  const sure = given.flatMap((one, place) => (one.verdict === null ? [] : [{ ...one, place }]));
  const areGiven = (some: readonly Given[]): boolean => leastIn(together(make, some)) < SLIP;
  const last = sure.findIndex((_, at) => !areGiven(sure.slice(0, at + 1)));
  const against = sure[last];
  if (!against) return undefined;
  const before = sure.slice(0, last);
  const first =
    before.find((one) => !areGiven([one, against])) ??
    before.findLast((one) => areGiven([...before.filter((other) => other !== one), against])) ??
    before.at(-1);
  return [first?.place ?? against.place, against.place];
}

/** For each house, which of the two answers it contradicts. */
function sidesOf(make: Tallies, given: readonly Given[], [first, second]: readonly [number, number]): HouseTally {
  return make.combine(assertDefined(given[first]).against, assertDefined(given[second]).against, (a, b) => a + 2 * b);
}

/** What houses that are not out of the question say of a case, the likeliest first. */
function verdictsOf(make: Tallies, known: Known, { said, told }: GuideQuestion): PartialVerdict[] {
  const least = leastIn(known.against);
  const chances = told.map((_, index) => {
    const saying = make.combine(known.against, said, (count, one) => (one === index ? count : MOST_AGAINST + 1));
    return leastIn(saying) < least + 2 * SLIP ? believed({ ...known, against: saying }).mass : 0;
  });
  return told
    .map((text, index) => ({ text, chance: assertDefined(chances[index]) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
    .map(({ text }) => verdictIn(text));
}

function verdictIn(text: string): PartialVerdict {
  return JSON.parse(text);
}

/** The house as the preset that it is nearest to, in what cases can tell, with its changes; what only rounds read is the preset's. */
function ruleSetOf({ schema, presets, defaultPreset }: Game, indices: readonly number[]): RuleSet {
  const settings = Object.entries(schema);
  const rules: Rules = Object.fromEntries(
    settings.map(([key, setting], place) => [
      key,
      assertDefined(allowedValues(setting)[assertDefined(indices[place])]),
    ]),
  );
  const rounds = settings.flatMap(([key, { round }]) => (round ? [key] : []));
  const near = Object.entries(presets).map(([preset, own]) => {
    const played = rounds.map((key) => [key, assertDefined(own[key])]);
    const whole: Rules = { ...rules, ...Object.fromEntries(played) };
    return { preset, rules: whole, changes: differences(schema, whole, own).length };
  });
  const nearest = near.reduce((one, other) => (other.changes < one.changes ? other : one), {
    preset: defaultPreset,
    rules,
    changes: Number.POSITIVE_INFINITY,
  });
  return { preset: nearest.preset, rules: nearest.rules };
}

function openSettings(game: Game, guide: HouseGuide, known: Known, house: RuleSet): OpenSetting[] {
  const possible = possibleValues(known);
  const preset = { preset: house.preset, rules: assertDefined(game.presets[house.preset]) };
  return Object.entries(game.schema)
    .flatMap(([key, setting], place): OpenSetting[] => {
      if (setting.round) return [];
      const values = allowedValues(setting).filter(
        (value, index) => value === house.rules[key] || possible[place]?.[index],
      );
      const shares = values.map((value) =>
        value === house.rules[key] ? 0 : shareNear(guide.shares, preset, house.rules, key, value),
      );
      const share = Math.max(...shares);
      return share > 0 ? [{ key, values, oneIn: Math.round(1 / share) }] : [];
    })
    .sort((a, b) => a.oneIn - b.oneIn);
}
