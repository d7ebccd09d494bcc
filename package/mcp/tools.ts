/** What the tools answer: once as data and once as text for people, in one language. */

import { assertDefined } from '#core/assert-defined.ts';
import { unknownCards } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import { branches, compareHouses, explain, readLeniently, settle } from '../index.ts';
import type { HousesTold } from '../rulebook.ts';
import { findRules, ruleText } from '../rules.ts';
import { placeText, searchBook } from '../search.ts';
import { answer, notesOn, readAsOf, refused, type ToolAnswer } from './answers.ts';
import { branchesOpen, settleOpen } from './open-tools.ts';
import { SERVER_WORDS } from './words.ts';

/** Who wins, and why. */
export function settleTool(text: string, lang: Lang, site: string): ToolAnswer {
  const understood = readLeniently(text, { lang, open: true });
  if (!understood.ok) return refused(understood.error, lang);
  if (unknownCards(understood.value.case.fields) > 0) return settleOpen(text, understood.value, lang, site);
  const read = readAsOf(understood.value, lang);
  const told = sure(explain(read.case, lang, { site }));
  const { game, house, hands, verdict, why, deciding, reasons, link } = told;
  const lines = [
    `${game} (${house})`,
    ...hands.map(({ name, cards, worth }) => [`${name}: ${cards || '-'}`, worth].filter(Boolean).join(' = ')),
    `→ ${[verdict, why].filter(Boolean).join('. ')}`,
    ...reasons.map(({ number, sentence, decides }) => `${decides ? '*' : '-'} ${number} ${sentence}`),
    ...notesOn(read, lang),
    link,
  ];
  const settled = settle(read.case);
  return answer(lines, {
    ok: true,
    ruling: {
      read,
      game,
      house,
      hands,
      verdict,
      why,
      deciding,
      reasons,
      link,
      result: assertDefined(settled.error ? undefined : settled.verdict),
    },
  });
}

/** Which house rules change it. */
export function branchesTool(text: string, lang: Lang, site: string): ToolAnswer {
  const understood = readLeniently(text, { lang, open: true });
  if (!understood.ok) return refused(understood.error, lang);
  if (unknownCards(understood.value.case.fields) > 0) return branchesOpen(text, understood.value, lang, site);
  const read = readAsOf(understood.value, lang);
  const { agreed, own, others, deciders } = sure(compareHouses(read.case, lang));
  const { link } = sure(explain(read.case, lang, { site }));
  const found = branches(read.case);
  const presets = [own, ...others].flatMap((camp) => camp.presets.map((one) => ({ ...one, verdict: camp.verdict })));
  const words = SERVER_WORDS[lang];
  const lines = [
    read.display,
    `${words.ownHouse}: ${own.verdict}${namesOf(own)}`,
    ...(agreed ? [words.agreed] : others.map((camp) => `${camp.verdict}${namesOf(camp)}. ${camp.sentence}`)),
    ...notesOn(read, lang),
    link,
  ];
  const branchCount = assertDefined(found.error || found.over ? undefined : found.branches.length);
  return answer(lines, { ok: true, houses: { read, agreed, own, others, deciders, branchCount, presets, link } });
}

/** What a rule says. */
export function ruleTool(asked: string, lang: Lang, site: string): ToolAnswer {
  const rules = findRules(asked, lang, site);
  if (rules.length > 0) {
    return answer([rules.map((rule) => ruleText(rule, lang)).join('\n\n')], { ok: true, rules });
  }
  const near = searchBook(asked, lang, site).flatMap(({ rule }) => rule ?? []);
  const message = SERVER_WORDS[lang].noRule(asked, near);
  return {
    ...answer([message], { ok: false, rules: [], error: { code: 'unknown-rule', message, near } }),
    isError: true,
  };
}

/** Places of the book. */
export function searchTool(words: string, lang: Lang, site: string): ToolAnswer {
  const hits = searchBook(words, lang, site);
  return answer(hits.length > 0 ? [hits.map(placeText).join('\n\n')] : [SERVER_WORDS[lang].nothing(words)], { hits });
}

/** The text was understood, and is a case of a game that this server has. */
function sure<T>(found: Result<T, unknown>): T {
  return assertDefined(found.ok ? found.value : undefined);
}

function namesOf({ presets }: HousesTold['own']): string {
  return presets.length > 0 ? ` (${presets.map(({ name }) => name).join(', ')})` : '';
}
