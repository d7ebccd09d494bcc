import { branches } from '#core/branches/branches.ts';
import { nearestFlips, type SettingChange } from '#core/branches/flips.ts';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import { findGame } from '#games/index.ts';
import { settingText } from '#words/quiz/answers.ts';
import type { Loaded } from '../loading/loaded.ts';
import { practiceWords } from '../practice/practice-words.ts';

/** A wrong guess at a case. */
export interface WrongGuess {
  readonly now: Case;
  readonly ruling: Ruling<unknown>;
  readonly chosen: string;
  readonly answer: string;
  readonly early?: boolean | undefined;
}

/**
 * The note on a wrong guess: the house rule under which it would be right; else the misconception that leads to it, in practice's
 * words. Undefined where nothing explains it.
 */
export async function mistakeIn(guess: WrongGuess, all: Loaded, lang: Lang): Promise<string | undefined> {
  const load = findGame(guess.now.game)?.load;
  if (!load) return undefined;
  const changes = houseOf(guess, all);
  if (changes) {
    const rules = changes.map(([key, value]) => `“${settingText({ type: 'change', key, value }, all.words)}”`);
    return practiceWords[lang].after.rightIf(rules.join(', '));
  }
  const [{ cases }, { words }] = await Promise.all([load.practice.cases(), load.practice.caseWords[lang]()]);
  const { now, ruling, chosen, answer } = guess;
  const misconception = cases.misconceptionOf({ fields: now.fields, rules: now.rules, ruling, chosen, answer });
  return misconception === undefined ? undefined : words.misconceptions[misconception];
}

/** The fewest house rules that, changed, make the chosen answer the right one. */
function houseOf(
  { now, ruling, chosen, early }: WrongGuess,
  { game, words }: Loaded,
): readonly SettingChange[] | undefined {
  const { question } = words.guess(ruling.verdict, early);
  const flip = nearestFlips(branches(game, now.fields), now.rules).find(({ branch: { outcome } }) => {
    const asked = outcome.ok ? words.guess(outcome.value.verdict, early) : undefined;
    return asked?.answer === chosen && asked.question === question;
  });
  return flip?.changes;
}
