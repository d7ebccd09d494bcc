/** The words for hands that are told by what they come to, in Vietnamese. This file is the type: English must have exactly these keys. */

import type { Granted } from '#core/told/told-hand.ts';
import { displayName } from '#words/text.ts';

const who = (name: string): string => (name === 'cai' ? 'cái' : displayName(name));
const Who = (name: string): string => (name === 'cai' ? 'Cái' : displayName(name));

/** Who holds what nobody is taken to hold: `An`, `cả hai`. */
interface Unusual {
  readonly who: readonly string[];
  readonly twos?: number | undefined;
  readonly quads?: number | undefined;
}

const held = ({ twos = 0, quads = 0 }: Unusual): string =>
  [twos > 0 ? `${twos} heo` : '', quads > 0 ? `${quads > 1 ? `${quads} ` : ''}tứ quý` : ''].filter(Boolean).join(', ');

export const vi = {
  /** In the place of a hand. */
  untold: 'chưa rõ lá',
  untoldCount: (n: number) => `${n} lá, chưa rõ lá nào`,
  tell: (name: string) => `Nói rõ từng lá của ${who(name)}`,
  tellAll: 'Nói rõ từng lá',
  /** Below a verdict: what was taken for granted. */
  granted: {
    'under-five-cards': 'nếu không ai ngũ linh',
    'no-twos': 'nếu không có heo',
    'no-twos-or-quads': 'nếu không có heo, không có tứ quý',
    'laid-first': '',
  } satisfies Record<Granted, string>,
  /** Who laid down first. */
  first: (name: string) => `nếu ${Who(name)} hạ trước`,
  firstCell: (name: string) => `${Who(name)} trước`,
  if: (of: Unusual) => `nếu ${Who(of.who[0] ?? '')} có ${held(of)}`,
  fiveCards: (names: readonly string[], all: boolean) => `nếu ${all ? 'ai cũng' : names.map(Who).join(', ')} đủ 5 lá`,
  ask: {
    'under-five-cards': 'Có ai đủ 5 lá không?',
    'no-twos': 'Trong đó có mấy heo?',
    'no-twos-or-quads': 'Có heo hay tứ quý không?',
    'laid-first': 'Ai hạ trước?',
  } satisfies Record<Granted, string>,
  /** Why the first answer is pressed. */
  assumed: {
    'under-five-cards': 'Bạn chưa kể nên coi như không ai.',
    'no-twos': 'Bạn chưa kể nên coi như không có.',
    'no-twos-or-quads': 'Bạn chưa kể nên coi như không có.',
    'laid-first': 'Bạn chưa nói nên coi như theo thứ tự bạn kể.',
  } satisfies Record<Granted, string>,
  nobody: {
    'under-five-cards': 'Không ai',
    'no-twos': 'Không có',
    'no-twos-or-quads': 'Không có',
    'laid-first': '',
  } satisfies Record<Granted, string>,
  /** A hand that is unusual: `An 5 lá`, `2 heo`. */
  cell: (of: Unusual, all: boolean, several: boolean) =>
    held(of) === ''
      ? all
        ? of.who.length === 2
          ? 'Cả hai'
          : 'Tất cả'
        : `${of.who.map(Who).join(', ')} 5 lá`
      : several
        ? `${of.who.map(Who).join(', ')} ${held(of)}`
        : held(of),
  open: 'tùy bài',
  /** Hands that fit are ruled in several ways. */
  unsettled: (names: readonly string[]) =>
    `Nghe vậy chưa biết ai hơn: còn tùy bài của ${names.map(who).join(', ')} là những lá nào. Kể lá ra là xử được.`,
  standIn: 'Bạn kể không có lá. Chỗ nào có lá bài thì đó là bài thế vào cho hợp lời kể, xử cũng vậy.',
};

export type ToldWords = typeof vi;
