/** Counts what came up: a property of something that never happens proves nothing. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string): void {
    this.counts.set(what, this.of(what) + 1);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** What came up less often than it must. @param share of the run for which the figures stand */
  missing(wanted: readonly (readonly [times: number, ...what: string[]])[], share: number): string[] {
    return wanted.flatMap(([often, ...some]) => {
      const times = Math.round(often * share);
      return some.flatMap((what) => (this.of(what) < times ? [`${what}: ${this.of(what)} times, not ${times}`] : []));
    });
  }
}
