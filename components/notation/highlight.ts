import grammar from '../../integrations/content/notation.tmLanguage.json';
import { notationTheme } from '../../integrations/content/notation-theme.mjs';

/** What `<Code>` needs to colour the notation as code fences do. */
export const notationHighlight = { lang: { ...grammar, name: 'luat-bai', repository: {} }, theme: notationTheme };
