/** The language of a page's words: its own, or where it is a lesson in a language that is being translated, that of its widgets. */
export function wordLang(): string {
  const { lang, dataset } = document.documentElement;
  return dataset['words'] ?? lang;
}
