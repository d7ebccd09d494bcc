/** The schemas of the tools' input and output. */

import * as z from 'zod';
import { SUITS } from '#core/card.ts';
import { LANGS } from '#core/lang.ts';
import { MAX_LENGTH } from '#core/notation/parse.ts';
import type { Verdicts } from '../settlement.ts';

const settingValue = z.union([z.string(), z.number(), z.boolean()]);
const rank = z.enum(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']);
const card = z.string().regex(new RegExp(`^(?:10|[A2-9JQK])[${SUITS.join('')}]$`));
const ranking = z.array(z.array(z.string()));
const outcome = z.enum(['win', 'lose', 'push']);

const xiDachHand = {
  kind: z.enum(['xi-ban', 'xi-dach', 'ngu-linh', 'du', 'non', 'quac']),
  points: z.number().nullable(),
};
const samCombination = z
  .strictObject({
    kind: z.enum(['rac', 'doi', 'sam-co', 'sanh', 'tu-quy', 'hai-tu-quy']),
    length: z.number(),
    top: rank,
  })
  .nullable();

/** The verdicts of the contract, game by game. */
export const VERDICTS = {
  'xi-dach': z.strictObject({
    phase: z.union([z.literal(1), z.literal(2)]),
    banker: z.strictObject(xiDachHand),
    players: z.record(
      z.string(),
      z.strictObject({ ...xiDachHand, outcome: z.enum(['win', 'lose', 'push', 'unsettled']), net: z.number() }),
    ),
  }),
  'xi-to': z.strictObject({
    hands: z.record(
      z.string(),
      z.strictObject({
        category: z.enum(['mau-thau', 'doi', 'thu', 'sam', 'sanh', 'thung', 'cu-lu', 'tu-quy', 'thung-pha-sanh']),
      }),
    ),
    ranking,
  }),
  'ba-cay': z.strictObject({
    hands: z.record(
      z.string(),
      z.strictObject({ kind: z.enum(['nut', 'bu', 'ba-tien', 'sap', 'at-cu']), points: z.number() }),
    ),
    ranking,
    players: z.record(z.string(), z.strictObject({ outcome, net: z.number() })).optional(),
  }),
  'ta-la': z.union([
    z.strictObject({
      melds: z.array(z.array(card)),
      deadwood: z.array(card),
      points: z.number(),
      u: z.enum(['thuong', 'tron', 'khan']).nullable(),
    }),
    z.strictObject({
      players: z.record(
        z.string(),
        z.strictObject({ points: z.number(), mom: z.boolean(), place: z.number(), net: z.number() }),
      ),
    }),
  ]),
  sam: z.union([
    z.strictObject({ legal: z.boolean(), play: samCombination, table: samCombination }),
    z.strictObject({
      instantWin: z.enum(['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi']).nullable(),
    }),
    z.strictObject({
      players: z.record(z.string(), z.strictObject({ net: z.number(), cards: z.number(), cong: z.boolean() })),
    }),
  ]),
} satisfies { readonly [G in keyof Verdicts]: z.ZodType<Verdicts[G]> };

/** The input that every tool takes besides its own. */
export const lang = z.enum(LANGS).default('vi').describe('The language of the answer: vi (Vietnamese) or en (English)');

/** Limits in UTF-16 units: of a case, composed (NFC); of an id or number; of a search query. */
export const LONGEST = { case: MAX_LENGTH, rule: 100, words: 200 } as const;

/** A text is measured composed (NFC), as the reader measures it, however its marks are encoded. */
export const caseText = z
  .string()
  .refine((text) => text.normalize('NFC').length <= LONGEST.case, { error: tooLong(LONGEST.case) })
  .meta({ maxLength: LONGEST.case })
  .describe(
    `At most ${LONGEST.case} characters. The hands, in the case notation (“xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥”) or as people write them in Vietnamese or English, with or without marks (“xì dách, cái già rô 9 chuồn, An 2 con át”). Name the game first.`,
  );

export const ruleTextSchema = z
  .string()
  .max(LONGEST.rule, { error: tooLong(LONGEST.rule) })
  .describe(
    `An id (xd-ngu-linh), or a number, best with the game before it (“xi dach 3.3”): each game counts anew. At most ${LONGEST.rule} characters`,
  );

export const wordsText = z
  .string()
  .max(LONGEST.words, { error: tooLong(LONGEST.words) })
  .describe(`What is looked for: at most ${LONGEST.words} characters`);

function tooLong(most: number): string {
  return `too-long: nhiều nhất ${most} ký tự (at most ${most} characters)`;
}

const place = { at: z.number(), length: z.number(), found: z.string() };

/** Why a text is no case, and what to ask its writer. */
const error = z.object({
  code: z.string().describe('A stable code, such as bad-card or unknown-game'),
  message: z.string().describe('A sentence in the language that was asked for'),
  ...place,
  suggestion: z
    .object({ ...place, insert: z.string(), case: z.string().describe('The text with the suggestion taken') })
    .nullable(),
  question: z
    .object({
      about: z.enum(['game', 'suit', 'reading']),
      answers: z.array(z.object({ label: z.string(), case: z.string().describe('The text with this answer in it') })),
    })
    .nullable()
    .describe('What to ask the writer: nothing is guessed that could change the ruling'),
});

const reason = z.object({
  rule: z.string().describe('The id of the rule; it never changes'),
  number: z.string().describe('The number to cite it by'),
  outcome: z.enum(['held', 'failed']),
  who: z.string(),
  decides: z.boolean(),
  sentence: z.string(),
  link: z.string(),
});

const readAs = z.object({
  case: z.string().describe('The case in its canonical spelling'),
  display: z.string(),
  written: z.enum(['notation', 'words']),
  freeSuits: z
    .array(z.string())
    .describe('Cards whose suit was not said: no suit changes the ruling, so a free one was taken'),
  passedOver: z.array(z.string()).describe('Words that were not understood and say nothing of the case'),
  contradictions: z
    .array(z.object({ name: z.string(), said: z.string() }))
    .describe('What was said of a hand and its cards do not bear out: tell it beside the verdict'),
  notes: z.array(z.string()).describe('What else the writer should know of how the words were taken'),
});

/** A verdict of any game. */
const verdict = z.union([VERDICTS['xi-dach'], VERDICTS['xi-to'], VERDICTS['ba-cay'], VERDICTS['ta-la'], VERDICTS.sam]);

const hands = z.array(z.object({ name: z.string(), cards: z.string(), worth: z.string() }));

/** What is said of unknown cards. */
const outcomes = z
  .array(
    z.object({
      verdict: z.string().describe('As said at the table'),
      possible: z.boolean().describe('False where the cards would make no case: an eaten card that fits no meld'),
      ways: z.number().describe('How many ways lead here; each set of cards for a hand counts once'),
      share: z.string().describe('How many of all, in words'),
      cards: z
        .string()
        .describe(
          'What a single ? has to be: a rank alone is every card of it that is left. Empty where any card will do, or several are unknown',
        ),
      example: z.string().describe('The first of these ways: a case without ?'),
    }),
  )
  .describe('What the case can come to, most ways first');
const left = z.number().describe('How many outcomes there are besides, all of them with fewer ways');

/** The ways that lead to one verdict, as the contract has them. */
const part = z.object({
  verdict: verdict.optional(),
  error: z
    .object({
      code: z.string(),
      message: z.object({ vi: z.string(), en: z.string() }),
      at: z.number(),
      length: z.number(),
    })
    .optional(),
  ways: z.number().describe('Ordered: each ? from left to right its own card'),
  example: z.string(),
  cards: z.array(card).optional().describe('Every card that a single ? can be here'),
});

/** Either the requested result, or what a case with unknown cards can come to, or an error. */
export const settleAnswer = z.object({
  ok: z.boolean(),
  ruling: z
    .object({
      read: readAs,
      game: z.string(),
      house: z.string().describe('The house rules in force'),
      hands,
      verdict: z.string().describe('As said at the table'),
      why: z.string(),
      deciding: z.array(reason).describe('What settled it'),
      reasons: z.array(reason).describe('Every step of the ruling'),
      link: z.string().describe('The ruling on the site: give it to whoever asked'),
      result: verdict.describe('The verdict as data'),
    })
    .optional(),
  open: z
    .object({
      read: readAs,
      game: z.string(),
      house: z.string().describe('The house rules in force'),
      hands: hands.describe('Unknown cards are ?; a hand has its worth where no unknown card changes it'),
      outcomes,
      left,
      link: z.string().describe('The case on the site, where the cards can be filled in: give it to whoever asked'),
      result: verdict.optional().describe('The verdict as data, where there is only one'),
      unknown: z.number().describe('How many ? there are'),
      ways: z.number().describe('All ordered ways to fill them in'),
      over: z.array(part).describe('The verdicts as data, most ways first'),
      overLeft: z.number().describe('How many verdicts there are besides'),
    })
    .optional()
    .describe('In place of a ruling where cards are unknown'),
  error: error.optional(),
});

const house = z.object({
  verdict: z.string(),
  possible: z.boolean().describe('False where these rules do not know such a deal'),
  presets: z.array(z.object({ id: z.string(), name: z.string() })),
  changes: z.array(
    z.object({
      key: z.string(),
      value: settingValue,
      label: z.string(),
      says: z.string(),
    }),
  ),
  sentence: z.string().describe('The fewest changes that lead there, in words'),
});

const openHouse = z.object({
  outcomes,
  left,
  none: z.string().describe('Why these rules know no such deal; empty where they do'),
  presets: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const branchesAnswer = z.object({
  ok: z.boolean(),
  houses: z
    .object({
      read: readAs,
      agreed: z.boolean().describe('True where no house rule can change what is said'),
      own: house.describe('The house in force, and all that say the same'),
      others: z.array(house),
      deciders: z
        .array(z.object({ key: z.string(), label: z.string() }))
        .describe('House rules that, changed alone, change what is said'),
      branchCount: z.number().describe('How many different rulings there are over all combinations of house rules'),
      presets: z.array(z.object({ id: z.string(), name: z.string(), verdict: z.string() })),
      link: z.string(),
    })
    .optional(),
  open: z
    .object({
      read: readAs,
      agreed: z.boolean().describe('True where it comes to the same under every rule set'),
      own: openHouse.describe('The house in force, and the rule sets under which it comes to the same'),
      others: z.array(openHouse),
      link: z.string(),
    })
    .optional()
    .describe('In place of houses where cards are unknown: what each rule set makes of them'),
  error: error.optional(),
});

const missing = z.object({ code: z.string(), message: z.string(), near: z.array(z.string()) });

export const ruleAnswer = z.object({
  ok: z.boolean(),
  rules: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      game: z.string(),
      title: z.string(),
      statement: z.string(),
      note: z.string(),
      sources: z.array(z.object({ name: z.string(), stance: z.enum(['says', 'implies', 'ours', 'differs']) })),
      houseRules: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          values: z.array(z.object({ value: settingValue, label: z.string() })),
        }),
      ),
      examples: z.array(z.string()),
      counter: z.string().nullable().describe('A case that goes the other way'),
      see: z.array(z.string()),
      link: z.string(),
    }),
  ),
  error: missing.optional(),
});

export const searchAnswer = z.object({
  hits: z.array(
    z.object({
      kind: z.enum(['rule', 'game', 'term', 'lesson', 'argument', 'incident', 'source', 'page']),
      game: z.string().nullable(),
      title: z.string(),
      rule: z.string().nullable().describe('The id to ask the tool “rule” for'),
      number: z.string().nullable(),
      line: z.string(),
      link: z.string(),
    }),
  ),
});
