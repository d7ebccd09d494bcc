import type { HowToStep } from 'schema-dts';
import type { PageLang } from '#core/lang.ts';
import type { Heading } from '../mdx.ts';
import { updated } from '../updated.ts';
import { SITE_NAME, type Structured } from './graph.ts';
import { firstSentences } from './sentences.ts';

interface LessonTold {
  readonly lang: PageLang;
  readonly path: string;
  readonly title: string;
  /** The game that it is about. */
  readonly game: string;
  /** How long it takes to read. */
  readonly minutes?: number | undefined;
  /** The file that it is written in. */
  readonly source?: string | undefined;
}

/** A lesson: what it teaches, in which language, and when it was last changed. */
export function lessonThings({ lang, path, title, game, minutes, source }: LessonTold): Structured {
  const day = source === undefined ? null : updated(source);
  return (absolute) => [
    {
      '@type': 'LearningResource',
      name: title,
      url: absolute(path),
      inLanguage: lang,
      learningResourceType: 'lesson',
      about: { '@type': 'Game', name: game },
      isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: absolute('/') },
      ...(minutes === undefined ? {} : { timeRequired: `PT${minutes}M` }),
      ...(day === null ? {} : { dateModified: day }),
    },
  ];
}

/** Standard sections that are no step of a round: one to watch beforehand, and questions about it afterwards. */
const AROUND = new Set(['mot-van', 'ba-cau']);

/** A round step by step: its sections in their order, each as it begins on the page. */
export function roundThings(name: string, path: string, sections: readonly Heading[]): Structured {
  const steps = sections.filter(({ id }) => !AROUND.has(id));
  return (absolute) => [{ '@type': 'HowTo', name, step: steps.map((section) => stepOf(section, absolute(path))) }];
}

function stepOf({ id, text, opening }: Heading, page: string): HowToStep {
  return { '@type': 'HowToStep', name: text, text: firstSentences(opening) || text, url: `${page}#${id}` };
}
