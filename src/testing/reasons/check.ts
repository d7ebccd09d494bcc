/** One ruling held against what its game knows of explanations: the steps, the verdict that follows, the sentences. */

import { assertDefined } from '#core/assert-defined.ts';
import { writeJson } from '#core/json.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import type { Step } from '#core/ruling.ts';
import type { Subject } from '../conformance/subject.ts';
import type { ReasonCase } from './cases.ts';
import { parts, writeDerived } from './compare.ts';
import { type FactsRead, factsIn, makeReader, makeStranger } from './facts.ts';
import type { ReasonsKit, ShownFacts } from './kit.ts';

/** A game and what reads its texts. */
export interface Prover {
  readonly subject: Subject;
  readonly kit: ReasonsKit;
  readonly read: Readonly<Record<Lang, (text: string) => FactsRead>>;
  /** Words that neither state a fact nor only join; where a game does not list these, none. */
  readonly strangers: Readonly<Record<Lang, (between: readonly string[]) => readonly string[]>>;
}

/** A text, and the facts that it must state. */
export interface StatedText {
  readonly what: string;
  readonly lang: Lang;
  readonly text: string;
  readonly shown: ShownFacts;
}

export function makeProver(subject: Subject): Prover {
  const kit = assertDefined(subject.kit.reasons);
  const { terms, joining } = kit;
  return {
    subject,
    kit,
    read: { vi: makeReader('vi', terms.vi), en: makeReader('en', terms.en) },
    strangers: {
      vi: joining ? makeStranger(joining.vi) : () => [],
      en: joining ? makeStranger(joining.en) : () => [],
    },
  };
}

/**
 * Everything that is wrong with a ruling; its sentences are checked only where its steps are right, since they depend on them.
 */
export function* rulingFaults(prover: Prover, of: ReasonCase): Generator<string> {
  const wrong = [...stepFaults(prover, of, of.ruling.reasons)];
  yield* wrong;
  if (wrong.length > 0) return;
  for (const said of sayings(prover, of)) yield* textFaults(prover, said);
}

/** What is wrong with these steps in a case: what they say, and whether its verdict follows from those that held. */
export function* stepFaults({ subject, kit }: Prover, of: ReasonCase, steps: readonly Step[]): Generator<string> {
  const { fields, rules, ruling } = of;
  yield* kit.faults(fields, rules, steps);
  const seats = fields.map(({ role, name }) => ({ role, name }));
  const given = subject.game.verdictJson(ruling.verdict);
  const derived = kit.derive(
    seats,
    steps.filter(({ outcome }) => outcome === 'held'),
  );
  const names = seats.map(({ name }) => name);
  for (const { part, who, is } of parts(given, derived, names)) {
    if (is === 'other') yield `${part} of ${who}: ${writeDerived(derived)} follows, not ${writeJson(given)}`;
    const isOpen = kit.uncovered.some((one) => one.part === part && one.isSo(who, fields, rules));
    if (is === 'open' && !isOpen) yield `${part} of ${who}: no step says it`;
    if (is === 'said' && isOpen) yield `${part} of ${who}: a step says it, though none is thought to`;
  }
}

/** Everything that is said of a ruling, in both languages. */
export function* sayings({ subject: { words }, kit }: Prover, of: ReasonCase): Generator<StatedText> {
  const { fields, rules, ruling } = of;
  for (const step of ruling.reasons) {
    const shown = kit.shown(step, fields, rules);
    const what = `${step.rule} ${step.outcome}`;
    for (const lang of LANGS) yield { what, lang, text: words[lang].reason(step), shown };
  }
  const plate = kit.verdictBanner(fields, rules, ruling.reasons);
  for (const lang of LANGS) {
    const { big, why, net, lines } = words[lang].verdict(ruling);
    yield { what: 'big', lang, text: big, shown: plate.big };
    yield { what: 'why', lang, text: why, shown: plate.why };
    yield { what: 'net', lang, text: net, shown: plate.net };
    for (let place = 0; place < Math.max(lines.length, plate.lines.length); place++) {
      const said = lines[place] ?? { text: '', net: '' };
      const shown = plate.lines[place] ?? { text: [], net: [] };
      yield { what: 'line', lang, text: said.text, shown: shown.text };
      yield { what: 'net of a line', lang, text: said.net, shown: shown.net };
    }
  }
  for (const { name } of fields) {
    const shown = kit.seat(name, fields, rules);
    for (const lang of LANGS) {
      const { sum, state } = words[lang].seat(ruling.verdict, name);
      yield { what: 'sum', lang, text: sum, shown: shown.sum };
      yield { what: 'state', lang, text: state, shown: shown.state };
    }
  }
}

/** What is wrong with a text: it shows other facts than it should, or none. */
export function* textFaults({ read, strangers }: Prover, { what, lang, text, shown }: StatedText): Generator<string> {
  const { stated, between } = read[lang](text);
  const found = stated.map(({ fact }) => fact);
  const strange = strangers[lang](between);
  if (strange.length > 0) yield `${what} (${lang}): “${text}” says more than it is known to: ${strange.join(', ')}`;
  const wanted = factsIn(lang, shown);
  const isAlike = found.length === wanted.length && found.every((fact, place) => fact === wanted[place]);
  if (!isAlike) yield `${what} (${lang}): “${text}” shows [${found.join(', ')}], not [${wanted.join(', ')}]`;
  else if (text !== '' && found.length === 0)
    yield `${what} (${lang}): “${text}” shows nothing that can be held against the case`;
}
