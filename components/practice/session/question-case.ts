import type { Case } from '#core/case.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';

/** The case that a question leads to: with the right play, where something was to be chosen. */
export function questionCase({ game, house, kind, fields, options, right }: CaseQuestion): Case {
  const ruled = kind.noteKind === 'still' ? fields : (options[right]?.fields ?? fields);
  return { game: game.id, preset: house.preset, rules: house.rules, fields: ruled };
}
