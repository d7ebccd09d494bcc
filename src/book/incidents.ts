/** What to do when something goes wrong: `content/incidents.yaml`, held against the catalogue. */

import { z } from 'astro/zod';
import { hasAgreement } from './agreements.ts';
import { unknownRules, unknownSources } from './catalogue/catalogue.ts';
import { cached, readRecords } from './catalogue/read.ts';
import { bilingual } from './catalogue/schema.ts';

const FILE = 'content/incidents.yaml';

type Text = z.infer<typeof bilingual>;

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
  if: bilingual,
  says: bilingual,
  sources: z.array(z.string()),
  rules: z.array(z.string()).min(1),
  agreement: z.string().optional(),
});
const asking = z.strictObject({
  if: bilingual,
  ask: bilingual,
  get options() {
    return options;
  },
});
const options: z.ZodType<IncidentQuestion['options']> = z.lazy(() => z.array(z.union([outcome, asking])).min(2));
const file = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: bilingual, ask: bilingual, options }),
);

/** Every incident in the order of the file. A record that the catalogue does not bear out stops the build. */
export const incidents = cached((): readonly Incident[] => readRecords(FILE, file, ({ id }) => id, faultsOf));

/** Every outcome that a question can lead to. */
export function outcomesOf({ options: list }: IncidentQuestion): readonly IncidentOutcome[] {
  return list.flatMap((option) => ('says' in option ? [option] : outcomesOf(option)));
}

function faultsOf(one: Incident): string[] {
  return outcomesOf(one).flatMap(({ rules, sources, agreement }) => [
    ...unknownRules(rules),
    ...unknownSources(sources),
    ...(agreement === undefined || hasAgreement(agreement) ? [] : [`no agreement ${agreement}`]),
  ]);
}
