/** What is said of rulings: random cases under random rule sets, in both languages. */

import { judge } from '#core/judge.ts';
import { LANGS } from '#core/lang.ts';
import { makeRng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { anyRuleSet } from '../rule-sets.ts';
import { facts, isClean, renamed, unlike } from './alike.ts';
import { differ, type GameCheck, type Subject } from './subject.ts';

interface NamedRuling {
  readonly ruling: Ruling<unknown>;
  readonly names: readonly string[];
}

const MADE = new WeakMap<Subject, readonly NamedRuling[]>();

/** Rulings by chance, people at the table whom no sentence can take for words. Each check asks for the same ones. */
function rulings(subject: Subject): readonly NamedRuling[] {
  const { game, kit } = subject;
  const rng = makeRng(83);
  const made =
    MADE.get(subject) ??
    Array.from({ length: kit.sentences.rulings }, () => {
      const rules = anyRuleSet(game, rng);
      const fields = renamed(kit.fields(rng, rules));
      const ruled = judge(game, fields, rules);
      return ruled.ok ? [{ ruling: ruled.value, names: fields.map(({ name }) => name) }] : [];
    }).flat();
  MADE.set(subject, made);
  return made;
}

/** Every kind of step that these rulings take. */
export function stepKinds(subject: Subject): string[] {
  const steps = rulings(subject).flatMap(({ ruling }) => ruling.reasons);
  return [...new Set(steps.map((step) => subject.kit.sentences.variant(step)))].sort();
}

export const SENTENCES_CHECKS: readonly GameCheck[] = [
  {
    name: 'a sentence for every step, the same facts in both languages; every kind of step comes up, each with its own',
    *faults(subject) {
      const { words, kit } = subject;
      const said = new Map<string, readonly [string, string]>();
      const shapes = new Map<string, string>();
      for (const { ruling } of rulings(subject)) {
        for (const step of ruling.reasons) {
          const pair = [words.vi.reason(step), words.en.reason(step)] as const;
          said.set(pair.join('\n'), pair);
          // Sentences that differ in cards, figures and names alone are of one rule.
          for (const text of pair) {
            const shape = text.replaceAll(FACTS, '·');
            const kind = `${kit.sentences.kin?.(step.rule) ?? step.rule} ${step.outcome}`;
            if ((shapes.get(shape) ?? kind) !== kind) yield { text, kinds: [shapes.get(shape), kind] };
            shapes.set(shape, kind);
          }
        }
      }
      yield* unlike(said.values(), kit.sentences);
      yield* differ('kinds of steps: `npm run update -- checksums` writes them', stepKinds(subject), subject.steps);
    },
  },
  { name: 'a verdict is said large, with its reason, the same in both languages', faults: verdictBanners },
  { name: 'the answer to a guess is one of the options, which are the same in both languages', faults: guesses },
  {
    name: 'a hand has the same figure or name in both languages; who is not there has none',
    *faults(subject) {
      const { words } = subject;
      for (const { ruling, names } of rulings(subject)) {
        for (const who of names) {
          const [inVi, inEn] = LANGS.map((lang) => words[lang].seat(ruling.verdict, who));
          yield* differ(who, inVi?.sum, inEn?.sum);
        }
        for (const lang of LANGS)
          yield* differ(lang, words[lang].seat(ruling.verdict, 'nobody'), { sum: '', state: '' });
      }
    },
  },
];

const FACTS = /(?:10|[2-9AKQJ])[♠♥♦♣]|[+−]?\d+|Hanh|Khoa|Minh|Phuc|Zung|Vinh/gu;

function* verdictBanners(subject: Subject): Generator<unknown> {
  const { words, kit } = subject;
  const whys: (readonly [string, string])[] = [];
  for (const { ruling } of rulings(subject)) {
    const [inVi, inEn] = [words.vi.verdict(ruling), words.en.verdict(ruling)];
    for (const { big, why, net, lines } of [inVi, inEn]) {
      const said = [big, net, ...lines.flatMap((line) => [line.text, line.net])];
      if (!said.every((text) => isClean(text, kit.sentences.junk))) yield said;
      if (!big && lines.length < 2) yield { big, why, lines };
      if (!/^(|[\p{Lu}\d].*)$/u.test(big)) yield big;
    }
    yield* differ('nets', [inVi.net, inVi.lines.map(({ net }) => net)], [inEn.net, inEn.lines.map(({ net }) => net)]);
    yield* differ('empty', inVi.why === '', inEn.why === '');
    const { states = facts } = kit.sentences;
    yield* differ('named', states(inVi.big), states(inEn.big));
    if (inVi.why) whys.push([inVi.why, inEn.why]);
  }
  yield* unlike(whys, kit.sentences);
}

function* guesses(subject: Subject): Generator<unknown> {
  const { words } = subject;
  for (const { ruling } of rulings(subject)) {
    const [inVi, inEn] = [words.vi.guess(ruling.verdict), words.en.guess(ruling.verdict)];
    const ids = inVi.options.map(({ id }) => id);
    yield* differ(
      'options',
      inEn.options.map(({ id }) => id),
      ids,
    );
    yield* differ('answer', inEn.answer, inVi.answer);
    for (const { question = 'A?', options, answer } of [inVi, inEn]) {
      const labels = new Set(options.map(({ label }) => label));
      const fits = /^\p{Lu}.*\?$/u.test(question) && labels.size === ids.length && ids.includes(answer);
      if (!fits || new Set(ids).size !== ids.length) yield { question, options, answer };
    }
  }
}
