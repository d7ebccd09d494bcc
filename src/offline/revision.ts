/**
 * The revision of a file: a hash of what is in it. The build writes it into the list, and the worker works it out from what the
 * server sends.
 * @returns ten letters that an address can hold
 */
export async function revisionOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  // Eight bytes are ten letters of base64 and a part of the eleventh.
  return btoa(String.fromCharCode(...hash.subarray(0, 8)))
    .slice(0, 10)
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
