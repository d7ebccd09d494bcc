import { type Argument, argumentCases } from '#book/arguments.ts';
import type { QuestionTold } from '#book/structured/faq.ts';
import type { Lang } from '#core/lang.ts';
import { type Ruled, ruleOnText } from '../case/ruled.ts';
import { groupSayings, type Saying } from '../rule/sides.ts';

/** An argument and what every rule set makes of it; one about the play has no hands. */
export interface RuledArgument {
  readonly cases: readonly Ruled[];
  readonly sayings: readonly Saying[];
}

/** The hands of an argument ruled on under every rule set that has them. */
export function ruledArgument(of: Argument, lang: Lang): RuledArgument {
  const cases = argumentCases(of).map((text) => ruleOnText(text, lang));
  return { cases, sayings: groupSayings(cases) };
}

/** The argument as a question with its answer: each verdict, and what decides. Nothing is said here but what the page says. */
export function askedIn(of: Argument, lang: Lang): QuestionTold {
  const verdicts = ruledArgument(of, lang).sayings.map(
    ({ houses, ruled: { says, words } }) => `${says}: ${houses}. ${words.why}`,
  );
  return { question: of.question[lang], answer: [...verdicts, of.decides[lang]] };
}
