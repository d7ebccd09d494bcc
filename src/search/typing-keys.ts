/**
 * Keys for marks that stayed letters, because Vietnamese input was off: `ddeefn` is đền by Telex, `d9e6n2` by VNI. Behind its first
 * vowel no syllable of Vietnamese has one of these letters.
 */
export function withoutKeys(word: string): string {
  const [, head = '', rest = ''] = /^([^aeiouy]*)(.*)$/.exec(word.toLowerCase()) ?? [];
  const start = head.replace('dd', 'd').replace('w', 'u').replace(/\d+$/, '');
  return start + rest.replace(/[sfrxjwd\d]/g, '').replace(/([aeo])\1/, '$1');
}
