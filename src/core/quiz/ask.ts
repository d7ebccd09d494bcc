import { assertDefined } from '../assert-defined.ts';
import type { Game } from '../game/game.ts';
import type { RuleSet } from '../house-rules.ts';
import { makeRng, type Rng } from '../random/rng.ts';
import { type Answer, answerKey } from './answer.ts';
import type { CaseKind, QuestionDraft, QuestionKind } from './kind.ts';
import { mark } from './mark.ts';
import type { PlayDraft, PlayKind } from './play.ts';
import { seedOf } from './seed.ts';

/** A complete question; the same kind, seed and rules always give the same one. */
export type Question = CaseQuestion | PlayQuestion;

interface WholeQuestion {
  readonly game: Game;
  readonly seed: number;
  readonly house: RuleSet;
  /** The index of the right option; no other option is right. */
  readonly right: number;
  /** The rules that it trains, the first above all. */
  readonly rules: readonly string[];
}

/** About hands shown openly. Like the other type it has two to four options. */
export interface CaseQuestion extends QuestionDraft, WholeQuestion {
  readonly type: 'case';
  readonly kind: CaseKind;
}

/** About a moment of a round. */
export interface PlayQuestion<State = unknown> extends PlayDraft<State>, Omit<WholeQuestion, 'rules'> {
  readonly type: 'play';
  readonly kind: PlayKind;
}

/** A question has no more options. */
const MOST_OPTIONS = 4;
/** So many hands, or rounds, are tried for one question; the tests check that far fewer are needed. */
const MOST_TRIES = 400;

/** The question of a seed under a rule set, or undefined where this kind cannot be asked there. */
export function ask(game: Game, kind: QuestionKind, seed: number, house: RuleSet): Question | undefined {
  if (!kind.fits(house.rules)) return undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const rng = makeRng(seedOf(game.id, kind.id, seed, attempt));
    const whole = { game, seed, house };
    const question = kind.type === 'play' ? askPlay(kind, whole, rng) : askCase(kind, whole, rng);
    if (question) return question;
  }
  return undefined;
}

function askCase(
  kind: CaseKind,
  whole: Pick<WholeQuestion, 'game' | 'seed' | 'house'>,
  rng: Rng,
): CaseQuestion | undefined {
  const { game, house } = whole;
  const draft = kind.draft(rng, house.rules);
  if (!draft) return undefined;
  const { base, judged: all, right: marks } = mark(game, kind, draft, house.rules);
  const seats = draft.fields.map(({ name }) => name);
  const options = chooseOptions(draft.options, marks, seats, rng);
  if (!options) return undefined;
  const judged = options.map((option) => assertDefined(all[draft.options.indexOf(option)]));
  const right = kind.marks(options, judged, base, draft.about).indexOf(true);
  const ruled = judged[right];
  if (!ruled?.ok) return undefined;
  const rules = [...new Set(kind.trains(ruled.value, draft.about, base.ok ? base.value : ruled.value))];
  return { ...draft, ...whole, type: 'case', kind, options, right, rules };
}

function askPlay(
  kind: PlayKind,
  whole: Pick<WholeQuestion, 'game' | 'seed' | 'house'>,
  rng: Rng,
): PlayQuestion | undefined {
  const draft = kind.draft(rng, whole.house.rules);
  const answer = draft && kind.read(draft, whole.house.rules);
  if (!draft || !answer) return undefined;
  const marks = draft.options.map((option) => answerKey(option.answer) === answerKey(answer));
  const options = chooseOptions(draft.options, marks, draft.seats, rng);
  if (!options) return undefined;
  const right = options.findIndex((option) => answerKey(option.answer) === answerKey(answer));
  return { ...draft, ...whole, type: 'play', kind, options, right };
}

/** The right option and up to three wrong ones, in the order in which they are shown; undefined unless exactly one is right. */
function chooseOptions<T extends { readonly answer: Answer }>(
  options: readonly T[],
  right: readonly boolean[],
  seats: readonly string[],
  rng: Rng,
): readonly T[] | undefined {
  const good = options.filter((_, at) => right[at]);
  const wrong = options.filter((_, at) => !right[at]);
  if (good.length !== 1 || wrong.length === 0) return undefined;
  return inOrder([...good, ...wrong.slice(0, MOST_OPTIONS - 1)], seats, rng);
}

/** Numbers in ascending order, yes before no, players in seat order, everything else shuffled. */
function inOrder<T extends { readonly answer: Answer }>(
  options: readonly T[],
  seats: readonly string[],
  rng: Rng,
): readonly T[] {
  const sizes = new Map(options.map((option) => [option, sizeOf(option.answer, seats)]));
  if (options.every((option) => sizes.get(option) !== undefined)) {
    return options.toSorted((a, b) => assertDefined(sizes.get(a)) - assertDefined(sizes.get(b)));
  }
  return rng.shuffled(options);
}

/** The sort key of an answer, where it has one. */
function sizeOf(answer: Answer, seats: readonly string[]): number | undefined {
  switch (answer.type) {
    case 'points':
      return answer.points;
    case 'net':
      return answer.net;
    case 'yes':
      return answer.yes ? 0 : 1;
    case 'said':
      return answer.numbers?.[0];
    case 'who': {
      const places = answer.who.map((who) => seats.indexOf(who));
      // Players who share come after those who are named alone.
      return places.reduce((sum, seat) => sum + seat + 1, places.length * seats.length * 2);
    }
    default:
      return undefined;
  }
}
