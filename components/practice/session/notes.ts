/** The note on each option of a question, shown after the answer. */

import type { SettingChange } from '#core/branches/flips.ts';
import type { CaseQuestion, PlayQuestion, Question } from '#core/quiz/ask.ts';
import { mark, ownCase } from '#core/quiz/mark.ts';
import { type Why, whyOf } from '#practice/why.ts';
import { settingText } from '#words/quiz/answers.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import type { LoadedQuiz } from '../load-quiz.ts';

/**
 * For each option: nothing for the right one; else the case that it leads to, where it has its own, and the house rules under
 * which it would be right, or why it never is.
 */
export function notesOf(question: Question, all: LoadedQuiz, ui: QuizUi): readonly string[] {
  return question.type === 'play' ? notesOfPlay(question, all, ui) : notesOfCase(question, all, ui);
}

/**
 * The reason is given once, under the right answer: here only the misconception, or the other rule set, behind a wrong option.
 */
function notesOfPlay(question: PlayQuestion, all: LoadedQuiz, ui: QuizUi): readonly string[] {
  return whyOf(question).map((one, at) => {
    const misconception = all.asks.misconceptions[question.options[at]?.misconception ?? ''] ?? '';
    return at === question.right || one.type === 'never' ? misconception : noteOf(one, undefined, '', all, ui);
  });
}

function notesOfCase(question: CaseQuestion, all: LoadedQuiz, ui: QuizUi): readonly string[] {
  const { game, kind, house, right, options } = question;
  const { base, judged } = mark(game, kind, question, house.rules);
  const why = base.ok ? all.words.verdict(base.value).why : '';
  return whyOf(question).map((one, at) => {
    const ruled = judged[at];
    if (at === right || !ruled) return '';
    const leads = ownCase(question, at) ? all.asks.cost({ question, chosen: at, base, ruled }) : '';
    return [leads, noteOf(one, options[at]?.misconception, leads ? '' : why, all, ui)].filter(Boolean).join(' ');
  });
}

/** @param why the reason of the ruling, where nothing says more about this option */
function noteOf(
  found: Why,
  misconception: string | undefined,
  why: string,
  { words, asks }: LoadedQuiz,
  { after }: QuizUi,
): string {
  switch (found.type) {
    case 'right':
    // Its own case already shows that nothing changes.
    case 'still':
      return '';
    case 'never':
      return asks.misconceptions[misconception ?? ''] ?? [after.never, why].filter(Boolean).join(' ');
    case 'house': {
      const presets = found.presets.map((preset) => words.presets[preset] ?? preset).join(', ');
      return [after.rightIf(rulesText(found.changes, words)), presets && after.played(presets)]
        .filter(Boolean)
        .join(' ');
    }
  }
}

/** `“Ngũ linh từ đâu: dưới 21”`, one after another. */
function rulesText(changes: readonly SettingChange[], words: LoadedQuiz['words']): string {
  return changes.map(([key, value]) => `“${settingText({ type: 'change', key, value }, words)}”`).join(', ');
}
