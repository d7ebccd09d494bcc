/** Prints the sheet of a game, and before that rewrites it under the saved rule set. The engine is loaded only where one was chosen. */
import { part } from '../loading/part.ts';
import { remembered } from '../storage/remembered.ts';

const ownRules = part(() => import('./own-rules.ts'));

function startSheet(leaf: HTMLElement): void {
  const savedRules = remembered(`house:${leaf.dataset['game']}`);
  /** Resolves once the sheet shows this device's rule set. */
  let written: Promise<unknown> = Promise.resolve();
  const write = (): void => {
    if (savedRules.get() !== '') written = ownRules.load().then(({ writeOwnRules }) => writeOwnRules(leaf));
  };
  write();
  savedRules.listen(write);
  document.querySelector('[data-print]')?.addEventListener('click', () => {
    written.then(() => print());
  });
}

const leaf = document.querySelector<HTMLElement>('.leaf');
if (leaf) startSheet(leaf);
