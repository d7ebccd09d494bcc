/** From readings of a text to cases: the engine's own check has the last word on each. */

import type { Field } from '#core/case.ts';
import type { Fault, Game } from '#core/game/game.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { Rules } from '#core/house-rules.ts';
import type { ReadingDraft } from './grammar/draft.ts';
import { type Fielded, type Resolved, resolve, resolvedFields, unplacedHands } from './resolve.ts';
import { anySuits, suited } from './suits.ts';
import type { Feature, Weights } from './weights.ts';

/** A reading with its full cost as a case. */
export interface Candidate {
  readonly draft: ReadingDraft;
  readonly resolved: Resolved;
  readonly fields: readonly Fielded[];
  readonly faults: readonly Fault[];
  readonly cost: number;
  readonly pays: readonly Feature[];
}

/** How many readings the engine checks. */
const MOST = 10;
const MOST_FAULTS = 3;

/** The readings as cases of a game, the likeliest first. */
export function candidatesOf(
  drafts: readonly ReadingDraft[],
  game: Game,
  rules: Rules,
  vocabulary: Vocabulary,
  text: string,
  nameless: (place: number) => string,
  weights: Weights,
): readonly Candidate[] {
  // A player is said to have no cards left.
  const isOut = drafts.some(({ hands }) => hands.some(({ empty }) => empty));
  const all = drafts
    .slice(0, MOST)
    .flatMap(withOtherOrder)
    .map((draft): Candidate => {
      const resolved = resolve(draft, vocabulary, text, nameless);
      const fields = resolvedFields(resolved.seats, game);
      const shown = shownFields(fields);
      const names = new Set(fields.map(({ name }) => name));
      const faults = names.size < fields.length ? [ALIKE] : game.check(shown, rules);
      // A player of whom no card was named: only the cards are missing.
      const missing = (
        resolved.cardless.length > 0 || isHalfAPlay(resolved)
          ? faults.filter(({ field }) => field !== undefined && resolved.seats.length > 0)
          : faults
      ).filter(({ code, field }) => code !== 'wrong-card-count' || !isNamedInPart(resolved, fields[field ?? -1]));
      // One card in two hands, or five of a rank: `decide` must not see them.
      const held = heldTwice(shown);
      const outside = shown.some(({ cards }) => cards.some((card) => !game.hasCard(card, rules)));
      // Nobody holds anything: the text asks about a rule, or the story is incomplete.
      const nothing = resolved.seats.length === 0 && resolved.cardless.length === 0 && !isOut;
      const wrong = nothing ? [] : [...missing, ...missing.filter(({ field }) => field === undefined)];
      const faulty = [...wrong.slice(0, MOST_FAULTS), ...(held ? ['held'] : []), ...(outside ? ['outside'] : [])];
      const pays: Feature[] = [
        ...resolved.pays,
        ...unplacedHands(draft, resolved.seats).map(() => 'untold' as const),
        ...(isHalfAPlay(resolved) && resolved.cardless.length === 0 ? (['untold'] as const) : []),
        ...(nothing ? (['short'] as const) : []),
        ...noCombinations(shown, game, rules, missing.length > 0 || held),
        ...faulty.map(() => 'fault' as const),
      ];
      return {
        draft,
        resolved,
        fields,
        faults: held ? [...faults, ALIKE] : faults,
        cost: pays.reduce((sum, one) => sum + weights[one], draft.cost),
        pays,
      };
    });
  return all.toSorted((a, b) => a.cost - b.cost);
}

/** `5 lá có 1 con át`: more of the hand is counted than named. */
function isNamedInPart({ seats }: Resolved, field: { readonly name: string } | undefined): boolean {
  const seat = seats.find(({ name }) => name === field?.name);
  return seat?.announced?.part === true && seat.announced.count > seat.cards.length;
}

/** `chặt heo được mấy`: the cards to beat were named, and those that beat them were not. */
function isHalfAPlay({ seats: [first, second] }: Resolved): boolean {
  return first?.role === 'ban' && first.verb === 'beats' && second === undefined;
}

/** `four fives vs a pair of twos`: nothing says which of the two lies on the table. */
function withOtherOrder(draft: ReadingDraft): readonly ReadingDraft[] {
  const [one, other] = draft.hands;
  const open =
    draft.hands.length === 2 &&
    one &&
    other?.versus &&
    one.verb === undefined &&
    other.verb === undefined &&
    one.name === undefined &&
    other.name === undefined;
  return open
    ? [
        draft,
        {
          ...draft,
          hands: [
            { ...one, verb: 'plays' },
            { ...other, verb: 'lies' },
          ],
        },
      ]
    : [draft];
}

/** Plays that are no combination under these rules: a reading with a valid one is more likely. */
function noCombinations(fields: readonly Field[], game: Game, rules: Rules, faulty: boolean): readonly Feature[] {
  if (faulty || !fields.some(({ role }) => role === 'danh')) return [];
  const verdict = game.verdictJson(game.decide(fields, rules).verdict);
  const pairs = typeof verdict === 'object' && verdict !== null && 'pairs' in verdict ? verdict.pairs : [];
  const found = (key: string): boolean => pairs.some(([one, value]) => one === key && value !== null);
  const lies = fields.some(({ role }) => role === 'ban');
  return [
    ...(found('play') ? [] : (['combination'] as const)),
    ...(lies && !found('table') ? (['combination'] as const) : []),
  ];
}

const ALIKE: Fault = { code: 'duplicate-field', field: 0 };

export function shownFields(fields: readonly Fielded[]): readonly Field[] {
  const given = anySuits(fields);
  return fields.map((field) => suited(field, given));
}

function heldTwice(fields: readonly Field[]): boolean {
  const cards = fields.flatMap((field) => field.cards);
  return new Set(cards).size < cards.length;
}
