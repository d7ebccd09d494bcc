/** The parameters in which a phone hands a text from another app to the referee; the manifest names them, the page reads them. */
export const SHARED_PARAMS = { title: 'title', text: 'text', url: 'url' } as const;
