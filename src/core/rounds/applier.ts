import type { Action } from '../game/round.ts';
import { err, ok, type Result } from '../result.ts';

/** What `typeof` says of a value, or a list of such. */
type Kind = 'number' | 'string' | readonly [Kind];

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
  return (state: S, action: A): Result<S, { readonly rule: R }> => {
    const rule = isAction(action, shapes) ? refusal(state, action) : noAction;
    return rule ? err({ rule }) : ok(act({ ...state, actions: [...state.actions, action] }, action));
  };
}

function isAction(given: unknown, shapes: Readonly<Record<string, Readonly<Record<string, Kind>>>>): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const type: unknown = Reflect.get(given, 'type');
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (shape === undefined || !isOf('string', Reflect.get(given, 'seat'))) return false;
  return Object.entries(shape).every(([field, kind]) => isOf(kind, Reflect.get(given, field)));
}

function isOf(kind: Kind, value: unknown): boolean {
  if (typeof kind === 'string') return typeof value === kind;
  // A copy: what a list leaves out is no value.
  return Array.isArray(value) && [...value].every((one) => isOf(kind[0], one));
}
