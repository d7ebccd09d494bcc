import type { Field } from '../case.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Ruling, Step } from '../ruling.ts';
import type { Answer } from './answer.ts';
import type { CaseKind, Draft, Judged, WithoutId } from './kind.ts';

/** One of the choices, with the hands that it leads to. */
export interface Choice {
  readonly answer: Answer;
  readonly fields: readonly Field[];
  readonly slip?: string;
}

/** A table with something to choose. */
export interface Table {
  /** The hands before the choice. */
  readonly fields: readonly Field[];
  readonly about: string;
  readonly shows?: readonly string[];
  /** Exactly one is right under these house rules; otherwise the table is dealt again. */
  readonly choices: readonly Choice[];
}

interface Definition<R extends Rules, V, S extends Step> {
  fits?(rules: R): boolean;
  deal(rng: Rng, rules: R): Table | undefined;
  /** Which choices are right, from the engine's ruling on each. */
  marks(judged: readonly Judged<V, S>[], about: string): readonly boolean[];
  trains(ruling: Ruling<V, S>, about: string): readonly string[];
}

/**
 * A kind of question answered by a choice: a card to draw, to discard, to play. The engine judges the hands that each choice
 * leads to.
 */
export function choosing<R extends Rules, V, S extends Step>({
  fits = () => true,
  deal,
  marks,
  trains,
}: Definition<R, V, S>): WithoutId<CaseKind<R, V, S>> {
  return {
    type: 'case',
    explains: 'houses',
    fits,
    draft(rng, rules): Draft | undefined {
      const table = deal(rng, rules);
      return table && { ...table, options: table.choices.map((choice) => ({ ...choice, changes: [] })), level: 2 };
    },
    marks: (_, judged, __, about) => marks(judged, about),
    trains,
  };
}
