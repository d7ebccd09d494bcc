import type { Field } from '../case.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Ruling, Step } from '../ruling.ts';
import type { Answer } from './answer.ts';
import type { CaseKind, Judged, QuestionDraft, WithoutId } from './kind.ts';

/** One of the choices, with the hands that it leads to. */
export interface ChoiceOption {
  readonly answer: Answer;
  readonly fields: readonly Field[];
  readonly misconception?: string;
}

/** A table with something to choose. */
export interface ChoiceSituation {
  /** The hands before the choice. */
  readonly fields: readonly Field[];
  readonly about: string;
  readonly shows?: readonly string[];
  /** Exactly one is right under these house rules; otherwise the table is dealt again. */
  readonly choices: readonly ChoiceOption[];
}

interface Definition<R extends Rules, V, S extends Step> {
  fits?(rules: R): boolean;
  deal(rng: Rng, rules: R): ChoiceSituation | undefined;
  /** Which choices are right, from the engine's ruling on each. */
  marks(judged: readonly Judged<V, S>[], about: string): readonly boolean[];
  trains(ruling: Ruling<V, S>, about: string): readonly string[];
}

/**
 * A kind of question answered by a choice: a card to draw, to discard, to play. The engine judges the hands that each choice
 * leads to.
 */
export function choiceQuestion<R extends Rules, V, S extends Step>({
  fits = () => true,
  deal,
  marks,
  trains,
}: Definition<R, V, S>): WithoutId<CaseKind<R, V, S>> {
  return {
    type: 'case',
    noteKind: 'houses',
    fits,
    draft(rng, rules): QuestionDraft | undefined {
      const table = deal(rng, rules);
      return table && { ...table, options: table.choices.map((choice) => ({ ...choice, changes: [] })), level: 2 };
    },
    marks: (_, judged, __, about) => marks(judged, about),
    trains,
  };
}
