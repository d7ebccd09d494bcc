import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { FULL } from '#testing/runs.ts';
import { isTurnOfPage } from '../../../e2e/turn.ts';
import type { Check } from '../check.ts';
import type { BuiltPage } from './page.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    // Styles that few pages need stand in the page, before the first element that uses them (StyleOnce.astro). Every browser
    // accepts that.
    elements: ['html5', { style: { flow: true, phrasing: true } }],
    rules: {
      // How a renderer writes what is the same either way: `<input/>`, and single quotes around JSON.
      'void-style': 'off',
      'attr-quotes': 'off',
      // How many cards are in a hand, how long a bar is, which ink a piece of notation has: figures, as custom properties.
      'no-inline-style': 'off',
      // Answering a guess only selects an option and shows the verdict banner on the same page: nothing is submitted.
      'wcag/h32': 'off',
      // Checkboxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // Terms begin with figures, too: `10-at-cu`.
      'valid-id': ['error', { relaxed: true }],
      // The page of a rule has its title in both languages.
      'long-title': ['error', { maxlength: 120 }],
    },
  }),
);

/** The page is valid HTML. */
export function checkHtml(page: BuiltPage): Check {
  const messages = validator.validateStringSync(page.html, page.file).results.flatMap((result) => result.messages);
  const faults = messages.map(
    ({ ruleId, message, line, column, selector }) =>
      `${line}:${column} ${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
  );
  // A component repeats its fault wherever it is used: the first few places will do.
  return {
    name: `${page.file}: HTML`,
    fault: faults.length > 0 ? `${faults.length}: ${faults.slice(0, 3).join('; ')}` : undefined,
  };
}

/** Of similar pages some: each in one language, and every eighth of the rules' permanent links. `FULL=1` takes all of them. */
export function validatedPages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const rules = pages.filter(({ path }) => path.startsWith('/r/'));
  return pages.filter((page) => {
    if (FULL) return true;
    return rules.includes(page) ? rules.indexOf(page) % 8 === 0 : page.lang === undefined || isTurnOfPage(page.path);
  });
}
