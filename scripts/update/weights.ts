import { readFileSync } from 'node:fs';
import { ENGINES } from '#games/engines.ts';
import { effortOf } from '#src/reading/effort.ts';
import { type Candidate, candidatesOf } from '#src/reading/finish.ts';
import { readingsOf } from '#src/reading/search.ts';
import { isMeant, type TypedLine, typedLines } from '#src/reading/testing/lines.ts';
import { READABLE } from '#src/reading/testing/readable.ts';
import { spoken } from '#src/reading/testing/spoken.ts';
import { tokensOf } from '#src/reading/tokens.ts';
import { type Feature, WEIGHTS } from '#src/reading/weights.ts';
import { mentionsIn } from '#src/reading/which-game.ts';
import { PRIORS } from './priors.ts';

export const WEIGHTS_FILE = 'src/reading/weights.ts';

/** What is fitted on; all other lines in `src/reading/testing` are what the reader is tested on. */
const FITTED = ['typed', 'unseen-a', 'unseen-b', 'unseen-c', 'unseen-d'] as const;
/** So many lines of our own grammar are fitted on besides. */
const SPOKEN = 1500;
const EPOCHS = 6;
/** The margin by which the intended reading should be cheaper. */
const MARGIN = 1;
const RATE = 0.004;
/** How strongly a weight is pulled back to its prior. */
const PULL = 0.02;
const SHIFT = 0.8;

const weights: Record<Feature, number> = { ...WEIGHTS, ...PRIORS };
const fitted = Object.keys(PRIORS).filter((name): name is Feature => Object.hasOwn(WEIGHTS, name));

function countsOf(candidate: Candidate): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  const add = (one: Feature): void => void counts.set(one, (counts.get(one) ?? 0) + 1);
  for (let bill = candidate.draft.bill; bill; bill = bill.before) bill.pays.forEach(add);
  candidate.pays.forEach(add);
  return counts;
}

function read(line: TypedLine): readonly Candidate[] {
  const game = READABLE.find(({ id }) => id === line.game);
  const engine = ENGINES.find(({ id }) => id === line.game);
  if (!game || !engine) return [];
  const tokens = tokensOf(line.text.normalize('NFC'));
  const mentions = mentionsIn(tokens, READABLE).filter((one) => one.game === line.game);
  const preset = mentions.find((one) => one.preset !== undefined)?.preset ?? engine.defaultPreset;
  const rules = engine.presets[preset];
  if (!rules) return [];
  const drafts = readingsOf(tokens, game.vocabulary, mentions, weights, effortOf());
  return candidatesOf(drafts, engine, rules, game.vocabulary, line.text, (place) => `n${place}`, weights);
}

const saysOf = ({ fields }: Candidate): string =>
  fields
    .map(
      ({ role, cards }) =>
        `${role === 'player' ? '' : role} ${cards.map(({ rank, suit }) => rank + (suit ?? '')).join(' ')}`,
    )
    .join('|');

function step(line: TypedLine): boolean {
  const candidates = read(line);
  const meant = candidates.find(({ fields }) => isMeant(line, fields));
  if (!meant) return false;
  const right = candidates[0] === meant;
  const said = saysOf(meant);
  const own = countsOf(meant);
  for (const rival of candidates.filter((one) => saysOf(one) !== said).slice(0, 3)) {
    if (rival.cost - meant.cost >= MARGIN) continue;
    const theirs = countsOf(rival);
    for (const one of new Set([...own.keys(), ...theirs.keys()])) {
      const was = PRIORS[one];
      if (was === undefined) continue;
      const next = weights[one] + RATE * ((theirs.get(one) ?? 0) - (own.get(one) ?? 0));
      weights[one] = Math.min(was + SHIFT, Math.max(was < 0 ? was - SHIFT : Math.min(0, was), next));
    }
  }
  return right;
}

/**
 * Fits what doubtful steps of a reading cost: on lines that people typed and on lines of our own grammar, so that the reading that is
 * meant is cheaper than any other by a margin. Takes half a minute.
 * @returns the text of `src/reading/weights.ts`
 */
export function weightsText(): string {
  const lines: readonly TypedLine[] = [...FITTED.flatMap(typedLines), ...spoken(SPOKEN, 1)];
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    const right = lines.filter(step).length;
    for (const one of fitted) weights[one] += PULL * ((PRIORS[one] ?? 0) - weights[one]);
    console.log(`epoch ${epoch}: ${right} of ${lines.length} are read as they are meant`);
  }
  return fitted.reduce(
    (all, one) => all.replace(new RegExp(`\\b${one}: -?[\\d.]+`), `${one}: ${Number(weights[one].toFixed(2))}`),
    readFileSync(WEIGHTS_FILE, 'utf8'),
  );
}
