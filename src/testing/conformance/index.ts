/** What holds for every game, tested: a game needs its manifest and its kit. */

import { describe, expect, test } from 'vitest';
import type { GameBook } from '#core/game/book.ts';
import { PROVED_REASONS } from '../reasons/checks.ts';
import { runs } from '../runs.ts';
import { BRANCHES } from './branches.ts';
import { DOCUMENTED } from './documented.ts';
import type { GameKit } from './kit.ts';
import { LITERAL } from './literal.ts';
import { NO_ACTION } from './no-action.ts';
import { NO_EFFECT } from './no-effect.ts';
import { NOTATION } from './notation.ts';
import { REASONS } from './reasons.ts';
import { REPLAY } from './replay.ts';
import { roundFaults, WHOLE } from './rounds/play.ts';
import { SENTENCES } from './sentences.ts';
import { type Check, firstFaults, loadSubject } from './subject.ts';
import { WORDS } from './words.ts';

const ROUNDS = runs(WHOLE);
/** So few take a moment, and walk through nearly all of the code. */
const FEW = 200;
const PATIENCE = 300_000;

/** Everything that takes a moment. */
export async function describeGame(book: GameBook, kit: GameKit): Promise<void> {
  await declare(book, kit, {
    [`docs/rules/${book.id}.md`]: DOCUMENTED,
    'cases as text': NOTATION,
    branches: BRANCHES,
    'house rules that come to nothing': NO_EFFECT,
    'reasons of a ruling': REASONS,
    'replay and plain play': REPLAY,
    rounds: [randomRounds(FEW)],
    'what is no action': NO_ACTION,
    words: WORDS,
  });
}

/** Long runs: random rounds, and what is said of random rulings. */
export async function describeAtLength(book: GameBook, kit: GameKit): Promise<void> {
  await declare(book, kit, {
    rounds: [randomRounds(ROUNDS)],
    'against docs/rules read literally': LITERAL,
    'sentences about random rulings': SENTENCES,
    ...(kit.reasons ? { 'proved reasons': PROVED_REASONS } : {}),
  });
}

function randomRounds(count: number): Check {
  return {
    name: `${count} random rounds hold to the rules at every step`,
    faults: (subject) => roundFaults(subject, count),
  };
}

async function declare(book: GameBook, kit: GameKit, parts: Readonly<Record<string, readonly Check[]>>): Promise<void> {
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
