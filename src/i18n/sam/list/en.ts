import type { ListWords } from './vi.ts';

/** Every play that beats the table, and why the others do not, in English. */
export const en: ListWords = {
  count: (count) =>
    count === 0 ? 'Nothing beats it. You pass.' : `${count} ${count === 1 ? 'play beats' : 'plays beat'} it`,
  leads: (count) => `${count} ${count === 1 ? 'lead' : 'different leads'}`,
  not: 'Does not beat it',
  also: (cards) => `Nor do ${cards}.`,
};
