/** Colours of code fences: the page's own variables, so both themes and print follow. A field's name is bold as well as ink.
 * @type {import('shiki').ThemeRegistrationRaw} */
export const notationTheme = {
  name: 'luat-bai',
  type: 'light',
  fg: 'var(--ink)',
  bg: 'var(--raise)',
  settings: [
    { settings: { foreground: 'var(--ink)' } },
    { scope: ['entity.name.game', 'keyword'], settings: { foreground: 'var(--ink)', fontStyle: 'bold' } },
    { scope: ['string.card.red'], settings: { foreground: 'var(--son-ink)' } },
    { scope: ['string.card.black'], settings: { foreground: 'var(--ink)' } },
    { scope: ['entity.other.preset', 'variable.setting'], settings: { foreground: 'var(--cham-ink)' } },
    { scope: ['constant.setting', 'string.quoted', 'constant'], settings: { foreground: 'var(--dong-ink)' } },
    { scope: ['punctuation.separator', 'comment'], settings: { foreground: 'var(--ink-2)' } },
  ],
};
