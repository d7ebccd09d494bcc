/** A log of real arguments: `content/arguments.yaml`, held against the catalogue and judged under every rule set. */

import { z } from 'astro/zod';
import { LANGS } from '#core/lang.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { type GameId, gameOf } from '#games/index.ts';
import { allRules, ruleById, sources } from './catalogue/catalogue.ts';
import { demand, type RecordFault, readYaml } from './catalogue/read.ts';
import { judged, stepsCiting } from './citations/judged.ts';

const FILE = 'content/arguments.yaml';

const text = z.record(z.enum(LANGS), z.string().trim().min(1));
/** A public text outside the catalogue of sources. */
const found = z.strictObject({ name: z.string().min(1), address: z.url({ protocol: /^https$/ }) });

const file = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The rule that decides it. */
    rule: z.string(),
    case: z.string(),
    question: text,
    sides: z
      .array(
        z.strictObject({ says: text, sources: z.array(z.string()).default([]), found: z.array(found).default([]) }),
      )
      .min(2),
    /** Where somebody asked it in a public thread. */
    asked: found.optional(),
    decides: text,
  }),
);

type ArgumentRecord = z.infer<typeof file>[number];

export interface Argument extends ArgumentRecord {
  readonly game: GameId;
}

let list: readonly Argument[] | undefined;

/** Every argument, in the order of the games. One that the engine or the catalogue does not bear out stops the build. */
export function allArguments(): readonly Argument[] {
  if (list) return list;
  const records = readYaml(FILE, file);
  const known = allRules().map(({ id }) => id);
  demand(
    FILE,
    records.flatMap(({ id, rule: on }, at) => (known.includes(on) ? [] : [{ id, what: `no rule ${on}`, at: [at] }])),
  );
  const read = records.map((one): Argument => ({ ...one, game: ruleById(one.rule).game }));
  demand(FILE, read.flatMap(faultsOf));
  list = read;
  return read;
}

/** Those that a rule decides. */
export function argumentsOn(id: string): readonly Argument[] {
  return allArguments().filter((one) => one.rule === id);
}

/** The hands under each rule set of the game, as typed; those under which they are no case are left out. */
export function argumentCases({ game, case: typed }: Argument): readonly string[] {
  const hands = typed.replace(/^[^;]*;/, '');
  return Object.keys(engineOf(game)?.presets ?? {}).flatMap((preset) => {
    const under = `${game}@${preset};${hands}`;
    return readCase(under).ok ? [under] : [];
  });
}

function faultsOf(one: Argument, at: number, all: readonly Argument[]): RecordFault[] {
  const known = sources().map(({ id }) => id);
  const cases = argumentCases(one).flatMap((typed) => judged(typed) ?? []);
  const whats = [
    ...(all.findIndex(({ id }) => id === one.id) === at ? [] : ['the id stands here twice']),
    ...(cases.length > 0 ? [] : ['no rule set has such a case']),
    ...(cases.every(({ of }) => of.game === one.game) ? [] : [`its case is none of ${gameOf(one.game).name}`]),
    ...(cases.some((ruled) => stepsCiting(ruled, one.rule).length > 0) ? [] : [`no ruling on it cites ${one.rule}`]),
    ...one.sides.flatMap((side) => [
      ...(side.sources.length + side.found.length > 0 ? [] : [`nobody says “${side.says.vi}”`]),
      ...side.sources.filter((id) => !known.includes(id)).map((id) => `no source ${id}`),
    ]),
  ];
  return whats.map((what) => ({ id: one.id, what, at: [at] }));
}
