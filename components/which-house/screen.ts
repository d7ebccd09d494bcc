/** What a reader of the questions sees: the next question, an earlier one again, two answers that clash, or the house that was found. */

import type { Field } from '#core/case.ts';
import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import type { HouseGuide } from '#core/house/which/shares.ts';
import {
  caseOfAnyHouse,
  type HouseAnswer,
  type OpenSetting,
  toldVerdicts,
  verdictsAgain,
  type WhichHouse,
  whichHouse,
} from '#core/house/which-house.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import type { Loaded } from '../loading/loaded.ts';
import { type Facet, facetsOf, openFacet, optionsAt, partText, type ToldParts, toldVerdict } from './facets.ts';
import { fieldsAt, presetsOut } from './hands.ts';
import { type AnswerGiven, type Askable, MOST_ANSWERS, type Place, type Revisited } from './place.ts';

/** A game that is asked about. */
export interface Guided {
  readonly all: Loaded;
  readonly guide: HouseGuide;
}

export type Screen = QuestionScreen | ClashScreen | FoundScreen;

interface AnyScreen {
  /** What was told so far. */
  readonly told: readonly AnswerGiven[];
  /** The answer before this one; undefined at the first one. */
  readonly previous: Revisited | undefined;
}

export interface QuestionScreen extends AnyScreen {
  readonly type: 'question';
  /** Its place among the questions. */
  readonly at: number;
  readonly case: string;
  readonly parts: ToldParts;
  /** What is asked at once, and which of it is asked now. */
  readonly facets: readonly Facet[];
  readonly facetAt: number;
  /** What houses may say of the case. */
  readonly verdicts: readonly PartialVerdict[];
  /** What they may say of the facet. */
  readonly options: readonly PartialVerdict[];
  /** What was answered here before. */
  readonly chosen: PartialVerdict | undefined;
  /** The hands to show. */
  readonly fields: readonly Field[];
  /** It was answered, and later ones, too. */
  readonly isAgain: boolean;
  /** How many presets do not rule as was told, of all. */
  readonly out: number;
  readonly presets: number;
}

export interface ClashScreen extends AnyScreen {
  readonly type: 'clash';
  /** Two answers that no house gives together, the earlier one first. */
  readonly pair: readonly AnsweredAt[];
}

/** A question with what was answered. */
export interface AnsweredAt {
  readonly at: number;
  readonly fields: readonly Field[];
  readonly parts: readonly AnsweredPart[];
}

interface AnsweredPart {
  readonly facet: Facet;
  readonly facetAt: number;
  readonly part: PartialVerdict;
  /** What might have been answered. */
  readonly options: readonly PartialVerdict[];
}

export interface FoundScreen extends AnyScreen {
  readonly type: 'found';
  readonly house: RuleSet;
  /** The settings in which it is not its preset. */
  readonly apart: readonly string[];
  readonly open: readonly OpenSetting[];
}

/** A case to ask about, and what houses may say of it. */
export type AskedNext = NonNullable<WhichHouse['ask']>;

/** What is asked before anything is told; the build works it out, as it takes a phone a second. */
export function firstAsked({ all: { game }, guide }: Guided): AskedNext | undefined {
  const found = whichHouse(game, guide, []);
  return found.ok ? (found.value.ask ?? undefined) : undefined;
}

/** The screen of `firstAsked`. */
export function firstScreen(all: Loaded, first: AskedNext): QuestionScreen {
  return asking(all, [], first);
}

/** The questions of a game as an address names them. */
export function askableOf({ all: { game }, guide }: Guided): Askable {
  return {
    cases: guide.cases,
    verdictsOf(text) {
      const told = toldVerdicts(game, guide, text);
      return told.ok ? told.value : [];
    },
  };
}

/** The screen after these answers. It may take a second at first, and a tenth of that later: see `readQuestions`. */
export function screenOf(
  of: Guided,
  told: readonly AnswerGiven[],
  { again, enough }: Pick<Place, 'again' | 'enough'>,
): Screen {
  const looked = again && told[again.question] && askedAgain(of, told, again.question, again.facet);
  if (looked) return looked;
  const last = told.length - 1;
  const halfway = told.length > 0 && !enough ? askedAgain(of, told, last, undefined) : undefined;
  return halfway ?? after(of, told, enough);
}

/** With an answer to what is asked; what was told of later facets goes, unless it can stay. */
export function withAnswer(
  screen: QuestionScreen,
  part: PartialVerdict,
): { told: readonly AnswerGiven[]; again: Revisited | undefined } {
  const { told, at, facets, facetAt, verdicts, parts } = screen;
  const isSame = screen.chosen !== undefined && partText(screen.chosen) === partText(part);
  const before = Array.from({ length: facetAt }, (_, index) => parts[index]);
  const now = [...before, part, ...(isSame ? parts.slice(facetAt + 1) : [])];
  const entry = { case: screen.case, parts: now };
  const open = openFacet(verdicts, facets, now);
  const isLast = at >= told.length - 1;
  return {
    told: at < told.length ? told.with(at, entry) : [...told, entry],
    again: open === undefined || isLast ? undefined : { question: at, facet: open },
  };
}

/** Both answers are taken back: neither says anything. */
export function withoutClash({ told, pair }: ClashScreen): readonly AnswerGiven[] {
  const isOne = (place: number): boolean => pair.some(({ at }) => at === place);
  return told.map((one, at) => (isOne(at) ? { case: one.case, parts: one.parts.map(unsaid) } : one));
}

function unsaid(part: PartialVerdict | undefined): null | undefined {
  return part === undefined ? undefined : null;
}

function answersOf(told: readonly AnswerGiven[]): HouseAnswer[] {
  return told.map(({ case: text, parts }) => ({ case: text, verdict: toldVerdict(parts) }));
}

/**
 * A question that was asked before.
 * @param facet which part of it; undefined for the first one that is not answered yet
 * @returns undefined where there is no such part, or none that is not answered
 */
function askedAgain(
  of: Guided,
  told: readonly AnswerGiven[],
  at: number,
  facet: number | undefined,
): QuestionScreen | undefined {
  const entry = told[at];
  if (!entry) return undefined;
  const { all, guide } = of;
  const others = answersOf(told.filter((_, place) => place !== at));
  const likely = verdictsAgain(all.game, guide, others, entry.case);
  const any = askableOf(of).verdictsOf(entry.case);
  const facets = facetsOf(any);
  for (const verdicts of [likely.ok ? likely.value : [], any]) {
    const facetAt = facet ?? openFacet(verdicts, facets, entry.parts);
    if (facetAt === undefined) return undefined;
    // What was answered stands among what may be answered.
    const options = optionsAt(verdicts, facets, entry.parts, facetAt);
    const chosen = entry.parts[facetAt];
    if (facetAt >= facets.length) return undefined;
    const isThere =
      chosen === undefined || chosen === null || options.some((one) => partText(one) === partText(chosen));
    if (options.length > 1 && isThere) return question(all, told, { at, text: entry.case, verdicts, facets, facetAt });
  }
  return undefined;
}

function after(of: Guided, told: readonly AnswerGiven[], enough: boolean): Screen {
  const { game } = of.all;
  const found = whichHouse(game, of.guide, answersOf(told));
  // Only cases of the guide are asked about.
  if (!found.ok) return after(of, [], enough);
  const { ask, house, open, contradiction } = found.value;
  const previous = previousOf(told, told.length, 0);
  if (contradiction) {
    const pair = [...new Set(contradiction)].flatMap((at) => answeredAt(of, told, at));
    return { type: 'clash', told, previous, pair };
  }
  if (ask && !enough && told.length < MOST_ANSWERS) {
    return asking(of.all, told, ask);
  }
  const ruleSet = parseRuleSet(house, game) ?? {
    preset: game.defaultPreset,
    rules: game.presets[game.defaultPreset] ?? {},
  };
  const apart = differences(game.schema, ruleSet.rules, game.presets[ruleSet.preset] ?? {});
  return { type: 'found', told, previous, house: ruleSet, apart, open };
}

/** The next question, from its first part. */
function asking(all: Loaded, told: readonly AnswerGiven[], { case: text, verdicts }: AskedNext): QuestionScreen {
  const facets = facetsOf(verdicts);
  const facetAt = openFacet(verdicts, facets, []) ?? 0;
  return question(all, told, { at: told.length, text, verdicts, facets, facetAt });
}

function answeredAt(of: Guided, told: readonly AnswerGiven[], at: number): readonly AnsweredAt[] {
  const entry = told[at];
  if (!entry) return [];
  const verdicts = askableOf(of).verdictsOf(entry.case);
  const facets = facetsOf(verdicts);
  const parts = facets.flatMap((facet, facetAt) => {
    const part = entry.parts[facetAt] ?? null;
    return part === null ? [] : [{ facet, facetAt, part, options: optionsAt(verdicts, facets, [], facetAt) }];
  });
  const read = caseOfAnyHouse(of.all.game, entry.case);
  return [{ at, fields: read.ok ? read.value.fields : [], parts }];
}

interface Which {
  readonly at: number;
  readonly text: string;
  readonly verdicts: readonly PartialVerdict[];
  readonly facets: readonly Facet[];
  readonly facetAt: number;
}

function question(
  { game }: Loaded,
  told: readonly AnswerGiven[],
  { at, text, verdicts, facets, facetAt }: Which,
): QuestionScreen {
  const parts = told[at]?.parts ?? [];
  const read = caseOfAnyHouse(game, text);
  const fields = read.ok ? read.value.fields : [];
  const facet = facets[facetAt];
  return {
    type: 'question',
    told,
    previous: previousOf(told, at, facetAt),
    at,
    case: text,
    parts,
    facets,
    facetAt,
    verdicts,
    options: optionsAt(verdicts, facets, parts, facetAt),
    chosen: parts[facetAt],
    fields: facet ? fieldsAt(fields, facet) : fields,
    isAgain: at < told.length && (at < told.length - 1 || facetAt < parts.length),
    out: presetsOut(game, told),
    presets: Object.keys(game.presets).length,
  };
}

/** The answer before a facet of a question. */
function previousOf(told: readonly AnswerGiven[], at: number, facetAt: number): Revisited | undefined {
  const answered = told.flatMap(({ parts }, question) =>
    parts.flatMap((part, facet) => (part === undefined ? [] : [{ question, facet }])),
  );
  return answered.findLast(({ question, facet }) => question < at || (question === at && facet < facetAt));
}
