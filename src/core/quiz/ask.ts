import { assertDefined } from '../assert-defined.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { makeRng, type Rng } from '../random/rng.ts';
import type { Answer } from './answer.ts';
import type { Draft, Kind, Option } from './kind.ts';
import { mark } from './mark.ts';
import { seedOf } from './seed.ts';

/** House rules under which something is asked. */
export interface House {
  readonly preset: string;
  readonly rules: Rules;
}

/** A question, whole: kind, seed and house always give the same one. */
export interface Question extends Draft {
  readonly game: Game;
  readonly kind: Kind;
  readonly seed: number;
  readonly house: House;
  /** Two to four. */
  readonly options: readonly Option[];
  /** Which option is right; no other one is. */
  readonly right: number;
  /** The rules that it trains, the first above all. */
  readonly rules: readonly string[];
}

/** A question has no more options. */
const MOST_OPTIONS = 4;
/** So many hands are tried for one question; the tests hold that far fewer do. */
const MOST_TRIES = 400;

/** The question of a seed in a house, or undefined where this kind cannot be asked there. */
export function ask(game: Game, kind: Kind, seed: number, house: House): Question | undefined {
  if (!kind.fits(house.rules)) return undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const rng = makeRng(seedOf(game.id, kind.id, seed, attempt));
    const draft = kind.draft(rng, house.rules);
    if (!draft) continue;
    const drafted = mark(game, kind, draft, house.rules);
    const options = chooseOptions(draft, drafted.right, rng);
    if (!options) continue;
    const { base } = drafted;
    const judged = options.map((option) => assertDefined(drafted.judged[draft.options.indexOf(option)]));
    const at = kind.marks(options, judged, base, draft.about).indexOf(true);
    const ruled = judged[at];
    if (!ruled?.ok) continue;
    return {
      ...draft,
      game,
      kind,
      seed,
      house,
      options,
      right: at,
      rules: [...new Set(kind.trains(ruled.value, draft.about, base.ok ? base.value : ruled.value))],
    };
  }
  return undefined;
}

/** The one right option and up to three wrong ones, in the order in which they are shown; undefined unless exactly one is right. */
function chooseOptions(draft: Draft, right: readonly boolean[], rng: Rng): readonly Option[] | undefined {
  const good = draft.options.filter((_, at) => right[at]);
  const wrong = draft.options.filter((_, at) => !right[at]);
  if (good.length !== 1 || wrong.length === 0) return undefined;
  return inOrder([...good, ...wrong.slice(0, MOST_OPTIONS - 1)], draft, rng);
}

/** Numbers from low to high, yes before no, players as they sit, all else by chance. */
function inOrder(options: readonly Option[], draft: Draft, rng: Rng): readonly Option[] {
  const sizes = new Map(options.map((option) => [option, sizeOf(option.answer, draft)]));
  if (options.every((option) => sizes.get(option) !== undefined)) {
    return options.toSorted((a, b) => assertDefined(sizes.get(a)) - assertDefined(sizes.get(b)));
  }
  return rng.shuffled(options);
}

/** What orders answers among themselves, where anything does. */
function sizeOf(answer: Answer, { fields }: Draft): number | undefined {
  switch (answer.type) {
    case 'points':
      return answer.points;
    case 'net':
      return answer.net;
    case 'yes':
      return answer.yes ? 0 : 1;
    case 'who': {
      const seats = answer.who.map((who) => fields.findIndex(({ name }) => name === who));
      // Those who share come behind those who are named alone.
      return seats.reduce((sum, seat) => sum + seat + 1, seats.length * fields.length * 2);
    }
    default:
      return undefined;
  }
}
