/** Every thing that has an id has its words, in both languages: none is missing, none is empty, none is left over. */

import { allowedValues } from '#core/house-rules.ts';
import { LANGS } from '#core/lang.ts';
import { isSentence } from './alike.ts';
import { differ, type GameCheck, type Subject } from './subject.ts';

/** Does every text fit? Told with the key of the text. */
function* texts(what: string, of: Readonly<Record<string, string>>, fits: RegExp): Generator<unknown> {
  for (const [key, text] of Object.entries(of)) if (!fits.test(text)) yield `${what} ${key}: “${text}”`;
}

const LABEL = /^\S(.*\S)?$/u;
/** A sentence on a house rule: one, and it ends. */
const ABOUT = /^[\p{Lu}\d].*[^.]\.$/u;
/** Two words or three, as said at the table; a word more where nothing is settled. */
const OUTCOME = /^\p{Lu}\S+( \S+){0,2}$/u;
const UNSETTLED = /^\p{Lu}\S+( \S+){0,3}$/u;

export const WORDS_CHECKS: readonly GameCheck[] = [
  {
    name: 'every preset, every setting and every value has its words, each value other ones',
    *faults({ game, words }) {
      for (const lang of LANGS) {
        const { presets, settings, name } = words[lang];
        yield* texts(lang, { name, ...presets }, LABEL);
        yield* differ(`${lang} presets`, Object.keys(presets), Object.keys(game.presets));
        yield* differ(`${lang} settings`, Object.keys(settings), Object.keys(game.schema));
        for (const [key, setting] of Object.entries(game.schema)) {
          const values = allowedValues(setting);
          const said = settings[key] ?? { label: '', values: {} };
          yield* texts(`${lang} ${key}`, { label: said.label, ...said.values }, LABEL);
          yield* differ(`${lang} ${key}`, Object.keys(said.values).sort(), values.map(String).sort());
          if (new Set(Object.values(said.values)).size !== values.length) yield `${lang} ${key}: two values alike`;
        }
      }
    },
  },
  {
    name: 'every house rule and every conflict has its sentence',
    *faults({ game, conflicts, about }) {
      for (const lang of LANGS) {
        const said = about[lang];
        yield* differ(`${lang} about`, Object.keys(said.about), Object.keys(game.schema));
        const ids = conflicts.map(({ id }) => id);
        yield* differ(`${lang} conflicts`, Object.keys(said.conflicts).sort(), ids.sort());
        yield* texts(lang, said.about, ABOUT);
        for (const [id, text] of Object.entries(said.conflicts)) if (!isSentence(text)) yield `${lang} ${id}: ${text}`;
      }
    },
  },
  {
    name: 'everything that the referee is asked has its words',
    *faults({ build, words }) {
      const ids = build.questions.map(({ id }) => id).sort();
      for (const lang of LANGS) {
        yield* differ(lang, Object.keys(words[lang].asks).sort(), ids);
        yield* texts(lang, words[lang].asks, LABEL);
      }
    },
  },
  { name: 'every kind of question has its words, and every misconception its sentence', faults: quizWords },
  {
    name: 'the site says what the game is',
    *faults({ build: { site } }) {
      for (const lang of LANGS) {
        const { line, deck, sections } = site[lang];
        yield* texts(lang, { line, deck, ...sections }, LABEL);
        if (!line.endsWith('.')) yield `${lang}: ${line}`;
        yield* differ(lang, Object.keys(sections).sort(), Object.keys(site.vi.sections).sort());
      }
    },
  },
  {
    name: 'what one takes upon oneself by a move has its sentence',
    *faults({ roundWords, ids }) {
      for (const lang of LANGS) {
        const { warns } = roundWords[lang];
        yield* Object.keys(warns).filter((rule) => !ids.has(rule));
        for (const text of Object.values(warns)) if (!isSentence(text)) yield `${lang}: ${text}`;
        yield* differ(`${lang} warns`, Object.keys(warns), Object.keys(roundWords.vi.warns));
      }
    },
  },
  {
    name: 'an outcome of any game is two or three words',
    *faults({ words }) {
      for (const lang of LANGS) {
        for (const outcome of ['win', 'lose', 'push', 'unsettled'] as const) {
          const fits = outcome === 'unsettled' ? UNSETTLED : OUTCOME;
          yield* texts(lang, { [outcome]: words[lang].outcome(outcome, 'hanh') }, fits);
        }
      }
    },
  },
];

function* quizWords({ quiz, quizWords: said }: Subject): Generator<unknown> {
  const ids = quiz.kinds.map(({ id }) => id).sort();
  for (const lang of LANGS) {
    const { kinds, misconceptions } = said[lang];
    yield* differ(`${lang} kinds`, Object.keys(kinds).sort(), ids);
    yield* texts(lang, kinds, LABEL);
    yield* differ(
      `${lang} misconceptions`,
      Object.keys(misconceptions).sort(),
      Object.keys(said.vi.misconceptions).sort(),
    );
    for (const [id, text] of Object.entries(misconceptions)) if (!isSentence(text)) yield `${lang} ${id}: ${text}`;
  }
}
