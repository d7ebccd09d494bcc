import type { Action } from '../game/round.ts';
import { err, ok, type Result } from '../result.ts';

/** What `typeof` says of a value, or a list of such. */
type Kind = 'number' | 'string' | readonly [Kind];

type Shape = Readonly<Record<string, Kind>>;

/** What an action brings beside its type and its seat. */
type FieldsOf<A, T> = A extends { readonly type: infer Types }
  ? T extends Types
    ? { readonly [F in Exclude<keyof A, 'type' | 'seat'>]: Kind }
    : never
  : never;

/** Every type of action that a game has, with what it brings. */
type Shapes<A extends Action> = { readonly [T in A['type']]: FieldsOf<A, T> };

/**
 * A round's `apply`. Total: what comes from plain JavaScript, a stored round or a link may be anything, and what is no action of the
 * game never gets as far as its rules.
 * @param noAction the rule that is told for it
 * @param refusal the rule that forbids an action, or undefined
 * @param act what comes of one that is allowed; it is among the actions already
 */
export function applier<S extends { readonly actions: readonly A[] }, A extends Action, R extends string>(
  shapes: Shapes<A>,
  noAction: R,
  refusal: (state: S, action: A) => R | undefined,
  act: (state: S, action: A) => S,
) {
  const fields = new Map(Object.entries<Shape>(shapes).map(([type, shape]) => [type, Object.entries(shape)]));
  return (state: S, action: A): Result<S, { readonly rule: R }> => {
    const rule = isAction(action, fields) ? refusal(state, action) : noAction;
    return rule ? err({ rule }) : ok(act({ ...state, actions: [...state.actions, action] }, action));
  };
}

/** Whatever the types say. */
function isAction(
  given: Action | null | undefined,
  fields: ReadonlyMap<string, readonly (readonly [field: string, kind: Kind])[]>,
): boolean {
  if (typeof given !== 'object' || given === null || typeof given.seat !== 'string') return false;
  return fields.get(given.type)?.every(([field, kind]) => isOf(kind, Reflect.get(given, field))) ?? false;
}

function isOf(kind: Kind, value: unknown): boolean {
  if (typeof kind === 'string') return typeof value === kind;
  if (!Array.isArray(value)) return false;
  // What a list leaves out is no value: `every` would pass it over.
  for (const one of value) if (!isOf(kind[0], one)) return false;
  return true;
}
