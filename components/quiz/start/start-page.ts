/** The choice of what to practise: who comes by a link to a session does not need it. */

type StartPage = typeof import('../choice/Start.tsx');

let page: StartPage | undefined;

export async function loadStart(): Promise<StartPage> {
  page ??= await import('../choice/Start.tsx');
  return page;
}

/** Undefined before it is here. */
export function startPage(): StartPage | undefined {
  return page;
}
