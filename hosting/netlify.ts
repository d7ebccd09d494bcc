/** The function as an Edge Function of Netlify; where it is asked says what builds it (`scripts/function.ts`). */

import { ruledLink } from './ruled-link.ts';

/** As much of Netlify's context as is used. */
interface Context {
  next(request: Request): Promise<Response>;
}

export default function onEdge(request: Request, context: Context): Promise<Response> {
  return ruledLink(request, (asked) => context.next(asked));
}
