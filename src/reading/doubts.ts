/** Doubts: other readings, or other games, so likely that the writer must be asked. */

import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { Scanner } from '#core/notation/scanner.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { type Candidate, shownFields } from './finish.ts';
import type { GameRead } from './game-read.ts';
import type { Message, ReadingChoice } from './reading.ts';

/** Two readings whose costs differ by less and that are ruled differently are a doubt. */
const MARGIN = 0.4;
/** Where nothing indicates a game, readings whose costs differ by so little are not distinguished. */
const MARGIN_OF_GAMES = 2.5;
/** A reading that costs more than this, plus so much for each hand, is asked about even without an alternative. */
const DOUBTFUL = 6;
const FOR_A_HAND = 2.5;
/** How many alternatives are offered. */
const MOST_ANSWERS = 3;

/** Other readings so likely that the writer must be asked, the best first; undefined where there is no doubt. */
export function askedOf(
  best: GameRead,
  otherGames: readonly GameRead[],
  first: Candidate,
  named: boolean,
  spoken: boolean,
): Message['ask'] {
  const near = otherGames.filter(
    ({ candidates: [one], total }) =>
      one !== undefined &&
      one.faults.length === 0 &&
      one.fields.length > 0 &&
      total - best.total < (spoken ? MARGIN : MARGIN_OF_GAMES),
  );
  if (!named && near.length > 0 && first.faults.length === 0) {
    const answers = [best, ...near].flatMap((one) => answerOf(one, one.candidates[0]) ?? []);
    if (answers.length > 1) return { about: 'game', answers };
  }
  const ruled = ruledAs(first, best);
  if (ruled === undefined) return undefined;
  // Each ruling once, by the cheapest reading that gives it.
  const seen = new Set([ruled]);
  const others = best.candidates.filter((one) => {
    if (one === first || one.cost - first.cost >= MARGIN) return false;
    const otherwise = ruledAs(one, best);
    return otherwise !== undefined && !seen.has(otherwise) && seen.add(otherwise);
  });
  const told = first.resolved.seats.length;
  if (others.length === 0 && first.cost < DOUBTFUL + FOR_A_HAND * told) return undefined;
  const answers = [first, ...others].slice(0, MOST_ANSWERS).flatMap((one) => answerOf(best, one) ?? []);
  return answers.length > 0 ? { about: 'reading', answers } : undefined;
}

/** The ruling on a reading, with its players renamed; undefined where it is no case. */
function ruledAs({ fields, faults, draft, resolved }: Candidate, { engine, ruleSet }: GameRead): string | undefined {
  if (faults.length > 0 || resolved.cardless.length > 0 || draft.unread.some(({ card }) => card)) return undefined;
  const renamed = shownFields(fields).map((field, i) =>
    field.role === 'player' ? { ...field, name: `p${i}` } : field,
  );
  const ruled = judge(engine, renamed, ruleSet.rules);
  return ruled.ok ? formatSummary(engine.summary(ruled.value.verdict)) : undefined;
}

function answerOf({ engine, ruleSet }: GameRead, candidate: Candidate | undefined): ReadingChoice | undefined {
  if (!candidate) return undefined;
  const of: Case = { ...ruleSet, fields: shownFields(candidate.fields) };
  const again = parseCase(formatCase(of, engine), [engine]);
  return again.ok ? { text: displayCase(again.value, engine), case: again.value } : undefined;
}

/** The message with its doubt instead of its ruling. */
export function askingFor(given: string, message: Message, ask: NonNullable<Message['ask']>): Message {
  const whole = new Scanner(given);
  whole.fault({ code: 'bad-syntax', what: ask.about === 'game' ? 'which-game' : 'two-ways' }, 0, whole.text.length);
  return {
    ...message,
    ask,
    error: ask.about === 'reading' && message.error ? message.error : whole.error(message.read ?? null),
  };
}
