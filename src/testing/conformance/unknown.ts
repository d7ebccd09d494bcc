/** Unknown cards (`?`), held against every filling tried one by one. */

import { assertDefined } from '#core/assert-defined.ts';
import { byCard, type Card, formatCard } from '#core/card.ts';
import { type Case, type Field, unknownCards } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { parseCase, parseOpenCase } from '#core/notation/parse.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { cardsLeft } from '#core/unknown/fill.ts';
import { verdictsOver } from '#core/unknown/verdicts-over.ts';
import { anyFieldsOf } from '../any-case.ts';
import { anyRuleSet } from '../rule-sets.ts';
import { differ, type GameCheck, type Subject } from './subject.ts';

/** What a case comes to, as text: how many ways, how many of each verdict, its first filling and, for one `?`, its cards. */
type Told = readonly (readonly [verdict: string, ways: number, first: string, cards: string])[];

/** A case with unknown cards: what it comes to as the site counts, and as all fillings, one by one, come to. */
interface OpenCase {
  readonly text: string;
  readonly found: Told | string;
  readonly wanted: Told;
}

/** Random cases with one or two cards hidden, each held against the verdicts of all its fillings. */
export function unknownChecks(cases: number): readonly GameCheck[] {
  return [
    {
      name: `${cases} random cases with one or two unknown cards come to what all fillings, one by one, come to`,
      *faults(subject) {
        for (const { text, found, wanted } of openCases(subject, cases)) yield* differ(text, found, wanted);
      },
    },
    {
      name: 'an open case is written as it stands, for programs and for people, and reads back',
      *faults(subject) {
        const { game } = subject;
        const rng = makeRng(39);
        for (let run = 0; run < 200; run++) {
          const rules = anyRuleSet(game, rng);
          const fields = hidden(subject, rng, rules, 1 + (run % 3));
          if (!fields) continue;
          const of: Case = { game: game.id, preset: game.defaultPreset, rules, fields };
          for (const text of [formatCase(of, game), displayCase(of, game)]) {
            yield* differ(text, parseOpenCase(text, [game]), { ok: true, value: of });
            // Who needs whole hands is told so, at the first of them.
            const whole = parseCase(text, [game]);
            yield* differ(text, whole.ok || [whole.error.code, whole.error.at], ['bad-card', text.indexOf('?')]);
          }
        }
      },
    },
  ];
}

/** Random cases, by turns with one and with two cards hidden. @param tries fewer come of them: some have no card to hide */
export function* openCases(subject: Subject, tries = Number.POSITIVE_INFINITY): Generator<OpenCase> {
  const { game } = subject;
  const rng = makeRng(38);
  for (let run = 0; run < tries; run++) {
    const rules = anyRuleSet(game, rng);
    const fields = hidden(subject, rng, rules, 1 + (run % 2));
    if (!fields) continue;
    const text = formatCase({ game: game.id, preset: game.defaultPreset, rules, fields }, game);
    yield { text, found: counted(subject, fields, rules), wanted: fillings(game, fields, rules) };
  }
}

/** A random case with so many of its cards unknown; undefined where it is of a kind that has none, or has too few. */
function hidden({ game }: Subject, rng: Rng, rules: Rules, count: number): readonly Field[] | undefined {
  const fields = anyFieldsOf(game, rng, rules);
  if (!judge(game, fields, rules).ok || fields.some(({ role }) => !game.unknownIn?.includes(role))) return undefined;
  const places = fields.flatMap(({ cards, eaten }, field) =>
    cards.flatMap((card, place) => (eaten.some((mark) => mark.card === card) ? [] : [{ field, place }])),
  );
  if (places.length < count) return undefined;
  const gone = rng.shuffled(places).slice(0, count);
  return fields.map((field, at) => {
    const unknown = gone.flatMap((one) => (one.field === at ? [one.place] : [])).sort((a, b) => a - b);
    if (unknown.length === 0) return field;
    return { ...field, cards: field.cards.filter((_, place) => !unknown.includes(place)), unknown };
  });
}

function counted({ game, unknown }: Subject, fields: readonly Field[], rules: Rules): Told | string {
  const over = verdictsOver(game, fields, rules, assertDefined(unknown));
  if (!over.ok) return over.error;
  const { parts, ways } = over.value;
  const told = parts.map(
    ({ outcome, ways: some, cards, choices }) =>
      [
        outcome.ok ? writeJson(game.verdictJson(outcome.value.verdict)) : outcome.error.code,
        Number(some),
        textOf(cards),
        textOf(choices),
      ] as const,
  );
  const sum = parts.reduce((all, part) => all + part.ways, 0n);
  return sum === ways ? told : `${sum} of ${ways}`;
}

/** The same by trying every filling, in the order of the pack. */
function fillings(game: Game, fields: readonly Field[], rules: Rules): Told {
  const unseen = cardsLeft(game, fields, rules);
  const found = new Map<string, { ways: number; first: readonly Card[]; cards: Card[] }>();
  const unknown = unknownCards(fields);
  fillFrom([]);
  return Array.from(found, ([verdict, { ways, first, cards }]) => ({ verdict, ways, first, cards }))
    .sort((a, b) => b.ways - a.ways || inOrder(a.first, b.first))
    .map(
      ({ verdict, ways, first, cards }) => [verdict, ways, textOf(first), textOf(unknown === 1 ? cards : [])] as const,
    );

  function fillFrom(chosen: readonly Card[]): void {
    if (chosen.length < unknown) {
      for (const card of unseen) if (!chosen.includes(card)) fillFrom([...chosen, card]);
      return;
    }
    let used = 0;
    const whole = fields.map(({ unknown: places = [], ...field }): Field => {
      const cards = [...field.cards];
      for (const place of places) cards.splice(place, 0, assertDefined(chosen[used++]));
      return { ...field, cards };
    });
    const ruled = judge(game, whole, rules);
    const verdict = ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : ruled.error.code;
    const before = found.get(verdict) ?? { ways: 0, first: chosen, cards: [] };
    found.set(verdict, { ...before, ways: before.ways + 1, cards: [...before.cards, ...chosen] });
  }
}

function inOrder(a: readonly Card[], b: readonly Card[]): number {
  const at = a.findIndex((card, place) => card !== b[place]);
  return at < 0 ? 0 : byCard(assertDefined(a[at]), assertDefined(b[at]));
}

function textOf(cards: readonly Card[]): string {
  return cards.map(formatCard).join('.');
}
