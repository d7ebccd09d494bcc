/** From what was planned to a question, once the engine of its game is here. */

import { ask, type House, type Question } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { seedOf } from '#core/quiz/seed.ts';
import type { Asking } from './plan.ts';

/** So many questions are tried for one on a given rule: the rarest ones come up once in a hundred. */
const TRIES = 240;
/** So many for one whose hands were not seen before. */
const FRESH_TRIES = 60;

/** Were these hands asked about before? By `hashOf`. */
export type Seen = (hash: string) => boolean;

const NEVER: Seen = () => false;

/**
 * The question that was planned, or the nearest to it that can be asked in this house: of the next kind of the game, or
 * on no particular rule where none is found on the one that was wished for.
 * @param seen hands not to ask about again; left out where all are asked the same
 * @returns undefined only where the game has no kind at all that can be asked in this house
 */
export function realise(asking: Asking, quiz: GameQuiz, house: House, seen: Seen = NEVER): Question | undefined {
  const { rule, seed } = asking;
  const onRule = rule === undefined ? undefined : questionOn(rule, quiz, house, seed, TRIES, seen);
  return onRule ?? unseen((one) => inKind(asking.kind, quiz, house, one), seed, seen);
}

/**
 * A question on a rule: the first one found that trains it above all, else one that trains it too, else undefined.
 * @param tries so many questions are looked at; half as many once there is one that trains it too
 */
export function questionOn(
  rule: string,
  { game, kinds }: GameQuiz,
  house: House,
  seed: number,
  tries: number = TRIES,
  seen: Seen = NEVER,
): Question | undefined {
  let trainsToo: Question | undefined;
  for (let at = 0; at < (trainsToo ? tries / 2 : tries); at++) {
    const kind = kinds[(seed + at) % kinds.length];
    const question = kind && ask(game, kind, seedOf(seed, 'on', at), house);
    if (!question?.rules.includes(rule) || seen(hashOf(question))) continue;
    if (question.rules[0] === rule) return question;
    trainsToo ??= question;
  }
  return trainsToo;
}

/** A few characters for the hands of a question: the same for the same hands, whatever is asked about them and in what house. */
export function hashOf(question: Question): string {
  const { game } = question;
  if (question.type === 'play') return seedOf(game.id, JSON.stringify([question.asked, question.state])).toString(36);
  const hands = question.fields.flatMap(({ name, cards, eaten }) => [
    name,
    ...cards,
    ...eaten.map(({ card }) => `${card}*`),
  ]);
  return seedOf(game.id, ...hands).toString(36);
}

/** The question of a seed, of this kind or the next one that can be asked in this house. */
function inKind(id: string, { game, kinds }: GameQuiz, house: House, seed: number): Question | undefined {
  const from = Math.max(
    0,
    kinds.findIndex((kind) => kind.id === id),
  );
  for (const kind of [...kinds.slice(from), ...kinds.slice(0, from)]) {
    const question = ask(game, kind, seed, house);
    if (question) return question;
  }
  return undefined;
}

/** The question of the first seed whose hands were not seen; after some, that of the seed given. */
function unseen(make: (seed: number) => Question | undefined, seed: number, seen: Seen): Question | undefined {
  const first = make(seed);
  let question = first;
  for (let at = 1; question && seen(hashOf(question)); at++) {
    if (at === FRESH_TRIES) return first;
    question = make(seedOf(seed, 'fresh', at));
  }
  return question;
}
