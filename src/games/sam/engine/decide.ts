import { assertDefined } from '#core/assert-defined.ts';
import type { Field, Role } from '#core/case.ts';
import type { CountRange, Fault } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import { type Combination, readCards } from './combination.ts';
import { explainCards, explainContest } from './explain.ts';
import { CARDS_DEALT, claimsOf, type InstantWin, nearMisses } from './instant.ts';
import { debtOf } from './payment.ts';
import type { SamRules } from './rules.ts';
import type { SamStep } from './steps.ts';

/** Is this play legal, and what is it? */
export interface PlayVerdict {
  readonly kind: 'play';
  readonly legal: boolean;
  /** Null where the cards are no combination. */
  readonly play: Combination | null;
  /** Null for a lead, and where the table's cards are no combination. */
  readonly table: Combination | null;
}

/** Does this deal win at once? */
export interface DealVerdict {
  readonly kind: 'deal';
  readonly instantWin: InstantWin | null;
}

export interface PlayerVerdict {
  readonly name: string;
  /** In units, + to the player. */
  readonly net: number;
  /** How many cards the player still holds. */
  readonly cards: number;
  /** The player never played a card. */
  readonly cong: boolean;
}

/** Who pays what when somebody is out? */
export interface EndVerdict {
  readonly kind: 'end';
  readonly winner: string;
  /** In the order of the fields. */
  readonly players: readonly PlayerVerdict[];
}

export type SamVerdict = PlayVerdict | DealVerdict | EndVerdict;

/** Rule sam-players. */
export const SEATS = { min: 2, max: 5 } as const;

/** The name of a hand that was dealt. */
export const HAND = 'bai';

/** A play, a deal or the end, by the fields that there are. Total over every checked case and all rules. */
export function decide(fields: readonly Field[], rules: SamRules): Ruling<SamVerdict, SamStep> {
  const play = fields.find(({ role }) => role === 'danh');
  if (play)
    return decidePlay(
      play,
      fields.find(({ role }) => role === 'ban'),
      rules,
    );
  const [hand] = fields;
  return hand?.role === 'bai' ? decideDeal(hand, rules) : decideEnd(fields, rules);
}

function decidePlay(played: Field, lies: Field | undefined, rules: SamRules): Ruling<SamVerdict, SamStep> {
  const under = lies && explainCards('ban', lies.cards, rules, false);
  const over = explainCards('danh', played.cards, rules, true);
  const named = [...(under?.steps ?? []), ...over.steps];
  const [play, table] = [over.combination, under?.combination ?? null];
  if (!play) return { verdict: { kind: 'play', legal: false, play, table }, reasons: named };
  if (under && !table) {
    const stop: SamStep = { rule: 'sam-follow', outcome: 'failed', who: 'danh', why: 'table', decides: true };
    return { verdict: { kind: 'play', legal: false, play, table }, reasons: [...named, stop] };
  }
  const { legal, steps } = explainContest(play, table, rules);
  return { verdict: { kind: 'play', legal, play, table }, reasons: [...named, ...steps] };
}

function decideDeal({ cards }: Field, rules: SamRules): Ruling<SamVerdict, SamStep> {
  const claims = claimsOf(cards, rules);
  const won = claims.find(({ counts }) => counts)?.kind ?? null;
  const reasons = claims.flatMap((claim): SamStep[] => {
    const { kind, counts } = claim;
    const about = { who: HAND, cards: claim.cards } as const;
    if (counts) {
      const decides = kind === won ? ({ decides: true } as const) : {};
      return [{ rule: 'sam-instant', outcome: 'held', ...about, kind, ...decides }];
    }
    // Where runs may hold no 2, this is no sảnh rồng, whatever the rule set pays for one.
    if (kind === 'sanh-rong' && !readCards(cards, rules).ok) {
      return [{ rule: 'sam-run-two', outcome: 'failed', ...about, why: 'dragon' }];
    }
    return [{ rule: 'sam-instant', outcome: 'failed', ...about, why: 'house', kind }];
  });
  if (won === null) {
    const near = nearMisses(cards, rules).map(
      ({ kind, cards: some }): SamStep => ({
        rule: 'sam-instant',
        outcome: 'failed',
        who: HAND,
        why: 'near',
        kind,
        cards: some,
      }),
    );
    reasons.push(...near, { rule: 'sam-instant', outcome: 'failed', who: HAND, why: 'none', decides: true });
  }
  return { verdict: { kind: 'deal', instantWin: won }, reasons };
}

function decideEnd(fields: readonly Field[], rules: SamRules): Ruling<SamVerdict, SamStep> {
  const winner = assertDefined(fields.find(({ cards }) => cards.length === 0)).name;
  const debts = fields.map(({ name, cards }) =>
    name === winner ? { units: 0, cong: false, steps: [], pays: [] } : debtOf(name, cards, winner, rules),
  );
  const total = debts.reduce((sum, { units }) => sum + units, 0);
  const players = fields.map(({ name, cards }, at): PlayerVerdict => {
    const { units, cong } = assertDefined(debts[at]);
    return { name, net: name === winner ? total : 0 - units, cards: cards.length, cong };
  });
  const reasons: SamStep[] = [
    { rule: 'sam-end', outcome: 'held', who: winner, decides: true },
    ...debts.flatMap(({ steps }) => steps),
  ];
  if (rules.payout === 'none') reasons.push({ rule: 'sam-pay-cards', outcome: 'failed', who: winner, why: 'none' });
  return { verdict: { kind: 'end', winner, players }, reasons };
}

export function handSize(role: Role): CountRange {
  return { min: role === 'bai' ? CARDS_DEALT : role === 'player' ? 0 : 1, max: CARDS_DEALT };
}

export function playerCount(): CountRange {
  return SEATS;
}

/**
 * A play (`danh`, with `ban` unless it leads), or one hand of ten and nothing else, or two to five players of whom one holds
 * nothing.
 */
export function check(fields: readonly Field[], _rules: SamRules): Fault[] {
  const [first] = fields;
  if (!first) return [{ code: 'missing-field', role: 'danh' }];
  const group = groupOf(first);
  const faults = fields.flatMap((one, field): Fault[] => [
    ...(groupOf(one) === group ? [] : [{ code: 'unknown-field', field } as const]),
    ...countFaults(one, field),
  ]);
  if (group === 'play' && !fields.some(({ role }) => role === 'danh')) {
    faults.push({ code: 'missing-field', role: 'danh' });
  }
  if (group === 'end') faults.push(...endFaults(fields));
  const placeOf = ({ field = fields.length }: Fault): number => field;
  return faults.sort((a, b) => placeOf(a) - placeOf(b));
}

type Question = 'play' | 'deal' | 'end';

function groupOf({ role }: Field): Question {
  if (role === 'player') return 'end';
  return role === 'bai' ? 'deal' : 'play';
}

function countFaults({ role, cards }: Field, field: number): Fault[] {
  const size = handSize(role);
  const fits = cards.length >= size.min && cards.length <= size.max;
  return fits ? [] : [{ code: 'wrong-card-count', field, ...size }];
}

/** Rules sam-players and sam-end: two to five, of whom exactly one is out. */
function endFaults(fields: readonly Field[]): Fault[] {
  const players = fields.flatMap(({ role, cards }, field) => (role === 'player' ? [{ field, cards }] : []));
  const out = players.filter(({ cards }) => cards.length === 0);
  const faults: Fault[] = out.slice(1).map(({ field }) => ({ code: 'duplicate-field', field }));
  const extra = players[SEATS.max];
  if (extra) faults.push({ code: 'wrong-player-count', field: extra.field, ...SEATS });
  if (out.length === 0) faults.push({ code: 'missing-field', role: 'player' });
  if (players.length < SEATS.min) faults.push({ code: 'wrong-player-count', ...SEATS });
  return faults;
}
