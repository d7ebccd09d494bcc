/** What practice asks, in short: the kinds of question of each game by id, and the edition of the questions that seeds ask. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defaultRuleSet } from '#core/house-rules.ts';
import { ask } from '#core/quiz/ask.ts';
import { err, ok, type Result } from '#core/result.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { ALL_KINDS } from '#practice/kinds.ts';
import { type Plan, planOf } from '#practice/plan.ts';
import { hashOf as hashOfHands, realise } from '#practice/realise.ts';
import { begin, nextQuestion, recordAnswer } from '#practice/session.ts';
import { wornKinds } from '#practice/worn-kinds.ts';
import type { FileContents } from './frozen.ts';

/**
 * A record for each edition: what the first seeds of every kind asked under every rule set, in short, and how many seeds those
 * were. Records are added, and never changed.
 */
const EDITIONS = 'src/practice/question-editions.json';
/** Where scripts for browsers find the edition without that file. */
const EDITION_FILE = 'src/practice/edition.ts';
/** How many seeds of each kind a new edition is told by. */
const SEEDS = 20;

type Editions = readonly { readonly seeds: number; readonly hash: string }[];

/** The ids of all kinds of question, by game: what a session is planned by, before the questions themselves are loaded. */
export function kindsText(): string {
  return jsonText(
    Object.fromEntries(
      QUIZZES.map(({ game, kinds }) => {
        const ids = (type: string): string[] => kinds.filter((kind) => kind.type === type).map(({ id }) => id);
        return [game.id, { cases: ids('case'), plays: ids('play') }];
      }),
    ),
  );
}

/** A new edition where a seed asks something else than before. */
export function questionFiles(): Result<FileContents, string> {
  const areListed = QUIZZES.every(
    ({ game, kinds }) => kinds.map(({ id }) => id).join() === ALL_KINDS.get(game.id)?.join(),
  );
  if (!areListed)
    return err('the kinds of question have changed: npm run update -- kinds, and then npm run update -- questions');
  const before: Editions = JSON.parse(readFileSync(EDITIONS, 'utf8'));
  const last = before.at(-1);
  const isSame = last?.hash === hashOf(last?.seeds ?? SEEDS);
  const editions = isSame ? before : [...before, { seeds: SEEDS, hash: hashOf(SEEDS) }];
  const edition = readFileSync(EDITION_FILE, 'utf8').replace(/(?<=QUIZ_EDITION: number = )\d+/, `${editions.length}`);
  return ok(
    new Map([
      [EDITIONS, jsonText(editions)],
      [EDITION_FILE, edition],
    ]),
  );
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Everything that a link to practice relies on: the questions of seeds, the plans of sessions, and what is asked by them. */
function hashOf(seeds: number): string {
  const sum = createHash('sha256');
  for (const { game, kinds } of QUIZZES) {
    for (const [preset, rules] of Object.entries(game.presets)) {
      for (const kind of kinds) {
        for (let seed = 0; seed < seeds; seed++) {
          const question = ask(game, kind, seed, { preset, rules });
          if (!question) continue;
          const { options, right, rules: trained } = question;
          // The sums were made when an option had its misconception under the key `slip`.
          const told = options.map((one) =>
            Object.fromEntries(
              Object.entries(one).map(([key, value]) => [key === 'misconception' ? 'slip' : key, value]),
            ),
          );
          const shown = question.type === 'case' ? question.fields : [question.asked, question.state];
          sum.update(JSON.stringify([game.id, preset, kind.id, seed, shown, told, right, trained]));
        }
      }
    }
  }
  const plans = [planOf({ type: 'daily', seed: 20_261_121 }), planOf({ type: 'game', game: 'sam', seed: 7 })];
  sum.update(JSON.stringify([plans, plans.map(askedBy)]));
  return sum.digest('hex').slice(0, 16);
}

interface AskedThere {
  readonly game: string;
  readonly kind: string;
  readonly rule: string;
  readonly hands: string;
}

/** What a session asks of whoever answers everything rightly, under the rules that most people play. */
function askedBy(plan: Plan): readonly AskedThere[] {
  const asked: AskedThere[] = [];
  let session = begin(plan);
  for (let next = nextQuestion(session); next; next = nextQuestion(session)) {
    const { game } = next;
    const quiz = QUIZZES.find((one) => one.game.id === game);
    const question =
      quiz &&
      realise(next, quiz, defaultRuleSet(quiz.game), {
        seen: (hash) => asked.some(({ hands }) => hands === hash),
        asked: asked.map(({ rule }) => rule),
        worn: wornKinds(plan, asked, game),
      });
    if (!question) break;
    const { kind, rules } = question;
    session = recordAnswer(session, kind.id, true, rules[0]);
    asked.push({ game, kind: kind.id, rule: rules[0] ?? '', hands: hashOfHands(question) });
  }
  return asked;
}
