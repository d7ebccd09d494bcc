/** What to do when something goes wrong: `content/incidents.yaml`, held against the catalogue. */

import { z } from 'astro/zod';
import { LANGS, type Lang } from '#core/lang.ts';
import { hasAgreement } from './agreements.ts';
import { allRules, sources } from './catalogue/catalogue.ts';
import { demand, type RecordFault, readYaml } from './catalogue/read.ts';

const FILE = 'content/incidents.yaml';

type Text = Readonly<Record<Lang, string>>;
const text = z.record(z.enum(LANGS), z.string().trim().min(1));

/** An outcome: who says so (nobody where the sources are silent), the rules it rests on, and what a table can agree on. */
export interface IncidentOutcome {
  readonly says: Text;
  readonly sources: readonly string[];
  readonly rules: readonly string[];
  readonly agreement?: string | undefined;
}

/** A question, and what follows from each answer. */
export interface IncidentQuestion {
  readonly ask: Text;
  readonly options: readonly ({ readonly if: Text } & (IncidentQuestion | IncidentOutcome))[];
}

export interface Incident extends IncidentQuestion {
  readonly id: string;
  readonly title: Text;
}

const outcome = z.strictObject({
  if: text,
  says: text,
  sources: z.array(z.string()),
  rules: z.array(z.string()).min(1),
  agreement: z.string().optional(),
});
const asking = z.strictObject({
  if: text,
  ask: text,
  get options() {
    return options;
  },
});
const options: z.ZodType<IncidentQuestion['options']> = z.lazy(() => z.array(z.union([outcome, asking])).min(2));
const file = z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: text, ask: text, options }));

let list: readonly Incident[] | undefined;

/** Every incident in the order of the file. A record that the catalogue does not bear out stops the build. */
export function incidents(): readonly Incident[] {
  if (list) return list;
  const read = readYaml(FILE, file);
  demand(FILE, read.flatMap(faultsOf));
  list = read;
  return read;
}

/** Every outcome that a question can lead to. */
export function outcomesOf({ options: list }: IncidentQuestion): readonly IncidentOutcome[] {
  return list.flatMap((option) => ('says' in option ? [option] : outcomesOf(option)));
}

function faultsOf(one: Incident, at: number, all: readonly Incident[]): RecordFault[] {
  const rules = allRules().map(({ id }) => id);
  const known = sources().map(({ id }) => id);
  const whats = [
    ...(all.findIndex(({ id }) => id === one.id) === at ? [] : ['the id stands here twice']),
    ...outcomesOf(one).flatMap(({ rules: on, sources: who, agreement }) => [
      ...on.filter((id) => !rules.includes(id)).map((id) => `no rule ${id}`),
      ...who.filter((id) => !known.includes(id)).map((id) => `no source ${id}`),
      ...(agreement === undefined || hasAgreement(agreement) ? [] : [`no agreement ${agreement}`]),
    ]),
  ];
  return whats.map((what) => ({ id: one.id, what, at: [at] }));
}
