/** For `tsc`, which does not read .astro files; `astro check` knows what each of them takes. */
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
