/**
 * Asks once more for a file that did not come, because the reader wishes it. Browsers up to the middle of 2026 keep a
 * failed import as it is, and after a new edition of the site the old file is gone: where the site answers and the file
 * still does not come, the page begins anew.
 * @param bring imports what is missing; where it fails, so does this
 * @param address where the page begins anew, where it holds what must not be lost
 */
export function askAgain<T>(load: () => Promise<T>, address = ''): Promise<T> {
  return load().catch(async (error) => {
    const { ok } = await fetch('', { method: 'HEAD', cache: 'no-store' });
    if (ok) {
      history.replaceState(null, '', address);
      location.reload();
    }
    throw error;
  });
}
