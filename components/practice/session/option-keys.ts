/** The letters on the options: they are shown, so they are the keys that choose. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The option that a key chooses: its letter, or its number as it was before; undefined where it chooses none. */
export function optionOfKey(key: string, options: number): number | undefined {
  const letters = OPTION_LETTERS.slice(0, options);
  const at = letters.findIndex((letter, index) => key.toUpperCase() === letter || key === `${index + 1}`);
  return at < 0 ? undefined : at;
}
