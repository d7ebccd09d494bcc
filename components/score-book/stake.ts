/** What a stake is worth in chips, as it is typed; 0 for what is no stake. */
export function typedStake(text: string): number {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
}
