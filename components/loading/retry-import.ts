/**
 * Retries a failed import because the reader wants it. Browsers up to the middle of 2026 cache a failed import, and after a new
 * edition of the site the old file is gone: where the site answers and the import still fails, the page is reloaded.
 * @param bring imports what is missing; where it fails, so does this function
 * @param address the address to load instead, where it must carry state that would be lost
 */
export function retryImport<T>(load: () => Promise<T>, address = ''): Promise<T> {
  return load().catch(async (error) => {
    const { ok } = await fetch('', { method: 'HEAD', cache: 'no-store' });
    if (ok) {
      history.replaceState(null, '', address);
      location.reload();
    }
    throw error;
  });
}
