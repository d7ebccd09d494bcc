import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Case, Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { RuleSet, Rules } from '#core/house-rules.ts';
import { chooseRuleSet, chosenRuleSet, onChoice } from '../house-rules/choice.ts';
import { whenLoaded } from '../loading/part.ts';

/** The rule set of a case as a page hands it to its widget. */
export interface GivenRules {
  readonly preset: string;
  /** Settings that differ from the preset. */
  readonly changed: Rules;
}

interface State {
  readonly now: Case;
  /** The undo history, the latest last. */
  readonly past: readonly Case[];
}

type Change =
  | { readonly type: 'change'; readonly to: Case }
  | { readonly type: 'follow'; readonly ruleSet: RuleSet; readonly game: Game }
  | { readonly type: 'undo' };

const LONGEST_PAST = 100;

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'change':
      return { now: change.to, past: [...state.past, state.now].slice(-LONGEST_PAST) };
    case 'follow':
      // A rule set whose deck lacks these cards has no verdict on them.
      return hasCards(change, state.now.fields) ? { ...state, now: { ...state.now, ...change.ruleSet } } : state;
    case 'undo': {
      const before = state.past.at(-1);
      return before ? { now: before, past: state.past.slice(0, -1) } : state;
    }
  }
}

function hasCards({ game, ruleSet }: { game: Game; ruleSet: RuleSet }, fields: readonly Field[]): boolean {
  return fields.every(({ cards }) => cards.every((card) => game.hasCard(card, ruleSet.rules)));
}

export interface CaseState {
  readonly now: Case;
  readonly canUndo: boolean;
  setFields(fields: readonly Field[]): void;
  /** Also becomes the reader's choice for all widgets of this game. */
  setRules(ruleSet: RuleSet): void;
  set(next: Case): void;
  undo(): void;
}

/**
 * A case that a reader changes. Its house rules follow the reader's choice in any widget of the game.
 * @param pinned the case names its own rule set: a choice made on an earlier page does not affect it
 */
export function useCase(initial: Case, game: Game, pinned: boolean): CaseState {
  const [state, dispatch] = useReducer(reduce, { now: initial, past: [] });
  const choosing = useRef(false);

  useEffect(() => {
    const follow = (ruleSet: RuleSet): void => dispatch({ type: 'follow', ruleSet, game });
    if (!pinned) whenLoaded(chosenRuleSet(game), (ruleSet) => ruleSet && follow(ruleSet));
    return onChoice(game, (ruleSet) => choosing.current || follow(ruleSet));
  }, [game, pinned]);

  const choose = ({ preset, rules }: RuleSet): void => {
    choosing.current = true;
    chooseRuleSet(game, { preset, rules });
    choosing.current = false;
  };

  return {
    now: state.now,
    canUndo: state.past.length > 0,
    setFields: (fields) => dispatch({ type: 'change', to: { ...state.now, fields } }),
    setRules(ruleSet) {
      dispatch({ type: 'change', to: { ...state.now, ...ruleSet } });
      choose(ruleSet);
    },
    set: (next) => dispatch({ type: 'change', to: next }),
    undo() {
      const before = state.past.at(-1);
      dispatch({ type: 'undo' });
      if (before && before.rules !== state.now.rules) choose(before);
    },
  };
}
