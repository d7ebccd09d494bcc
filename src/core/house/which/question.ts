import { memo } from '../../branches/diagram.ts';
import { explore, type Tree } from '../../branches/explore.ts';
import type { Field } from '../../case.ts';
import type { Fault, Game, Json } from '../../game/game.ts';
import { ordered, writeJson } from '../../json.ts';
import { ok, type Result } from '../../result.ts';
import type { Ruling, Step } from '../../ruling.ts';
import type { HouseTally, Tallies } from './tally.ts';
import { toldPart } from './told-part.ts';

/** A case that a house can be asked about, with all that houses can say of it. */
export interface GuideQuestion {
  /** Whole verdicts; where the hands are no case in a house, `{ error: { code } }` stands for one. */
  readonly verdicts: readonly Json[];
  /** For each house the index of its verdict. */
  readonly ruled: HouseTally;
  /** What is told of them at a table, as JSON text. */
  readonly told: readonly string[];
  /** For each house the index of what is told of its verdict. */
  readonly said: HouseTally;
}

type Outcome = Result<Ruling<unknown>, Fault>;

export function readQuestion(game: Game, make: Tallies, fields: readonly Field[]): GuideQuestion {
  const { outcomes, tally } = outcomesOf(game, make, fields);
  const verdicts = outcomes.map((outcome) => verdictOf(game, outcome));
  const parts = verdicts.map((verdict) => writeJson(toldPart(verdict)));
  const told = [...new Set(parts)];
  const said = make.map(tally, (index) => told.indexOf(parts[index] ?? ''));
  return { verdicts, ruled: tally, told, said };
}

function verdictOf(game: Game, outcome: Outcome): Json {
  if (outcome.ok) return game.verdictJson(outcome.value.verdict);
  return ordered([['error', ordered([['code', outcome.error.code]])]]);
}

interface Outcomes {
  readonly outcomes: readonly Outcome[];
  /** For each house the index of its outcome. */
  readonly tally: HouseTally;
}

/** Settlements are explored apart, so that the work adds up instead of multiplying. */
function outcomesOf(game: Game, make: Tallies, fields: readonly Field[]): Outcomes {
  const { settlement } = game;
  if (!settlement) return explored(game, make, fields);
  const parts = settlement.splitSettlements(fields).map((part) => explored(game, make, part));
  return parts.reduce((one, other) => ({
    outcomes: one.outcomes.flatMap((first) =>
      other.outcomes.map((second) => {
        if (!first.ok || !second.ok) return first.ok ? second : first;
        return ok(settlement.mergeSettlements([first.value, second.value]));
      }),
    ),
    tally: make.combine(one.tally, other.tally, (a, b) => a * other.outcomes.length + b),
  }));
}

function explored(game: Game, make: Tallies, fields: readonly Field[]): Outcomes {
  const outcomes: Outcome[] = [];
  const indices = new Map<string, number>();
  const tallyOf = (tree: Tree<unknown, Step>): HouseTally => {
    if (tree.setting !== null) return make.choose(tree.setting, tree.children.map(tallyOf));
    const { outcome } = tree;
    const text = JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);
    const index = memo(indices, text, () => outcomes.push(outcome) - 1);
    return make.leaf(index);
  };
  return { tally: tallyOf(explore(game, fields)), outcomes };
}
