/** Makes the form of a rule interactive: the text follows the reader's statement, and a tap copies it. */

import { copyText } from '../rule/copy-text.ts';
import { issueAddress, reportText } from './report-text.ts';

function startForm(form: HTMLElement): void {
  const { about = '', title = '', issues } = form.dataset;
  const text = form.querySelector('textarea');
  const line = form.querySelector<HTMLInputElement>('[type=text]');
  const copy = form.querySelector('button');
  const issue = form.querySelector('a');
  const status = form.querySelector('[role=status]');
  if (!text || !line || !copy || !status) return;

  // A reader who has started to edit the text before hydration goes on editing.
  const touched = document.activeElement === text || window.early?.some(({ target }) => target === text);
  const byHand = touched && text.value !== text.defaultValue;
  const update = (): void => {
    const chosen = form.querySelector<HTMLInputElement>('[type=radio]:checked');
    const says = chosen?.value ?? '';
    // The first of the two statements is that of another house.
    const issueForm = chosen === form.querySelector('[type=radio]') ? 'house-differs' : 'wrong-verdict';
    if (!byHand) text.value = reportText(says, line.value, about);
    if (issue && issues) issue.href = issueAddress(issues, issueForm, `${says}: ${title}`, [text.value]);
  };
  text.readOnly = !byHand;
  if (byHand)
    for (const one of form.querySelectorAll('fieldset,label:has([type=text])')) one.toggleAttribute('hidden', true);
  form.addEventListener('input', update);
  update();

  copy.addEventListener('click', () => copyText(copy, text.value, form.dataset, status));

  // Not every browser opens the closed section that a link leads into.
  const fold = form.closest('details');
  if (fold && location.hash === `#${form.id}`) fold.open = true;
}

for (const form of document.querySelectorAll<HTMLElement>('.report')) startForm(form);
