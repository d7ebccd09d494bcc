const files = import.meta.glob<{ about: Readonly<Record<string, string>> }>('../../src/i18n/*/about/{vi,en}.ts');

/** A sentence on each house rule of a game, in the page's language; nothing where there is none. */
export async function aboutSettings(game: string): Promise<Readonly<Record<string, string>>> {
  const file = await files[`../../src/i18n/${game}/about/${document.documentElement.lang}.ts`]?.();
  return file?.about ?? {};
}
