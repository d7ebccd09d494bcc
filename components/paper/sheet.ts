/** Prints the sheet, and before that writes it in the house that this device remembers. The engine comes only where one was chosen. */
import { remembered } from '../storage/remembered.ts';

const leaf = document.querySelector<HTMLElement>('.leaf');
const house = remembered(`house:${leaf?.dataset['game']}`);

/** Resolved once the sheet says what this device plays. */
let written: Promise<unknown> = Promise.resolve();

function write(): void {
  if (!leaf || house.get() === '') return;
  // What cannot be fetched leaves the usual house on the sheet, which says so.
  written = import('./own-house.ts').then(({ writeOwnHouse }) => writeOwnHouse(leaf)).catch(() => {});
}

write();
house.listen(write);

document.querySelector('[data-print]')?.addEventListener('click', () => {
  written.then(() => print());
});
