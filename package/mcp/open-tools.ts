/** What the tools answer on a case with unknown cards. */

import type { CaseError } from '#core/case-error.ts';
import { ordered, writeJson } from '#core/json.ts';
import type { Lang } from '#core/lang.ts';
import { overEntries } from '#src/settle/line.ts';
import { errorWords } from '#words/errors/errors.ts';
import { games } from '../index.ts';
import {
  type CountedCase,
  compareCounted,
  countCase,
  explainCounted,
  OPEN_WORDS,
  type OpenHouseTold,
  type OutcomeTold,
} from '../open.ts';
import type { Understanding } from '../rulebook.ts';
import { answer, notesOn, readAsOf, refused, type ToolAnswer } from './answers.ts';
import { SERVER_WORDS } from './words.ts';

/** A single `?` has fewer verdicts than this; of more, an assistant gets the likeliest and how many there are besides. */
const MOST_TOLD = 52;
/** So many outcomes are told in words. */
const MOST_LINES = 8;

/** Everything that the case can come to. */
export function settleOpen(text: string, understood: Understanding, lang: Lang, site: string): ToolAnswer {
  const counted = countCase(understood.text, games);
  if (!counted.ok) return uncounted(counted.error, text, understood, lang);
  const read = readAsOf(understood, lang);
  const { game, house, hands, outcomes, link } = explainCounted(counted.value, lang, site);
  const lines = [
    `${game} (${house})`,
    ...hands.map(({ name, cards, worth }) => [`${name}: ${cards || '-'}`, worth].filter(Boolean).join(' = ')),
    ...outcomeLines(outcomes, lang).map((line) => `→ ${line}`),
    ...notesOn(read, lang),
    link,
  ];
  const told = outcomes.slice(0, MOST_TOLD);
  const left = outcomes.length - told.length;
  return answer(lines, {
    ok: true,
    open: { read, game, house, hands, outcomes: told, left, link, ...contractOf(counted.value) },
  });
}

/** What it can come to under every preset. */
export function branchesOpen(text: string, understood: Understanding, lang: Lang, site: string): ToolAnswer {
  const counted = countCase(understood.text, games);
  if (!counted.ok) return uncounted(counted.error, text, understood, lang);
  const compared = compareCounted(counted.value, lang);
  if (!compared.ok) return uncounted(compared.error, text, understood, lang);
  const read = readAsOf(understood, lang);
  const { agreed, own, others } = compared.value;
  const { link } = explainCounted(counted.value, lang, site);
  const words = SERVER_WORDS[lang];
  const houseLines = (head: string, { outcomes, none }: OpenHouseTold): string[] =>
    none ? [`${head}: ${none}`] : [`${head}:`, ...outcomeLines(outcomes, lang).map((line) => `→ ${line}`)];
  const lines = [
    read.display,
    ...houseLines(own.presets.length > 0 ? `${words.ownHouse} (${namesOf(own)})` : words.ownHouse, own),
    ...(agreed ? [words.agreedPresets] : others.flatMap((house) => houseLines(namesOf(house), house))),
    ...notesOn(read, lang),
    link,
  ];
  const told = (house: OpenHouseTold) => ({
    ...house,
    outcomes: house.outcomes.slice(0, MOST_TOLD),
    left: Math.max(0, house.outcomes.length - MOST_TOLD),
  });
  return answer(lines, { ok: true, open: { read, agreed, own: told(own), others: others.map(told), link } });
}

/** `Cái ăn: 18 trên 49 lá (A 10 J Q K)`, the likeliest first. */
function outcomeLines(outcomes: readonly OutcomeTold[], lang: Lang): string[] {
  const lines = outcomes
    .slice(0, MOST_LINES)
    .map(({ verdict, share, cards }) => `${verdict}: ${share}${cards ? ` (${cards})` : ''}`);
  const left = outcomes.length - lines.length;
  return left > 0 ? [...lines, OPEN_WORDS[lang].more(left)] : lines;
}

/** The case as the contract counts it. */
function contractOf({ of, kit, over }: CountedCase): Readonly<Record<string, unknown>> {
  const { verdict, ...counted } = JSON.parse(writeJson(ordered(overEntries(of, kit.engine, over, MOST_TOLD))));
  return { ...(verdict && { result: verdict }), ...counted, overLeft: over.parts.length - counted.over.length };
}

/** Too much is unknown: of a text in words nothing is nearer to blame than all of it. */
function uncounted(error: CaseError, text: string, { written }: Understanding, lang: Lang): ToolAnswer {
  const place =
    written === 'notation'
      ? { at: text.indexOf('?'), length: 1, found: '?' }
      : { at: 0, length: text.length, found: text };
  return refused(
    { error: { ...error, ...place }, sentence: errorWords(error), suggestion: null, question: null },
    lang,
  );
}

function namesOf({ presets }: OpenHouseTold): string {
  return presets.map(({ name }) => name).join(', ');
}
