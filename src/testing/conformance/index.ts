/** What holds for every game, tested: a game needs its manifest and its kit. */

import { describe, expect, test } from 'vitest';
import type { GameBook } from '#core/game/book.ts';
import { PROVED_REASONS } from '../reasons/checks.ts';
import { FULL, runs } from '../runs.ts';
import { BRANCHES_CHECKS } from './branches.ts';
import { DOCUMENTED } from './documented.ts';
import type { GameTestKit } from './kit.ts';
import { LITERAL } from './literal.ts';
import { NO_ACTION_CHECKS } from './no-action.ts';
import { NO_EFFECT_CHECKS } from './no-effect.ts';
import { NOTATION_CHECKS } from './notation.ts';
import { REASONS_CHECKS } from './reasons.ts';
import { REPLAY_CHECKS } from './replay.ts';
import { roundFaults, WHOLE_RUN } from './rounds/play.ts';
import { SENTENCES_CHECKS } from './sentences.ts';
import { firstFaults, type GameCheck, loadSubject } from './subject.ts';
import { unknownChecks } from './unknown.ts';
import { WORDS_CHECKS } from './words.ts';

const ROUNDS = runs(WHOLE_RUN);
/** So few take a moment, and walk through nearly all of the code. */
const FEW = 200;
/** Each is held against up to two thousand fillings. */
const FEW_OPEN = 20;
/** Enough for the nightly run, where every property has its full length. */
const PATIENCE = 3_600_000;

/** Everything that takes a moment. */
export async function describeGame(book: GameBook, kit: GameTestKit): Promise<void> {
  await declare(book, kit, {
    [`docs/rules/${book.id}.md`]: DOCUMENTED,
    'cases as text': NOTATION_CHECKS,
    branches: BRANCHES_CHECKS,
    'house rules that come to nothing': NO_EFFECT_CHECKS,
    'reasons of a ruling': REASONS_CHECKS,
    'replay and plain play': REPLAY_CHECKS,
    rounds: [randomRounds(FEW)],
    'what is no action': NO_ACTION_CHECKS,
    words: WORDS_CHECKS,
    ...(book.load.unknown ? { 'unknown cards': unknownChecks(FEW_OPEN) } : {}),
  });
}

/** Long runs: random rounds, and what is said of random rulings. */
export async function describeAtLength(book: GameBook, kit: GameTestKit): Promise<void> {
  await declare(book, kit, {
    // By day they are those that were played already.
    ...(ROUNDS > FEW ? { rounds: [randomRounds(ROUNDS)] } : {}),
    'against docs/rules read literally': LITERAL,
    'sentences about random rulings': SENTENCES_CHECKS,
    ...(book.load.unknown && FULL ? { 'unknown cards': unknownChecks(20_000) } : {}),
    ...(kit.reasons ? { 'proved reasons': PROVED_REASONS } : {}),
  });
}

function randomRounds(count: number): GameCheck {
  return {
    name: `${count} random rounds hold to the rules at every step`,
    faults: (subject) => roundFaults(subject, count),
  };
}

async function declare(
  book: GameBook,
  kit: GameTestKit,
  parts: Readonly<Record<string, readonly GameCheck[]>>,
): Promise<void> {
  const subject = await loadSubject(book, kit);
  for (const [part, checks] of Object.entries(parts)) {
    describe(`${book.name}: ${part}`, () => {
      for (const check of checks) {
        test(check.name, { timeout: PATIENCE }, () => {
          expect(firstFaults(check, subject)).toEqual([]);
        });
      }
    });
  }
}
