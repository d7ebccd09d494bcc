/** Faults planted by chance in the steps and sentences of random rulings: each must be noticed. */

import { isDeepStrictEqual } from 'node:util';
import { ALL_CARDS, displayCard } from '#core/card.ts';
import { LANGS } from '#core/lang.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Step } from '#core/ruling.ts';
import { TEST_NAMES } from '../conformance/alike.ts';
import type { Subject } from '../conformance/subject.ts';
import { makeDealer, type ReasonCase } from './cases.ts';
import { makeProver, type Prover, type StatedText, sayings, stepFaults, textFaults } from './check.ts';
import { editsOf, type SeenTexts, seenIn } from './edits.ts';

export interface PlantRun {
  readonly planted: number;
  /** How many were not noticed, though they do not say the same. */
  readonly unnoticed: number;
  /** How often each kind of fault was planted, and how often noticed. */
  readonly kinds: ReadonlyMap<string, { readonly planted: number; readonly noticed: number }>;
  /** The first few that were not. */
  readonly missed: readonly string[];
  /** How many said the same as before, by the reason that the game names. */
  readonly same: ReadonlyMap<string, number>;
}

/** A fault, whether it is noticed, and what to show of it; `same` where it provably says what was said before. */
interface Plant {
  readonly kind: string;
  readonly isNoticed: boolean;
  readonly shown: string;
  readonly same?: string | undefined;
}

const SHOWN = 10;
const SAMPLE = 300;

/** Plants a fault of each sort in so many rulings. */
export function plantFaults(subject: Subject, cases: number, seed = 2): PlantRun {
  const prover = makeProver(subject);
  const deal = makeDealer(subject);
  const rng = makeRng(seed);
  const seen = seenIn(Array.from({ length: SAMPLE }, () => deal(rng).ruling.reasons).flat());
  const kinds = new Map<string, { planted: number; noticed: number }>();
  const same = new Map<string, number>();
  const missed: string[] = [];
  let planted = 0;
  let unnoticed = 0;
  for (let run = 0; run < cases; run++) {
    const one = deal(rng);
    for (const plant of [...inList(prover, one, rng), ...inStep(prover, one, rng, seen), ...inText(prover, one, rng)]) {
      planted++;
      if (plant.same !== undefined) {
        same.set(plant.same, (same.get(plant.same) ?? 0) + 1);
        continue;
      }
      const count = kinds.get(plant.kind) ?? { planted: 0, noticed: 0 };
      kinds.set(plant.kind, {
        planted: count.planted + 1,
        noticed: count.noticed + (plant.isNoticed ? 1 : 0),
      });
      if (plant.isNoticed) continue;
      unnoticed++;
      if (missed.length < SHOWN) missed.push(`${plant.kind}: ${plant.shown}`);
    }
  }
  return { planted, unnoticed, kinds, missed, same };
}

/** A step left out, said twice, or before another. */
function* inList(prover: Prover, one: ReasonCase, rng: Rng): Generator<Plant> {
  const { reasons } = one.ruling;
  const at = rng.upTo(reasons.length - 1);
  const step = reasons[at];
  if (!step) return;
  yield planted(prover, one, 'a step left out', reasons.toSpliced(at, 1), step);
  yield planted(prover, one, 'a step twice', reasons.toSpliced(at, 0, step), step);
  const next = reasons[at + 1];
  if (next) yield planted(prover, one, 'two steps exchanged', reasons.toSpliced(at, 2, next, step), step);
}

/** One detail of a step edited; and the sentence on the edited step, where it is different. */
function* inStep(prover: Prover, one: ReasonCase, rng: Rng, seen: SeenTexts): Generator<Plant> {
  const { fields, rules, ruling } = one;
  const { words } = prover.subject;
  const at = rng.upTo(ruling.reasons.length - 1);
  const step = ruling.reasons[at];
  if (!step) return;
  const edits = editsOf(
    step,
    fields.map(({ name }) => name),
    seen,
  );
  // Kind by kind, so that changed cards do not crowd out the rest.
  const sorts = [...Map.groupBy(edits, ({ kind }) => kind).values()];
  const sort = sorts[rng.upTo(sorts.length - 1)] ?? [];
  const edit = sort[rng.upTo(sort.length - 1)];
  if (!edit) return;
  yield planted(prover, one, edit.kind, ruling.reasons.toSpliced(at, 1, edit.step), edit.step);
  for (const lang of LANGS) {
    const text = attempt(() => words[lang].reason(edit.step));
    if (text === undefined || text === words[lang].reason(step)) continue;
    const said = { what: step.rule, lang, text, shown: prover.kit.shown(step, fields, rules) };
    const isNoticed = !textFaults(prover, said).next().done;
    yield { kind: `said: ${edit.kind}`, isNoticed, shown: `${step.rule} “${text}”` };
  }
}

function planted(prover: Prover, one: ReasonCase, kind: string, steps: readonly Step[], shown: Step): Plant {
  const faults = attempt(() => [...stepFaults(prover, one, steps)]);
  // A checker that breaks on nonsense has noticed it.
  const isNoticed = faults === undefined || faults.length > 0;
  const given = one.ruling.reasons;
  const same = isDeepStrictEqual(steps, given) ? 'nothing was turned' : prover.kit.sameMeaning?.(steps, given);
  return { kind, isNoticed, shown: JSON.stringify(shown), same: isNoticed ? undefined : same };
}

/** A figure, a card or a name in a text changed, or two names in it exchanged. */
function* inText(prover: Prover, one: ReasonCase, rng: Rng): Generator<Plant> {
  const all = [...sayings(prover, one)].filter(({ text }) => text !== '');
  const said = all[rng.upTo(all.length - 1)];
  if (!said) return;
  for (const [kind, text] of textsNear(prover, said, rng)) {
    if (text === said.text) continue;
    const isNoticed = !textFaults(prover, { ...said, text }).next().done;
    yield { kind: `text: ${kind}`, isNoticed, shown: `${said.what} “${text}”` };
  }
}

function* textsNear(
  { read, kit }: Prover,
  { lang, text }: StatedText,
  rng: Rng,
): Generator<readonly [kind: string, text: string]> {
  const { stated } = read[lang](text);
  const put = (at: number, was: string, to: string): string => text.slice(0, at) + to + text.slice(at + was.length);
  if (kit.joining) {
    const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
    const [at] = rng.shuffled(spaces);
    if (at !== undefined) yield ['a word that denies', put(at, ' ', lang === 'vi' ? ' không ' : ' not ')];
  }
  const [first, second] = rng.shuffled(stated.filter(({ fact }) => fact.startsWith('@')));
  if (first && second && first.fact !== second.fact) {
    const [a, b] = first.at < second.at ? [first, second] : [second, first];
    yield [
      'two names exchanged',
      text.slice(0, a.at) + b.text + text.slice(a.at + a.text.length, b.at) + a.text + text.slice(b.at + b.text.length),
    ];
  }
  if (first) {
    const other = rng.pick(TEST_NAMES);
    yield ['another name', put(first.at, first.text, other.charAt(0).toUpperCase() + other.slice(1))];
  }
  const [figure] = rng.shuffled(stated.filter((one) => /^[+−]?\d+$/u.test(one.text)));
  if (figure) {
    const digits = figure.text.replace(/^[+−]/u, '');
    const sign = figure.text.slice(0, -digits.length);
    yield ['a figure ± 1', put(figure.at, figure.text, `${sign}${Number(digits) + (rng.upTo(1) === 0 ? 1 : -1)}`)];
  }
  const [shownCard] = rng.shuffled(stated.filter((one) => /[♠♥♦♣]$/u.test(one.text)));
  const [card] = rng.cards(1, ALL_CARDS);
  if (shownCard && card !== undefined) yield ['another card', put(shownCard.at, shownCard.text, displayCard(card))];
}

/** Nothing where it breaks. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
