/** Brings the form of a rule to life: the text follows what the reader says, and is copied at a tap. */

import { issueAddress, reportText } from './report-text.ts';

/** How long the button says that it has copied, in milliseconds. */
const COPIED_FOR = 2500;

function wake(form: HTMLElement): void {
  const { about = '', title = '', issues, done = '', failed = '' } = form.dataset;
  const text = form.querySelector('textarea');
  const line = form.querySelector<HTMLInputElement>('[type=text]');
  const copy = form.querySelector('button');
  const issue = form.querySelector('a');
  const status = form.querySelector('[role=status]');
  if (!text || !line || !copy || !status) return;

  // Who has begun to write by hand before this script was there goes on by hand.
  const touched = document.activeElement === text || window.early?.some(({ target }) => target === text);
  const byHand = touched && text.value !== text.defaultValue;
  const update = (): void => {
    const says = form.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? '';
    if (!byHand) text.value = reportText(says, line.value, about);
    if (issue && issues) issue.href = issueAddress(issues, `${says}: ${title}`, [text.value]);
  };
  text.readOnly = !byHand;
  if (byHand)
    for (const one of form.querySelectorAll('fieldset,label:has([type=text])')) one.toggleAttribute('hidden', true);
  form.addEventListener('input', update);
  update();

  const label = copy.textContent;
  copy.addEventListener('click', async () => {
    const said = await navigator.clipboard.writeText(text.value).then(
      () => done,
      () => failed,
    );
    copy.textContent = said;
    status.textContent = said;
    setTimeout(() => {
      copy.textContent = label;
      status.textContent = '';
    }, COPIED_FOR);
  });

  // Not every browser opens what a link leads into.
  const fold = form.closest('details');
  if (fold && location.hash === `#${form.id}`) fold.open = true;
}

for (const form of document.querySelectorAll<HTMLElement>('.report')) wake(form);
