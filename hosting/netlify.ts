/** The function as an Edge Function of Netlify; where it is asked says what builds it (`scripts/function.ts`). */

import { ruledLink } from './ruled-link.ts';

/** As much of Netlify's context as is used. */
interface Context {
  next(request: Request, options: { readonly sendConditionalRequest: boolean }): Promise<Response>;
}

export default function onEdge(request: Request, context: Context): Promise<Response> {
  // Else Netlify drops the conditions of every request, and a page of which nothing is told would be sent again each time.
  return ruledLink(request, (asked) => context.next(asked, { sendConditionalRequest: true }));
}
