/** One number from several, evenly distributed: neighbouring seeds and kinds of question give unrelated numbers. */
export function seedOf(...parts: readonly (string | number)[]): number {
  // FNV-1a over the text, then the finisher of MurmurHash3.
  let hash = 0x811c9dc5;
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 1;
}
