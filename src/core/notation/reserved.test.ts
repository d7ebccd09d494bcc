import { describe, expect, test } from 'vitest';
import { type Field, RESERVED_NAMES, type Role } from '../case.ts';
import { almostReserved, reservedRole, withReservedNames } from './reserved.ts';

const ROLES: readonly Role[] = ['cai', 'bai', 'ban', 'danh', 'player'];

const player = (name: string): Field => ({ role: 'player', name, cards: [], eaten: [] });

describe('reserved names as phones write them (case notation, reserved field names)', () => {
  const spelled = [...RESERVED_NAMES].flatMap(([name, role]) =>
    [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)]
      .flatMap((one) => [one, one.normalize('NFD')])
      .map((one) => [one, role, name] as const),
  );

  test.each(spelled)('%s is %s', (written, role, name) => {
    expect(reservedRole(written)).toBe(role);
    const text = `sam;\n ${written} : 3♠; an: 4♠\n${written}:5♠`;
    const meant = withReservedNames(text, ROLES);
    expect(meant.normalize('NFC')).toBe(`sam;\n ${name} : 3♠; an: 4♠\n${name}:5♠`.normalize('NFC'));
    expect(meant).toHaveLength(text.length);
  });

  test('only the whole name of a field is one', () => {
    for (const text of ['Cái', 'An: 2♠ Cái', 'Nhà Cái: 2♠', 'CáiB: 2♠', 'x-Bàn: 2♠', 'Cái 2♠: 3♠', '{Cái: 2}'])
      expect(withReservedNames(text, ROLES)).toBe(text);
  });

  test('a field that the game does not have is a name', () => {
    expect(withReservedNames('xi-dach; CÁI: 2♠; Danh: 3♠', ['cai', 'player'])).toBe('xi-dach; cái: 2♠; Danh: 3♠');
  });

  test('players of such a name are found, the fields themselves and other players are not', () => {
    const fields: Field[] = [player('Cái'), player('An'), { ...player('cai'), role: 'cai' }, player('DANH')];
    expect(almostReserved(fields)).toEqual([
      { name: 'Cái', role: 'cai' },
      { name: 'DANH', role: 'danh' },
    ]);
    expect(almostReserved(fields, ['cai', 'player'])).toEqual([{ name: 'Cái', role: 'cai' }]);
  });

  test('a text without end is read through once', () => {
    const started = performance.now();
    for (const piece of ['a', ' ', ';', 'Cái ', ' :', '\n', '\n ', '\u0301\u0323', '; Cái'])
      withReservedNames(piece.repeat(200_000), ROLES);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
