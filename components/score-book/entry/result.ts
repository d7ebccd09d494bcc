/** A round that is told by its result. */

import type { PlayerId } from '#core/evening/evening.ts';
import type {
  ResultFault,
  ResultForm,
  ResultOption,
  ResultRuling,
  ResultSeat,
  RoundResults,
} from '#core/evening/results.ts';
import type { Rules } from '#core/house-rules.ts';
import type { RoundDraft } from '../draft.ts';

export interface ResultRound {
  readonly form: ResultForm;
  readonly seats: readonly ResultSeat[];
  readonly ruling: ResultRuling | undefined;
  /** `no-banker`: nobody holds the bank, or somebody who does not play this round. */
  readonly fault: ResultFault | { readonly code: 'no-banker' } | undefined;
}

/** The form in which a round is told: against the banker where somebody holds the bank. */
export function formOf(results: RoundResults, rules: Rules, banker: PlayerId | null): ResultForm {
  const forms = results.formsOf(rules);
  const wanted = forms.find((form) => (form === 'banker') === (banker !== null));
  return wanted ?? forms[0] ?? 'pot';
}

export function resultRound(
  { seats: ids, banker, results: told }: Pick<RoundDraft, 'seats' | 'banker' | 'results'>,
  results: RoundResults,
  rules: Rules,
): ResultRound {
  const form = formOf(results, rules, banker);
  const seats = ids.map(
    (id): ResultSeat => ({
      role: form === 'banker' && id === banker ? 'banker' : 'player',
      result: told.get(id) ?? null,
    }),
  );
  const hasBanker = seats.some(({ role }) => role === 'banker');
  if (form === 'banker' && !hasBanker) return { form, seats, ruling: undefined, fault: { code: 'no-banker' } };
  const settled = results.settle(form, seats, rules);
  return settled.ok
    ? { form, seats, ruling: settled.value, fault: undefined }
    : { form, seats, ruling: undefined, fault: settled.error };
}

/** What is told of whoever is asked about first: out, or the winner of the pot. */
export function firstOption(results: RoundResults, form: ResultForm, rules: Rules): ResultOption | undefined {
  return form === 'out' || form === 'pot' ? results.optionsOf(form, 'player', rules)[0] : undefined;
}

/** The number of cards or points that a key stands for, put behind what was typed; alone where that is too much. */
export function digitAdded(count: number | undefined, digit: number, { max }: { readonly max: number }): number {
  const longer = (count ?? 0) * 10 + digit;
  return longer <= max ? longer : digit;
}
