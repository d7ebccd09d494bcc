/** The choice of what to practise: not loaded by a link to a session. */

type StartPage = typeof import('./Start.tsx');

let page: StartPage | undefined;

export async function loadStart(): Promise<StartPage> {
  page ??= await import('./Start.tsx');
  return page;
}

/** Undefined until it is loaded. */
export function startPage(): StartPage | undefined {
  return page;
}
