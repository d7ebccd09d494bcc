/** `1 chip`, `2 chips`; in English only, where the noun says whether it is one. */
export function plural(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
