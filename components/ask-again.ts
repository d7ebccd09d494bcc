/**
 * Asks once more for a file that did not come, because the reader wishes it. Browsers from before 2026 keep a failed import
 * as it is, and after a new edition of the site the old file is gone: where the site answers and the file still does not
 * come, the page begins anew.
 * @param bring imports what is missing; its failure is passed on
 * @param address where the page begins anew: it holds what must not be lost
 */
export async function askAgain<T>(bring: () => Promise<T>, address: string = location.href): Promise<T> {
  try {
    return await bring();
  } catch (error) {
    if (await siteAnswers()) {
      history.replaceState(history.state, '', address);
      location.reload();
    }
    throw error;
  }
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
