/**
 * Styles that come with a part of the page. A `<style>` that a script writes would need a hash in the page's policy
 * (docs/adr/0021-policy.md); a sheet that is adopted needs none.
 */
export function lateStyle(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
