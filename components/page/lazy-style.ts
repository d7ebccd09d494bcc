/**
 * Styles that are loaded with a part of the page. A `<style>` written by a script would need a hash in the page's policy
 * (docs/adr/0021-policy.md); an adopted style sheet needs none.
 */
export function addLazyStyle(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
