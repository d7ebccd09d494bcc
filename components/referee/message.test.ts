/** What a sent ruling hangs on, as the page says it: an open house rule, an unknown card, a story, two sayings. */

import { beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { opinionsOf } from '#core/branches/opinion-groups.ts';
import { type Case, unknownCards } from '#core/case.ts';
import { defaultRuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { parseCase, parseOpenCase } from '#core/notation/parse.ts';
import { verdictsOver } from '#core/unknown/verdicts-over.ts';
import { ENGINES, SETTLED_GAMES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { anyCaseOf } from '#testing/any-case.ts';
import { en as openEn } from '#words/en/ui/open.ts';
import { en as refereeEn } from '#words/en/ui/referee.ts';
import { en as shareEn } from '#words/en/ui/share.ts';
import { openOutcomes } from '#words/outcomes/open-outcomes.ts';
import { vi as openVi } from '#words/vi/ui/open.ts';
import { vi as refereeVi } from '#words/vi/ui/referee.ts';
import { vi as shareVi } from '#words/vi/ui/share.ts';
import { loaded } from '../loading/loaded.ts';
import { chatMessage, LONGEST_FIRST_LINE } from '../share/chat.ts';
import { openMessage } from '../share/open-message.ts';
import { openQuestion } from './HouseQuestion.tsx';
import { messageExtras, type OnThePage } from './message.ts';
import { loadReader, readHere } from './reader.ts';
import { noteSentences } from './reading-notes.ts';
import { tellStory, toldFields } from './told/tell.ts';
import { tellingOf, tellingPart, toldHands } from './told/telling.ts';

const SHARE = { vi: shareVi, en: shareEn };
const REFEREE = { vi: refereeVi, en: refereeEn };
const OPEN = { vi: openVi, en: openEn };

beforeAll(async () => {
  await Promise.all([tellingPart.load(), loadReader()]);
  await Promise.all(GAMES.map(({ id }) => toldHands(id).load()));
});

/** The page with this case, under its own rules. */
function pageOf(now: Case, lang: Lang, more: Partial<OnThePage> = {}): OnThePage {
  const all = assertDefined(loaded(now.game, lang));
  const ruled = unknownCards(now.fields) > 0 ? undefined : judge(all.game, now.fields, now.rules);
  return {
    context: { now, all, lang, words: REFEREE[lang] },
    ruling: ruled?.ok ? ruled.value : undefined,
    opinions: undefined,
    isAsked: false,
    claims: undefined,
    story: undefined,
    ...more,
  };
}

function linesOf(page: OnThePage): readonly string[] {
  const { now, all, lang } = page.context;
  return chatMessage(now, all, messageExtras(page, SHARE[lang])).split('\n');
}

function caseOf(text: string): Case {
  const read = parseCase(text, ENGINES);
  if (!read.ok) throw new Error(text);
  return read.value;
}

describe('a house rule that nobody has told', () => {
  test.each(ENGINES.map((engine) => [engine.id, engine] as const))('in %s', (_, engine) => {
    let asked = 0;
    for (let seed = 0; asked < 6 && seed < 400; seed++) {
      const { fields } = anyCaseOf(engine, seed).of;
      const now = { game: engine.id, ...defaultRuleSet(engine), fields };
      if (!judge(engine, fields, now.rules).ok) continue;
      for (const lang of LANGS) {
        const all = assertDefined(loaded(engine.id, lang));
        const opinions = opinionsOf(now, all);
        const found = openQuestion(opinions, all);
        const page = pageOf(now, lang, { opinions, isAsked: true });
        const [first = '', ...rest] = linesOf(page);
        if (!found) {
          expect(first).not.toMatch(/nếu luật nhà|if the house rule/);
          continue;
        }
        asked++;
        const { label, values } = assertDefined(all.words.settings[found.setting]);
        expect(first).toMatch(lang === 'vi' ? /, nếu / : /, if /);
        const house = all.words.presets[now.preset] ?? '';
        expect(first.includes(label) || first.includes(SHARE[lang].ifHouse(house)), first).toBe(true);
        const others = found.answers.filter((one) => !one.values.includes(assertDefined(now.rules[found.setting])));
        for (const {
          values: [value],
          says,
        } of others) {
          const line = rest.find((one) => one.startsWith('→ ') && one.includes(`“${values[String(value)]}”`));
          expect(line?.endsWith(says), `${line} ${says}`).toBe(true);
        }
        if (fields.length === 2) expect(first.length, first).toBeLessThanOrEqual(LONGEST_FIRST_LINE);
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('is not said where it is not asked', () => {
    const now = caseOf('xi-dach; cái: 10♠ 9♥; an: J♠ Q♦');
    const opinions = opinionsOf(now, assertDefined(loaded('xi-dach', 'vi')));
    expect(linesOf(pageOf(now, 'vi', { opinions }))[0]).not.toContain('nếu');
  });
});

describe('unknown cards', () => {
  const told = (text: string, lang: Lang): readonly string[] => {
    const read = parseOpenCase(text, ENGINES);
    if (!read.ok) throw new Error(text);
    const now = read.value;
    const all = assertDefined(loaded(now.game, lang));
    const { unknown } = assertDefined(SETTLED_GAMES.find(({ engine }) => engine.id === now.game));
    const over = verdictsOver(all.game, now.fields, now.rules, assertDefined(unknown));
    if (!over.ok) throw new Error(over.error);
    const found = openOutcomes(over.value, now, all);
    const single = unknownCards(now.fields) === 1;
    return chatMessage(now, all, openMessage(found, single, OPEN[lang], SHARE[lang])).split('\n');
  };

  test('the ranks that would turn it, and what they make of it', () => {
    expect(told('xi-dach; cái: 9♣ 6♦ ?; an: K♠ Q♥', 'vi')).toEqual([
      '→ An ăn, nếu lá chưa biết không phải 5 hay 6 (41 trên 48 lá).',
      '→ Nếu là 5♠ 5♥ 5♦ 5♣ thì: Hòa',
      '→ Nếu là 6♠ 6♥ 6♣ thì: Cái ăn',
      'Nhà cái: 9♣ 6♦ ?',
      'An: K♠ Q♥',
      'Xì Dách (Luật Phổ thông)',
    ]);
    expect(told('xi-dach; cái: 9♣ 6♦ ?; an: K♠ Q♥', 'en')[0]).toBe(
      '→ An wins, if the unknown card is not 5 or 6 (41 of 48 cards).',
    );
  });

  test('several cards: in how many ways; one of which ranks do not tell: among how many cards', () => {
    const ways = 'xi-to; an: A♠ K♠ Q♠ J♠ ?; bình: 9♠ 9♥ 9♦ 8♠ ?';
    expect(told(ways, 'vi')[0]).toBe('→ Bình ăn hết trong 453 trên 552 cách.');
    expect(told(ways, 'en')[0]).toBe('→ Bình takes all in 453 of 552 ways.');
    const flush = 'xi-to; an: 8♠ 9♠ J♠ Q♠ ?; bình: K♠ K♥ 7♦ 10♣ J♥';
    expect(told(flush, 'vi')[0]).toBe('→ Bình ăn hết, nếu vào 18 lá (trên 23).');
    expect(told(flush, 'en')[0]).toBe('→ Bình takes all, if the unknown card is one of 18 cards (of 23).');
  });

  test.each([
    ['xi-dach; cái: 9♣ ?; an: K♠ ?'],
    ['xi-to; an: A♠ K♠ Q♠ J♠ ?; bình: 9♠ 9♥ 9♦ 8♠ 8♥'],
    ['ba-cay; cái: 5♠ 2♥ ?; an: 7♠ 8♥ 2♦'],
    ['sam; an: -; bình: ? ? ?; chi: 3♠ 4♠'],
    ['ta-la; an: 8♥ 8♦ 8♣ 2♦ 4♠ 7♠ J♦ Q♥ ?; bình: 3♠ 4♣ 5♠ K♥ 9♥ 9♦ J♣ 10♦ 6♣'],
  ])('%s hangs on them', (text) => {
    for (const lang of LANGS) {
      const [first = '', ...rest] = told(text, lang);
      const isSaid =
        /, (?:nếu|if) .*\d| (?:trong|in) .*\d (?:cách|ways)\.$|vậy\.$|are\.$|is\.$/.test(first) ||
        first === `→ ${OPEN[lang].unsure}.`;
      expect(isSaid, first).toBe(true);
      if (!/vậy\.$|are\.$|is\.$/.test(first)) expect(rest.some((line) => line.startsWith('→ '))).toBe(true);
      expect(rest.join('\n')).toContain('?');
    }
  });
});

describe('a story', () => {
  const tell = (text: string, lang: Lang): readonly string[] => {
    const { story } = readHere(text, undefined, { tell: assertDefined(tellingPart.here).readStory });
    const found = story && tellingOf(story.game);
    // In tests every game is loaded.
    const told = found && tellStory(story, found.game, found.hands);
    if (!story || !told || told === 'open') throw new Error(`${text} is no story`);
    const { game, preset, rules } = story;
    return linesOf(pageOf({ game, preset, rules, fields: toldFields(told) }, lang, { story: told }));
  };

  test('is sent as it was told, with what it takes for granted', () => {
    const lines = tell('xì dách: cái 18, an 17', 'vi');
    expect(lines[0]).toMatch(/^→ Cái ăn \(An −1\), nếu không ai ngũ linh\./);
    expect(lines).toContain('Nhà cái: 18');
    expect(lines).toContain('An: 17');
    expect(lines.filter((line) => line.startsWith('→ Nếu '))).not.toEqual([]);
    expect(lines.join('\n')).not.toMatch(/[♠♥♦♣]/);
    expect(tell('xì dách: cái 18, an 17', 'en')[0]).toContain('unless somebody has five cards');
  });

  test('of four who are móm says who is taken to have laid down first (ta-la.md Q6)', () => {
    const text = 'tá lả: an móm 60, bình móm 40, chi móm, dung móm';
    const [vi, en] = LANGS.map((lang) => tell(text, lang));
    expect(vi?.[0]).toContain('nếu An hạ trước');
    expect(en?.[0]).toContain('if An laid down first');
    for (const name of ['Bình', 'Chi', 'Dung']) {
      expect(vi?.join('\n')).toContain(`Nếu ${name} hạ trước`);
      expect(en?.join('\n')).toContain(`If ${name} laid down first`);
    }
  });

  test.each([['tá lả: an 12 điểm, bình 7 điểm, chi móm'], ['ba cây: an 7 nút, bình 9 nút']])('%s', (text) => {
    for (const lang of LANGS) {
      const lines = tell(text, lang);
      expect(lines[0]).toMatch(/^→ \S/);
      expect(lines.join('\n')).not.toMatch(/[♠♥♦♣]|undefined/);
    }
  });
});

test('cards of four who are móm are placed in the order of the text, and the page says so (ta-la.md Q6)', () => {
  const { error, notes } = readHere(
    'tá lả: an K cơ Q rô, bình J chuồn 8 rô, chi 2 cơ 5 rô, dung 10 cơ 3 bích',
    undefined,
  );
  expect(error).toBeUndefined();
  const [vi = [], en = []] = LANGS.map((lang) =>
    noteSentences(notes, assertDefined(loaded('ta-la', lang)), REFEREE[lang]),
  );
  expect(vi).toEqual(['Tính theo thứ tự kể: An, Bình, Chi, Dung. Ai hạ trước thì bạn kể người đó trước.']);
  expect(en).toEqual([
    'Placed in the order you told them: An, Bình, Chi, Dung. Tell whoever laid down first before the others.',
  ]);
});

describe('two sayings', () => {
  test.each([
    ['xi-dach; cái: 10♠ 8♥; an: J♠ 8♦', 'an:win;cai:push', 'vi', '→ Nhà cái nói đúng. Nhà nào cũng xử vậy.'],
    ['xi-dach; cái: 10♠ 8♥; an: J♠ 8♦', 'an:win;cai:lose', 'vi', '→ Không ai đúng. Ván này xử: Hòa.'],
  ] as const)('%s, %s, %s: %s', (text, claims, lang, first) => {
    const lines = linesOf(pageOf(caseOf(text), lang, { claims }));
    expect(lines[0]).toBe(first);
    expect(lines.slice(1, 3).every((line) => /^→ (?:An|Nhà cái) nói: /.test(line))).toBe(true);
    expect(lines[3]).toMatch(/^→ Hòa\./);
  });

  test('one alone changes nothing', () => {
    const now = caseOf('xi-dach; cái: 10♠ 8♥; an: J♠ 8♦');
    expect(linesOf(pageOf(now, 'vi', { claims: 'an:win' }))).toEqual(linesOf(pageOf(now, 'vi')));
  });
});
