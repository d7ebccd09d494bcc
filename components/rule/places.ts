import { href, pathOf } from '#book/address.ts';
import { allArguments } from '#book/arguments.ts';
import { disagreements, ruleById } from '#book/catalogue/catalogue.ts';
import { chapters } from '#book/chapters.ts';
import type { CitedPlace } from '#book/citations/citations.ts';
import { lessonFiles } from '#book/mdx.ts';
import type { Lang } from '#core/lang.ts';
import { referenceWords } from '#words/site/reference.ts';
import { siteWords } from '#words/site.ts';

/** A place of the site as a link. */
export interface PlaceLink {
  readonly href: string;
  readonly label: string;
}

/** A case's place, by name: `So bài: Khi cả hai cùng quắc`. */
export async function placeLink(place: CitedPlace, lang: Lang): Promise<PlaceLink> {
  switch (place.kind) {
    case 'lesson': {
      const chapter = (await chapters(lang, place.game)).find(({ slug }) => slug === place.slug);
      const heading = headingOf(place, lang);
      const anchor = place.heading === undefined ? '' : `#${place.heading}`;
      return {
        href: `${href(pathOf(lang, place.game, place.slug))}${anchor}`,
        label: [chapter?.title, heading].filter(Boolean).join(': '),
      };
    }
    case 'rule': {
      const { game, number } = ruleById(place.id);
      return {
        href: `${href(pathOf(lang, game, 'luat'))}#${place.id}`,
        label: referenceWords(lang).atWork.example(number),
      };
    }
    case 'sources': {
      const found = disagreements().find(({ id }) => id === place.id);
      return {
        href: `${href(pathOf(lang, 'nguon', found?.game ?? ''))}#${place.id}`,
        label: [siteWords(lang).tools.sources, found?.title[lang]].filter(Boolean).join(': '),
      };
    }
    case 'argument': {
      const found = allArguments().find(({ id }) => id === place.id);
      return {
        href: `${href(pathOf(lang, 'cai-nhau', found?.game ?? ''))}#${place.id}`,
        label: [siteWords(lang).tools.arguments, found?.question[lang]].filter(Boolean).join(': '),
      };
    }
  }
}

/** The heading above a case, as it is read. */
function headingOf({ game, slug, heading }: Extract<CitedPlace, { kind: 'lesson' }>, lang: Lang): string | undefined {
  const lesson = lessonFiles(lang).find(({ path }) => path === `${game}/${slug || 'index'}.mdx`);
  return lesson?.headings.find(({ id }) => id === heading)?.text;
}
