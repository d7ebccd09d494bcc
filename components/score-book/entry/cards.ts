/** A round that is told by its cards: the hands of those who were dealt in, and what they pay. */

import { type Case, type Field, RESERVED_NAMES } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { PlayerId } from '#core/evening/evening.ts';
import { renamedHand } from '#core/evening/hands.ts';
import { chipsBy, type NoPayment } from '#core/evening/payments.ts';
import { formatCase } from '#core/format.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import type { TextPlace } from '#src/reading/reading.ts';
import type { Loaded } from '../../loading/loaded.ts';
import { readHere, wantsReader } from '../../referee/reader.ts';
import type { RoundDraft } from '../draft.ts';
import { notationNames, type Seated, standIn, type UnclearName } from './stand-in.ts';

export type CardsFault =
  | { readonly code: 'empty' }
  | { readonly code: 'misread'; readonly error: CaseError }
  /** Names that could be those of several at the table. */
  | { readonly code: 'unclear-name'; readonly places: readonly UnclearName[] }
  /** Hands of people who do not sit there. */
  | { readonly code: 'not-seated'; readonly names: readonly string[] }
  /** `isNamed`: one of them stands in the text all the same. */
  | { readonly code: 'lacks-hands'; readonly names: readonly string[]; readonly isNamed: boolean }
  /** Nobody holds the bank, or somebody who does not play this round. `isNamed`: the banker's hand stands in the text all the same. */
  | { readonly code: 'no-banker'; readonly isNamed: boolean }
  | { readonly code: NoPayment };

export interface CardsRound {
  /** The hands as far as they are read, by player, under the names of the case for the book. */
  readonly hands: ReadonlyMap<PlayerId, Field>;
  readonly ruling: Ruling<unknown> | undefined;
  /** Chips by seat. */
  readonly nets: readonly number[] | undefined;
  /** The case for the book, and by which name it knows each seat. */
  readonly case: string;
  readonly names: readonly string[];
  readonly fault: CardsFault | undefined;
  /** Free text needs its reader, which is not loaded yet. */
  readonly waits: boolean;
  /** Words of the text that were not used. */
  readonly unread: readonly TextPlace[];
  /** Who is meant by a name of a hand, or of whoever a card was eaten from. */
  playerOf(name: string): PlayerId | undefined;
  /** A place in the text that was typed. */
  placeOf(at: number): number;
  named(sentence: string): string;
}

export function cardsRound(
  { game: id, text, seats, banker }: Pick<RoundDraft, 'game' | 'text' | 'seats' | 'banker'>,
  people: readonly Seated[],
  { game }: Pick<Loaded, 'game'>,
  { preset, rules }: RuleSet,
  { stake, put }: { readonly stake: number; readonly put: readonly number[] | undefined },
): CardsRound {
  const at = seats.flatMap((seat) => people.find((one) => one.id === seat) ?? []);
  const bank = banker !== null && seats.includes(banker) ? banker : null;
  const stood = standIn(text, at, bank);
  const home: Case = { game: id, preset, rules, fields: [] };
  const message = readHere(stood.text, home, { only: true });
  const names = notationNames(
    at.map(({ name }) => name),
    (name) => RESERVED_NAMES.has(name),
  );
  const nameOf = (read: string): string | undefined => {
    const player = stood.playerOf(read);
    return player === undefined ? undefined : names[at.findIndex(({ id }) => id === player)];
  };
  const told = (message.read?.game === id ? message.read.fields : []).map(
    (field) => [stood.playerOf(field.name), field] as const,
  );
  const hands = new Map(
    told.flatMap(([player, hand]) => (player === undefined ? [] : [[player, renamedHand(hand, nameOf)] as const])),
  );
  const strangers = told.flatMap(([player, { name, role, eaten }]) => [
    ...(player === undefined && role === 'player' ? [name] : []),
    ...eaten.flatMap(({ from }) => (from !== undefined && stood.playerOf(from) === undefined ? [from] : [])),
  ]);
  const found = {
    hands,
    ruling: undefined,
    nets: undefined,
    case: '',
    names: [],
    waits: wantsReader(message),
    unread: (message.unread ?? []).map(({ at, length }) => {
      const from = stood.placeOf(at);
      const to = stood.placeOf(at + length);
      return { at: from, length: to - from, found: text.slice(from, to) };
    }),
    playerOf: (name: string) => at[names.indexOf(name)]?.id,
    placeOf: stood.placeOf,
    named: stood.named,
  };
  if (text.trim() === '') return { ...found, fault: { code: 'empty' }, waits: false };
  if (stood.unclear.length > 0) return { ...found, fault: { code: 'unclear-name', places: stood.unclear } };
  if (strangers.length > 0) return { ...found, fault: { code: 'not-seated', names: strangers } };
  const isBankTold = told.some(([, { role }]) => role === 'cai');
  const wantsBank = isBankTold || banker !== null || isWithoutBank(message.error);
  if (bank === null && wantsBank && game.roles.includes('cai')) {
    return { ...found, fault: { code: 'no-banker', isNamed: isBankTold } };
  }
  if (message.error) return { ...found, fault: { code: 'misread', error: message.error } };
  const lacking = at.filter(({ id }) => !hands.has(id));
  if (lacking.length > 0) {
    const isNamed = lacking.some(({ id }) => stood.isNamed(id));
    return { ...found, fault: { code: 'lacks-hands', names: lacking.map(({ name }) => name), isNamed } };
  }
  const fields = at.flatMap(({ id }) => hands.get(id) ?? []);
  const ruled = judge(game, fields, rules);
  if (!ruled.ok) return { ...found, fault: { code: 'no-round' } };
  const inOrder = fields.map(({ name }) => name);
  const paid = chipsBy(game, ruled.value.verdict, inOrder, stake, put);
  return {
    ...found,
    ruling: ruled.value,
    nets: paid.ok ? paid.value : undefined,
    case: formatCase({ ...home, fields }, game),
    names: inOrder,
    fault: paid.ok ? undefined : { code: paid.error },
  };
}

function isWithoutBank(error: CaseError | undefined): boolean {
  return error?.code === 'missing-field' && error.role === 'cai';
}
