import { assertDefined } from '#core/assert-defined.ts';
import { branches } from '#core/branches/branches.ts';
import { nearestFlips, type SettingChange } from '#core/branches/flips.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { answerKey } from '#core/quiz/answer.ts';
import type { CaseQuestion, PlayQuestion, Question } from '#core/quiz/ask.ts';
import { changed, mark, neighbours } from '#core/quiz/mark.ts';

/** The note on an option after the answer. */
export type Why =
  | { readonly type: 'right' }
  /** The fewest house rules that would make it right, and the presets that play it so. */
  | { readonly type: 'house'; readonly changes: readonly SettingChange[]; readonly presets: readonly string[] }
  /** No house rules make it right. */
  | { readonly type: 'never' }
  /** The question asks what changes the verdict, and this does not. */
  | { readonly type: 'still' };

/** For each option of a question, in order: right, or the house rules under which it would be right, or that there are none. */
export function whyOf(question: Question): readonly Why[] {
  return question.type === 'play' ? whyOfPlay(question) : whyOfCase(question);
}

/** For a moment of a round: the one house rule that would make an option right. */
function whyOfPlay(question: PlayQuestion): readonly Why[] {
  const { game, kind, options, right, house } = question;
  const says = (rules: Rules): string => {
    const answer = kind.read(question, rules);
    return answer ? answerKey(answer) : '';
  };
  const around = neighbours(game, house.rules, true).map((change) => ({
    change,
    said: says(changed(house.rules, [change])),
  }));
  const presets = Object.entries(game.presets).map(([preset, rules]) => ({ preset, said: says(rules) }));
  return options.map(({ answer }, at): Why => {
    if (at === right) return { type: 'right' };
    const key = answerKey(answer);
    const turn = around.find(({ said }) => said === key);
    if (!turn) return { type: 'never' };
    const played = presets.filter(({ said }) => said === key).map(({ preset }) => preset);
    return { type: 'house', changes: [turn.change], presets: played };
  });
}

function whyOfCase(question: CaseQuestion): readonly Why[] {
  const { kind, options, right, house } = question;
  if (kind.noteKind === 'still') return options.map((_, at): Why => ({ type: at === right ? 'right' : 'still' }));
  const found = branches(asGame(question), question.fields);
  const flips = nearestFlips(found, house.rules);
  const marksOf = (index: number): readonly boolean[] => {
    const { outcome } = assertDefined(found.branches[index]);
    return outcome.ok ? outcome.value.verdict : [];
  };
  return options.map((_, at): Why => {
    if (at === right) return { type: 'right' };
    const flip = flips.find(({ branch }) => branch.outcome.ok && branch.outcome.value.verdict[at] === true);
    if (!flip) return { type: 'never' };
    const presets = [...found.presets].flatMap(([preset, index]) => (marksOf(index)[at] ? [preset] : []));
    return { type: 'house', changes: flip.changes, presets };
  });
}

/**
 * The question as a game whose verdict is the list of right options, so that the functions for branches of a case apply to it.
 */
function asGame({ game, kind, ...draft }: CaseQuestion): Game<Rules, readonly boolean[]> {
  const { settlement: _settlement, ...rest } = game;
  return {
    ...rest,
    hasCard: () => true,
    check: () => [],
    decide: (_fields, rules) => ({ verdict: mark(game, kind, draft, rules).right, reasons: [] }),
    verdictJson: (verdict) => [...verdict],
  };
}
