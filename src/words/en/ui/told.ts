import { inPersons } from '#words/en/persons.ts';
import { displayName } from '#words/text.ts';
import type { ToldWords } from '../../vi/ui/told.ts';

const who = (name: string): string => (name === 'cai' ? 'the banker' : displayName(name));
const Who = (name: string): string => (name === 'cai' ? 'Banker' : displayName(name));

const held = ({
  twos = 0,
  quads = 0,
}: {
  readonly twos?: number | undefined;
  readonly quads?: number | undefined;
}): string =>
  [twos > 0 ? (twos > 1 ? `${twos} twos` : 'a two') : '', quads > 0 ? (quads > 1 ? `${quads} quads` : 'a quad') : '']
    .filter(Boolean)
    .join(', ');

export const en: ToldWords = {
  untold: 'cards not told',
  untoldCount: (n) => (n === 1 ? '1 card, which one is not told' : `${n} cards, which ones is not told`),
  tell: (name) => inPersons(`Say each card of ${who(name)}`),
  tellAll: 'Say each card',
  granted: {
    'under-five-cards': 'unless somebody has five cards',
    'no-twos': 'if there is no 2 among them',
    'no-twos-or-quads': 'if there is no 2 and no quad among them',
    'laid-first': '',
  },
  first: (name) => inPersons(`if ${who(name)} laid down first`),
  firstCell: (name) => `${Who(name)} first`,
  if: (of) => inPersons(`if ${who(of.who[0] ?? '')} has ${held(of)}`),
  fiveCards: (names, all) =>
    all ? 'if everybody has five cards' : inPersons(`if ${names.map(who).join(', ')} has five cards`),
  ask: {
    'under-five-cards': 'Does anybody have five cards?',
    'no-twos': 'How many 2s are among them?',
    'no-twos-or-quads': 'Any 2s or quads among them?',
    'laid-first': 'Who laid down first?',
  },
  assumed: {
    'under-five-cards': 'You did not say, so nobody is taken to.',
    'no-twos': 'You did not say, so none is taken to be.',
    'no-twos-or-quads': 'You did not say, so none is taken to be.',
    'laid-first': 'You did not say, so the order you told them in is taken.',
  },
  nobody: { 'under-five-cards': 'Nobody', 'no-twos': 'None', 'no-twos-or-quads': 'None', 'laid-first': '' },
  cell: (of, all, several) =>
    held(of) === ''
      ? all
        ? of.who.length === 2
          ? 'Both'
          : 'All'
        : `${of.who.map(Who).join(', ')}: 5`
      : several
        ? `${of.who.map(Who).join(', ')}: ${held(of)}`
        : held(of),
  open: 'depends',
  unsettled: (names) =>
    inPersons(
      `That alone does not settle it: it hangs on the cards of ${names.map(who).join(', ')}. Name them, and it is ruled.`,
    ),
  standIn: 'You named no cards. Where cards are shown they stand in for what you told; the ruling is the same.',
};
