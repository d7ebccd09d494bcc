/** The function as a Function of Cloudflare Pages; the files that name it `onRequest` say where it is asked (`scripts/function.ts`). */

import { ruledLink } from './ruled-link.ts';

/** As much of Cloudflare's context as is used. */
interface Context {
  readonly request: Request;
  next(request: Request): Promise<Response>;
}

export function onPages({ request, next }: Context): Promise<Response> {
  return ruledLink(request, (asked) => next(asked));
}
