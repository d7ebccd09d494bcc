/** A log of real arguments: `content/arguments.yaml`, held against the catalogue and judged under every rule set. */

import { z } from 'astro/zod';
import { engineOf, readCase } from '#games/engines.ts';
import { type GameId, gameOf } from '#games/index.ts';
import { ruleById, unknownRules, unknownSources } from './catalogue/catalogue.ts';
import { cached, readRecords } from './catalogue/read.ts';
import { bilingual, publicAddress } from './catalogue/schema.ts';
import { type JudgedCase, judged, stepsCiting } from './citations/judged.ts';

const FILE = 'content/arguments.yaml';

/** A public text outside the catalogue of sources. */
const found = z.strictObject({ name: z.string().min(1), address: publicAddress });

const file = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The rule that decides it. */
    rule: z.string(),
    /** Left out where the rule is one of the play, which no case shows. */
    case: z.string().optional(),
    question: bilingual,
    sides: z
      .array(
        z.strictObject({
          says: bilingual,
          sources: z.array(z.string()).default([]),
          found: z.array(found).default([]),
        }),
      )
      .min(2),
    /** Where somebody asked it in a public thread. */
    asked: found.optional(),
    decides: bilingual,
  }),
);

type ArgumentRecord = z.infer<typeof file>[number];

export interface Argument extends ArgumentRecord {
  readonly game: GameId;
}

/** Every argument, in the order of the games. One that the engine or the catalogue does not bear out stops the build. */
export const allArguments = cached((): readonly Argument[] =>
  readRecords(FILE, file, ({ id }) => id, faultsOf).map(withGame),
);

function withGame(one: ArgumentRecord): Argument {
  return { ...one, game: ruleById(one.rule).game };
}

/** Those that a rule decides. */
export function argumentsOn(id: string): readonly Argument[] {
  return allArguments().filter((one) => one.rule === id);
}

/** The hands under each rule set of the game, as typed; those under which they are no case are left out. */
export function argumentCases({ game, case: typed }: Argument): readonly string[] {
  if (typed === undefined) return [];
  const hands = typed.replace(/^[^;]*;/, '');
  return Object.keys(engineOf(game)?.presets ?? {}).flatMap((preset) => {
    const under = `${game}@${preset};${hands}`;
    return readCase(under).ok ? [under] : [];
  });
}

function caseFaults(one: Argument): string[] {
  const cases = argumentCases(one).flatMap((typed) => judged(typed) ?? []);
  return [
    ...(cases.length > 0 ? [] : ['no rule set has such a case']),
    ...(cases.every(({ of }) => of.game === one.game) ? [] : [`its case is none of ${gameOf(one.game).name}`]),
    ...(cases.some((ruled) => stepsCiting(ruled, one.rule).length > 0) ? [] : [neverComesTo(one.rule, cases)]),
  ];
}

function neverComesTo(rule: string, cases: readonly JudgedCase[]): string {
  const reasons = new Set(cases.flatMap(({ ruling }) => ruling.reasons.map((step) => step.rule)));
  return `its case never comes to ${rule}: choose a rule among its reasons (${[...reasons].join(', ')}), or leave the case out`;
}

/** A rule that cases show has an argument with a case. */
function playFaults({ rule }: Argument): string[] {
  return ruleById(rule).examples.length === 0 ? [] : [`without a case, though ${rule} has examples`];
}

function faultsOf(record: ArgumentRecord): string[] {
  const noRule = unknownRules([record.rule]);
  if (noRule.length > 0) return noRule;
  const one = withGame(record);
  return [
    ...(record.case === undefined ? playFaults(one) : caseFaults(one)),
    ...one.sides.flatMap((side) => [
      ...(side.sources.length + side.found.length > 0 ? [] : [`nobody says “${side.says.vi}”`]),
      ...unknownSources(side.sources),
    ]),
  ];
}
