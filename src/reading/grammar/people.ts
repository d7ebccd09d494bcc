/** Steps with people: a player is named, or the banker is. */

import type { Role } from '#core/case.ts';
import type { LooseHand } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import { isBegun, NOBODY, type ReadingDraft, withOpen } from './draft.ts';
import type { Steps } from './steps.ts';

/** A person as a text names them. */
interface Person {
  readonly role: Role;
  readonly name: string;
  readonly known: LooseHand['known'];
  /** The cards before are theirs: `(An)`, `7 7 4 Rob's`. */
  readonly behind: boolean;
}

/** A person is named: as the owner of the cards before, as the banker, again, or with a new hand. */
export function takePerson(steps: Steps, draft: ReadingDraft, edge: Edge, said: Person): ReadingDraft[] {
  const onlyBy = byWhom(steps, draft, edge, said);
  if (onlyBy) return onlyBy;
  const behind = asOwner(steps, draft, edge, said);
  if (said.behind && behind.length > 0) return behind;
  const banker = asBankersName(steps, draft, edge, said);
  if (said.behind && banker.length > 0) return [...behind, ...banker];
  const person = wholeNameOf(draft, said);
  if (person !== said) return takePerson(steps, draft, edge, person);
  const states = [...behind, ...banker, ...asBanker(steps, draft, edge, said)];
  const before = draft.hands.findIndex(
    // Two people without known names are different people; the speaker is always the same one.
    ({ name }) => name === said.name && (said.role !== 'player' || said.known !== 'nobody' || SPEAKER_ALONE.has(name)),
  );
  if (before >= 0) {
    states.push(returnToPlayer(steps, draft, edge, before));
    if (said.known !== 'nobody' || !isKnownPlayer(draft.hands[before])) return states;
  }
  return [...states, ...asTheSame(steps, draft, edge, said), begin(steps, draft, edge, said)];
}

/** A name that does not start a hand; undefined where it does. */
function byWhom(steps: Steps, draft: ReadingDraft, edge: Edge, { name, known }: Person): ReadingDraft[] | undefined {
  // `my four jacks over his four nines`, `bị Bình đè`: who does it says nothing of which cards lie there.
  if (steps.plays && draft.verb !== undefined && draft.verb !== 'plays' && draft.prev === 'verb')
    return [steps.next(draft, edge, { prev: 'verb' })];
  // `đôi 5 của mình chặn đôi 3 của nó`: whose cards they are does not matter.
  if (steps.plays && draft.prev === 'of' && steps.holds(draft)) return [steps.next(draft, edge, {})];
  // `ăn` needs no name: a card follows.
  if (draft.eats && draft.prev !== 'of') return [];
  const open = draft.hands[draft.open];
  const last = open?.cards.at(-1);
  // `ăn 8 chuồn của Bình`: from whom it was eaten.
  if (!open || !last?.eaten || last.eaten.from !== undefined || (draft.prev !== 'of' && draft.prev !== 'eaten'))
    return undefined;
  const eaten = known === 'nobody' ? last.eaten : { ...last.eaten, from: name };
  const cards = [...open.cards.slice(0, -1), { ...last, eaten }];
  return [steps.next(draft, edge, { hands: withOpen(draft, { ...open, cards }), key: `*${name}` }, ['nameSeen'])];
}

/** `K♦ 9♣ (cái), A♠ A♥ của An`: the owner of the cards before. */
function asOwner(steps: Steps, draft: ReadingDraft, edge: Edge, { role, name, known, behind }: Person): ReadingDraft[] {
  const open = draft.hands[draft.open];
  if (!open || open.cards.length === 0 || open.name !== undefined || draft.gap > GAPS.bracket) return [];
  if (known !== 'nobody' && draft.hands.some((one) => one.name === name && one.cards.length > 0)) return [];
  const marked = behind || draft.prev === 'of' || draft.gap === GAPS.bracket;
  const change = {
    hands: withOpen(draft, { ...open, role, name, known, place: steps.span(edge) }),
    open: -1,
    gap: GAPS.words,
    verb: undefined,
    nameFollows: true,
    key: `<${role === 'player' ? name : role}>`,
  };
  const end = steps.ends(edge.to) ? (['nameBehindMarked', 'kindLoose'] as const) : (['nameBehind'] as const);
  return [steps.next(steps.leaveHand(draft), edge, change, marked ? ['nameBehindMarked'] : end)];
}

/** `cái Hùng`: the banker's name. */
function asBankersName(steps: Steps, draft: ReadingDraft, edge: Edge, { role, name, behind }: Person): ReadingDraft[] {
  const open = draft.hands[draft.open];
  const near = draft.gap <= GAPS.words || (behind && draft.gap === GAPS.bracket);
  if (open?.role !== 'cai' || open.cards.length > 0 || role !== 'player' || !near) return [];
  const change = { bankers: [...draft.bankers, name], prev: 'role', gap: GAPS.none, key: `&${name}` } as const;
  return [steps.next(draft, edge, change, draft.prev === 'role' ? [] : ['roleAgain'])];
}

/** `he is the banker`: refers to the current player. */
function asBanker(steps: Steps, draft: ReadingDraft, edge: Edge, { role }: Person): ReadingDraft[] {
  const open = draft.hands[draft.open];
  if (role !== 'cai' || !isBegun(open) || open.role !== 'player' || draft.gap > GAPS.words) return [];
  if (open.claims.length > 0) return [];
  return [makeBanker(steps, draft, edge, open, ['deals', 'roleAgain'])];
}

function makeBanker(
  steps: Steps,
  draft: ReadingDraft,
  edge: Edge,
  open: LooseHand & { readonly name: string },
  pays: Parameters<Steps['next']>[3],
): ReadingDraft {
  const change = {
    hands: withOpen(draft, { ...open, ...BANKER }),
    bankers: [...draft.bankers, open.name],
    prev: 'role',
    key: '@cai',
  } as const;
  return steps.next(draft, edge, change, pays);
}

/** `bác Cả giữ cái … bác có …`: the title alone refers to the person. */
function wholeNameOf(draft: ReadingDraft, said: Person): Person {
  if (said.role !== 'player' || said.known !== 'known') return said;
  const banker = draft.bankers.find((one) => one.startsWith(`${said.name}-`));
  if (banker !== undefined) return { ...said, role: 'cai', name: 'cai' };
  const whole = draft.hands.find((one) => one.name?.startsWith(`${said.name}-`));
  return whole?.name === undefined ? said : { ...said, name: whole.name };
}

/** A player who was named before: further cards must be drawn, or be introduced as theirs. */
function returnToPlayer(steps: Steps, draft: ReadingDraft, edge: Edge, before: number): ReadingDraft {
  const told = isKnownPlayer(draft.hands[before]);
  const left = before === draft.open ? draft : steps.leaveHand(draft);
  const change = { open: before, gap: GAPS.none, again: told, verb: undefined, subject: -1, key: `^${before}` };
  return steps.next(left, edge, change, told ? ['roleAgain', 'nameSeen'] : []);
}

/** `Bé Mít nó 10 8`: the pronoun refers to the same person. */
function asTheSame(steps: Steps, draft: ReadingDraft, edge: Edge, { name, known }: Person): ReadingDraft[] {
  const open = draft.hands[draft.open];
  if (known !== 'nobody' || !isBegun(open) || open.known === 'nobody') return [];
  const apposed = draft.prev === 'person' && draft.gap === GAPS.none && steps.tokens[edge.at - 1]?.kind === 'mark';
  if (FIRST_PERSON.has(name) && !apposed) return [];
  return [steps.nextApart(draft, edge, { prev: 'person' })];
}

/** A hand of a player who was not named before. */
function begin(steps: Steps, draft: ReadingDraft, edge: Edge, { role, name, known }: Person): ReadingDraft {
  const open = draft.hands[draft.open];
  const midway = steps.holds(draft) && draft.gap < GAPS.comma && known === 'unknown';
  const abandoned =
    isBegun(open) &&
    open.claims.length === 0 &&
    open.known !== 'nobody' &&
    draft.gap < GAPS.comma &&
    !steps.plays &&
    !AND.has(steps.tokens[edge.at - 1]?.bare ?? '');
  return steps.next(
    steps.leaveHand(draft),
    edge,
    {
      hands: [...draft.hands, { ...NOBODY, role, name, known, place: steps.span(edge) }],
      open: draft.hands.length,
      gap: GAPS.none,
      verb: undefined,
      subject: -1,
      draws: false,
      key: `[${role === 'player' ? name : role}`,
    },
    [...(midway ? (['nameMidway'] as const) : []), ...(abandoned ? (['abandoned'] as const) : [])],
  );
}

/** `An làm cái`: the player named just before is the banker. */
export function takeBank(steps: Steps, draft: ReadingDraft, edge: Edge): ReadingDraft[] {
  const open = draft.hands[draft.open];
  if (!isBegun(open) || open.role !== 'player') return [];
  if (draft.hands.some(({ role }) => role === 'cai')) return [];
  // `nó 3 3 4 2 6, nó là cái`: refers to a player named before.
  const told = draft.hands.findIndex(({ name, cards }) => name === open.name && cards.length > 0);
  if (told < 0) return [makeBanker(steps, draft, edge, open, [])];
  const hands = draft.hands.flatMap((one, i): LooseHand[] =>
    i === draft.open ? [] : i === told ? [{ ...one, ...BANKER }] : [one],
  );
  const bankers = [...draft.bankers, open.name];
  return [steps.next(draft, edge, { hands, open: -1, bankers, key: `@${told}` })];
}

function isKnownPlayer(hand: LooseHand | undefined): boolean {
  return hand !== undefined && (hand.cards.length > 0 || hand.empty);
}

const BANKER = { role: 'cai', name: 'cai', known: 'known' } as const;

/** Words between the names of two players who hold the same. */
const AND: ReadonlySet<string> = new Set(['va', 'voi', 'and']);

/** Words for the speaker and nobody else: `em` and `con` may be others. */
const SPEAKER_ALONE: ReadonlySet<string> = new Set(['tôi', 'toi', 'tui', 'tao', 'i', 'me']);
/** Words for the speaker: none of them refers to the person named just before. */
const FIRST_PERSON: ReadonlySet<string> = new Set(
  'tôi tui tao mình mk em tớ ta i me my mine we us t m e toi minh'.split(' '),
);
