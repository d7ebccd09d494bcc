/** Cases of a game as text: written and read again, and what is no case. */

import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { markedFault } from '../faults.ts';
import { anyRuleSet } from '../rule-sets.ts';
import { differ, type GameCheck, type Subject } from './subject.ts';

const CASES = 4000;
const MALFORMED = 5000;

/** What is put into the middle of a text. */
const ODD = [
  '',
  '*',
  '**',
  ':',
  ';',
  '-',
  '{',
  '}',
  '=',
  'bai:',
  'danh:',
  'KD',
  '\u0301',
  '😀',
  ' ',
  '\n',
  '5S',
] as const;

export const NOTATION_CHECKS: readonly GameCheck[] = [
  {
    name: 'parse(format(c)) = c, in canonical and in display text (case notation)',
    *faults({ game, kit }) {
      const rng = makeRng(31);
      const seen = { roles: new Set<string>(), marks: 0 };
      for (let run = 0; run < CASES; run++) {
        const [preset = ''] = rng.shuffled(Object.keys(game.presets));
        const rules = anyRuleSet(game, rng);
        const of = { game: game.id, preset, rules, fields: kit.fields(rng, rules) };
        for (const { role, eaten } of of.fields) {
          seen.roles.add(role);
          seen.marks += eaten.length;
        }
        for (const write of [formatCase, displayCase]) {
          const text = write(of, game);
          yield* differ(text, parseCase(text, [game]), { ok: true, value: of });
        }
      }
      yield* differ('roles that came up', [...seen.roles].sort(), game.roles.toSorted());
      if (game.melds && seen.marks < CASES / 3) yield `${seen.marks} marks`;
    },
  },
  {
    name: 'texts and what they are written as (case notation)',
    *faults({ game, kit: { notation } }) {
      for (const [text, canonical] of notation.texts) {
        const read = parseCase(text, [game]);
        yield* differ(text, read.ok ? formatCase(read.value, game) : read.error, canonical);
        yield* differ(canonical, parseCase(canonical, [game]), read);
      }
    },
  },
  {
    name: 'what is no case: the code and the place of every fault (case notation)',
    *faults({ game, kit: { notation } }) {
      for (const [code, text] of notation.faults) {
        const { given, at, found } = markedFault(text);
        const read = parseCase(given, [game]);
        const told = read.ok || {
          code: read.error.code,
          at: read.error.at,
          length: read.error.length,
          found: read.error.found,
        };
        yield* differ(text, told, { code, at, length: found.length, found });
      }
      for (const text of notation.cases) yield* differ(text, parseCase(text, [game]).ok, true);
    },
  },
  { name: 'malformed text never throws, and its fault is told where it stands', faults: malformed },
];

function* malformed({ game, kit: { notation } }: Subject): Generator<unknown> {
  const rng = makeRng(53);
  const good = notation.texts.flat();
  for (let run = 0; run < MALFORMED; run++) {
    const text = good[rng.upTo(good.length - 1)] ?? '';
    const at = rng.upTo(text.length);
    const given = text.slice(0, at) + rng.pick(ODD) + text.slice(at + rng.upTo(6));
    const read = parseCase(given, [game]);
    if (read.ok) yield* differ(given, parseCase(formatCase(read.value, game), [game]), read);
    else yield* differ(given, given.slice(read.error.at, read.error.at + read.error.length), read.error.found);
  }
}
