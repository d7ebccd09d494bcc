import type { APIRoute } from 'astro';
import { askedFor } from '#book/agreements.ts';
import { source } from '#book/catalogue/catalogue.ts';
import type { AskedFile } from '#components/referee/agreement-questions.ts';
import { GAMES } from '#games/index.ts';
import { type LangPage, langFiles } from '#layouts/paths.ts';
import { referenceWords } from '#words/site/reference.ts';

export const getStaticPaths = langFiles;

/** Questions that no hand of cards settles, with phrases by which people ask them: the referee answers them in words. */
export const GET: APIRoute<LangPage> = ({ props: { lang } }) => {
  const { incidents, sitDown, arguments: log } = referenceWords(lang);
  const file: AskedFile = {
    words: {
      lead: incidents.noRuling,
      nobody: sitDown.nobody,
      more: incidents.title,
      agree: incidents.agree,
      elsewhere: incidents.elsewhere,
      argued: log.title,
    },
    agreements: askedFor(lang).map(({ asked, games }) => ({
      asked,
      games: GAMES.flatMap(({ id, name }) => {
        const of = games[id];
        if (!of) return [];
        const { asked: own, question, rule, told, note } = of;
        const answers = told.map(({ says, who }) => ({
          says,
          who: who.map((one) => source(one).name[lang]).join(', '),
        }));
        return [{ id, name, asked: own, question, rule, answers, note }];
      }),
    })),
  };
  return Response.json(file);
};
