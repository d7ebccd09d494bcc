/** Pages of a language that is being translated: what they show in another language links to the pages of their own. */

import { defineMiddleware } from 'astro:middleware';
import { langOfUrl, pageLangOfUrl } from '#book/address.ts';
import { keepLanguage } from '#book/keep-language.ts';

export const onRequest = defineMiddleware(async ({ url }, next) => {
  const answer = await next();
  const [own, words] = [pageLangOfUrl(url), langOfUrl(url)];
  if (own === words || !answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  return new Response(keepLanguage(await answer.text(), words, own), answer);
});
