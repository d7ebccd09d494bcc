/** Prints the sheet, and before that rewrites it under the saved rule set. The engine is loaded only where one was chosen. */
import { remembered } from '../storage/remembered.ts';

const leaf = document.querySelector<HTMLElement>('.leaf');
const savedRules = remembered(`house:${leaf?.dataset['game']}`);

/** Resolves once the sheet shows this device's rule set. */
let written: Promise<unknown> = Promise.resolve();

function write(): void {
  if (!leaf || savedRules.get() === '') return;
  // What cannot be fetched leaves the usual rule set on the sheet, which says so.
  written = import('./own-rules.ts').then(({ writeOwnRules }) => writeOwnRules(leaf)).catch(() => {});
}

write();
savedRules.listen(write);

document.querySelector('[data-print]')?.addEventListener('click', () => {
  written.then(() => print());
});
