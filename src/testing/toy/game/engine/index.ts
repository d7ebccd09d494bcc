import { type Card, rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { CountRange, Fault, Game } from '#core/game/game.ts';
import type { RulesOf, Schema } from '#core/house-rules.ts';
import { byName, ordered } from '#core/json.ts';
import type { Ruling, Step } from '#core/ruling.ts';

const SCHEMA = {
  aces: {
    values: [
      { value: 'high', sources: [] },
      { value: 'low', sources: [] },
    ],
    definedAt: 'll-rank',
  },
} as const satisfies Schema;
export type LaLonRules = RulesOf<typeof SCHEMA>;
export const PRESETS = { thuong: { aces: 'high' } } as const satisfies Record<string, LaLonRules>;

export interface LaLonVerdict {
  /** Best first; tied hands share a group. */
  readonly ranking: readonly (readonly string[])[];
  readonly players: readonly { readonly name: string; readonly net: number }[];
}

const UP = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** How high a card stands, an ace at either end. Rule ll-rank. */
function height(card: Card, rules: LaLonRules): number {
  const place = UP.indexOf(rankOf(card));
  return rankOf(card) === 'A' && rules.aces === 'low' ? -1 : place;
}

const one: CountRange = { min: 1, max: 1 };
const seats: CountRange = { min: 2, max: 6 };

function check(fields: readonly Field[]): Fault[] {
  const sizes = fields.flatMap(({ cards }, field): Fault[] =>
    cards.length === 1 ? [] : [{ code: 'wrong-card-count', field, ...one }],
  );
  const counted = fields.length >= seats.min && fields.length <= seats.max;
  return counted ? sizes : [...sizes, { code: 'wrong-player-count', ...seats }];
}

/** The highest card takes one from everybody else; where several are as high nobody pays. Rules ll-compare and ll-pay. */
export function decide(fields: readonly Field[], rules: LaLonRules): Ruling<LaLonVerdict> {
  const hands = fields.flatMap(({ name, cards: [card] }) => (card === undefined ? [] : [{ name, card }]));
  const levels = [...new Set(hands.map(({ card }) => height(card, rules)))].sort((a, b) => b - a);
  const ranking = levels.map((level) =>
    hands.filter(({ card }) => height(card, rules) === level).map(({ name }) => name),
  );
  const [best = []] = ranking;
  const alone = best.length === 1;
  const players = hands.map(({ name }) => ({
    name,
    net: !alone ? 0 : name === best[0] ? hands.length - 1 : -1,
  }));
  const reasons: Step[] = [
    ...hands.map(({ name, card }): Step => ({ rule: 'll-rank', outcome: 'held', who: name, cards: [card] })),
    { rule: 'll-compare', outcome: alone ? 'held' : 'failed', who: best[0] ?? '', decides: true },
  ];
  return { verdict: { ranking, players }, reasons };
}

/** One card each, the highest wins: the smallest game with everything that a page needs of one. */
export const game: Game<LaLonRules, LaLonVerdict> = {
  id: 'la-lon',
  schema: SCHEMA,
  presets: PRESETS,
  defaultPreset: 'thuong',
  ruleSections: [['ll-deck'], ['ll-rank'], ['ll-compare', 'll-pay']],
  combinations: [],
  roles: ['player'],
  hasCard: () => true,
  suits: () => 'never',
  handSize: () => one,
  playerCount: () => seats,
  check,
  decide,
  verdictJson: ({ ranking, players }) =>
    ordered([
      ['ranking', ranking],
      ['players', byName(players, ({ net }) => [['net', net]])],
    ]),
  summary: ({ players }) => ({ kind: 'nets', nets: players.map(({ name, net }) => [name, net]) }),
};
