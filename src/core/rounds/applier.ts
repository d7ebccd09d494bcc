import type { Action } from '../game/round.ts';
import { err, ok, type Result } from '../result.ts';
import { type PlainType, plainCopy } from './plain.ts';

/** The fields of an action besides its type and its seat. */
type FieldsOf<A, T> = A extends { readonly type: infer Types }
  ? T extends Types
    ? { readonly [F in Exclude<keyof A, 'type' | 'seat'>]: PlainType }
    : never
  : never;

/** Every type of action of a game, with its fields. */
type Shapes<A extends Action> = { readonly [T in A['type']]: FieldsOf<A, T> };

/**
 * A round's `apply`. Total: input from plain JavaScript, a stored round or a link may be anything, and whatever is no action of
 * the game is refused before its rules see it. Only an action's own fields are kept.
 * @param noAction the rule that is named for such input
 * @param refusal the rule that forbids an action, or undefined
 * @param act applies an allowed action, which has been added to the actions already
 */
export function applier<S extends { readonly actions: readonly A[] }, A extends Action, R extends string>(
  shapes: Shapes<A>,
  noAction: R,
  refusal: (state: S, action: A) => R | undefined,
  act: (state: S, action: A) => S,
) {
  const shapeOf = new Map(
    Object.entries<Readonly<Record<string, PlainType>>>(shapes).map(([type, brings]) => [
      type,
      { type: 'string', seat: 'string', ...brings } as const,
    ]),
  );
  return (state: S, given: A): Result<S, { readonly rule: R }> => {
    const shape = typeof given === 'object' && given !== null ? shapeOf.get(given.type) : undefined;
    const action = shape && plainCopy(given, shape);
    const rule = action ? refusal(state, action) : noAction;
    return rule || !action
      ? err({ rule: rule ?? noAction })
      : ok(act({ ...state, actions: [...state.actions, action] }, action));
  };
}
