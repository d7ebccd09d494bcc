import { CaseSeats } from '#components/case/CaseSeats.tsx';
import type { Case } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import type { Ruling } from '#core/ruling.ts';
import type { LoadedQuiz } from '../load-quiz.ts';

interface Props {
  readonly question: CaseQuestion;
  /** Show the seats that the question is about, or the others. */
  readonly part: 'shown' | 'rest';
  /** What the values of the hands are taken from; by default the ruling on the question's own hands, where they are a case. */
  readonly ruling?: Ruling<unknown>;
  /** The values of the hands are revealed. */
  readonly revealed: boolean;
  readonly all: LoadedQuiz;
}

/** The hands of a question, read-only; nothing where this part has none. */
export function QuizSeats({ question: { game, fields, shows, house, seed }, part, ruling, revealed, all }: Props) {
  const some = fields.filter(({ name }) => (shows?.includes(name) ?? true) === (part === 'shown'));
  if (some.length === 0) return null;
  const ruled = revealed && !ruling ? judge(game, fields, house.rules) : undefined;
  return (
    <CaseSeats
      key={seed}
      fields={some}
      ruling={ruled?.ok ? ruled.value : ruling}
      all={all}
      rules={house.rules}
      bare={!revealed}
      sorted={revealed}
    />
  );
}

/**
 * The case that a question leads to: with the right play, where something was to be chosen, and without the hands that it takes
 * away.
 */
export function questionCase({ game, house, kind, fields, options, right }: CaseQuestion): Case {
  const played = kind.noteKind === 'still' ? fields : (options[right]?.fields ?? fields);
  const shown = kind.remaining && judge(game, fields, house.rules);
  const left = shown?.ok ? kind.remaining?.(fields, shown.value) : undefined;
  return { game: game.id, preset: house.preset, rules: house.rules, fields: left ?? played };
}
