import type { Case, Field } from '../case.ts';
import type { CaseError, Misreading } from '../case-error.ts';
import type { Fault, Game } from '../game/game.ts';
import { err, ok, type Result } from '../result.ts';
import { withStandIns } from '../unknown/fill.ts';
import { type FieldSpan, readFields } from './read-fields.ts';
import { readHead } from './read-head.ts';
import { Scanner, type Span } from './scanner.ts';

/** The longest text that is read, in UTF-16 units after NFC. */
export const MAX_LENGTH = 2000;

/**
 * Reads one case whose every card is known. Never throws. Of several faults the leftmost is reported, deck and duplicates before
 * counts; the error contains everything that could be read.
 * @param given any text
 * @param games the games that can be read
 */
export function parseCase(given: string, games: readonly Game[]): Result<Case, CaseError> {
  return parse(given, games, false);
}

/** The same where cards may be unknown (`?`). Such a case is ruled on by `verdictsOver`; one without is as `parseCase` reads it. */
export function parseOpenCase(given: string, games: readonly Game[]): Result<Case, CaseError> {
  return parse(given, games, true);
}

function parse(given: string, games: readonly Game[], mayBeOpen: boolean): Result<Case, CaseError> {
  const scan = new Scanner(given);
  if (scan.text.length > MAX_LENGTH) {
    scan.fault({ code: 'too-long', limit: MAX_LENGTH }, MAX_LENGTH, scan.text.length);
    return err(scan.error(null));
  }
  scan.takeBlanks();
  if (scan.atEnd) return err(scan.error(null));
  const head = readHead(scan, games);
  if (!head) return err(scan.error(null));
  const { game, preset, rules } = head;
  const { fields, spans } = readFields(scan, head, mayBeOpen ? (game.unknownIn ?? []) : []);
  const read: Case = { game: game.id, preset, rules, fields };
  if (!scan.hasFault) {
    const hands = withStandIns(game, fields, rules);
    for (const fault of game.check(hands, rules)) {
      // Whether an eaten card finds a meld depends on the cards that are unknown.
      if (fault.code === 'eaten-card-outside-meld' && hands !== fields) continue;
      faultAt(scan, fault, hands, spans);
    }
  }
  return scan.hasFault ? err(scan.error(read)) : ok(read);
}

/** Reports a fault that the game found where it stands in the text. */
export function faultAt(scan: Scanner, fault: Fault, fields: readonly Field[], spans: readonly FieldSpan[]): void {
  const { from, to } = spanOf(fault, fields, spans, scan.text.length);
  scan.fault(misreadingOf(fault, fields), from, to);
}

/** The place in the text of a fault that the game found; something missing is reported at the end. */
function spanOf(fault: Fault, fields: readonly Field[], spans: readonly FieldSpan[], end: number): Span {
  const absent = { from: end, to: end };
  const span = fault.field !== undefined ? spans[fault.field] : undefined;
  if (!span || fault.code === 'missing-field') return absent;
  switch (fault.code) {
    case 'unknown-field':
    case 'duplicate-field':
      return span.name;
    case 'wrong-card-count':
      return span.hand;
    case 'wrong-player-count':
      return { from: span.name.from, to: span.hand.to };
    case 'card-not-in-deck':
    case 'eaten-card-outside-meld': {
      const card = fault.code === 'card-not-in-deck' ? fault.card : fault.eaten.card;
      return span.cards[fields[fault.field]?.cards.indexOf(card) ?? -1] ?? span.hand;
    }
  }
}

function misreadingOf(fault: Fault, fields: readonly Field[]): Misreading {
  const field = fault.field !== undefined ? fields[fault.field] : undefined;
  switch (fault.code) {
    case 'missing-field':
      return fault;
    case 'unknown-field':
      return { code: fault.code, roles: [] };
    case 'duplicate-field':
      return { code: fault.code, name: field?.name ?? '', out: true };
    case 'card-not-in-deck':
      return { code: fault.code, card: fault.card };
    case 'eaten-card-outside-meld':
      return { code: fault.code, card: fault.eaten.card };
    case 'wrong-card-count': {
      const { code, min, max } = fault;
      return { code, min, max, name: field?.name ?? '', count: field?.cards.length ?? 0 };
    }
    case 'wrong-player-count': {
      const { code, min, max } = fault;
      const count = fields.filter((one) => one.role === 'player').length;
      return { code, min, max, count };
    }
  }
}
