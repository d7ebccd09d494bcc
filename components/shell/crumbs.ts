/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}
