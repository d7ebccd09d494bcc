/** The people of a text: names as they stand in messages. */

import type { Rng } from '#core/random/rng.ts';

/** A person as called in the text, and the name that must be found; `*` where nobody is named. */
export interface SpokenName {
  readonly text: string;
  readonly name: string;
  /** A letter or a number that could be a card: only a colon or a verb parts it from its cards. */
  readonly apart: boolean;
}

export type Scheme = 'given' | 'kin' | 'letters' | 'p' | 'tu' | 'nobody';

const GIVEN = [
  'An',
  'Bình',
  'Hùng',
  'Lan',
  'Minh',
  'Tuấn',
  'Thảo',
  'Hương',
  'Linh',
  'Khoa',
  'Phương',
  'Quân',
  'Tùng',
  'Đạt',
  'Sơn',
  'Trang',
  'Hiếu',
  'Duy',
  'Quyên',
  'Khuê',
  'Thịnh',
  'Bảo Châu',
  'Trà My',
  'Thuận',
  'Phát',
  'Tèo',
  'Ngân',
  'Vinh',
] as const;
const GIVEN_EN = [
  'An',
  'Tom',
  'Linh',
  'Sarah',
  'Kevin',
  'Peter',
  'Rosa',
  'Felix',
  'Hannah',
  'Minh',
  'Emma',
  'Pete',
  'Ruth',
  'Stan',
  'Lily',
  'Dave',
  'Mai',
  'Oscar',
  'Bình',
  'Nina',
] as const;
const KIN = ['anh', 'chị', 'chú', 'bác', 'dì', 'cậu', 'cô', 'thằng', 'bé', 'ông', 'bà'] as const;
const KIN_NAMES = [
  'Hùng',
  'Lan',
  'Tèo',
  'Hoa',
  'Ba',
  'Tư',
  'Sáu',
  'Bảy',
  'Hai',
  'Thảo',
  'Tuấn',
  'Tí',
  'Út',
  'Minh',
] as const;
const NUMBERS: readonly string[] = ['Ba', 'Tư', 'Sáu', 'Bảy', 'Hai'];
const KIN_EN = ['uncle', 'aunt', 'cousin', 'uncle'] as const;
const KIN_NAMES_EN = ['Tom', 'Lan', 'Hoa', 'Bob', 'Mai', 'Jim'] as const;
const NOBODY = ['tôi', 'tui', 'mình', 'em', 'tao'] as const;
const OTHERS = ['nó', 'thằng bạn', 'đối thủ', 'bạn em', 'ổng'] as const;
const NOBODY_EN = ['I'] as const;
const OTHERS_EN = ['he', 'she', 'my friend', 'my opponent', 'the other guy'] as const;

/** So many people, each called otherwise. */
export function peopleOf(scheme: Scheme, count: number, english: boolean, rng: Rng): readonly SpokenName[] {
  switch (scheme) {
    case 'letters':
      return ['A', 'B', 'C', 'D', 'E'].slice(0, count).map((text) => called(text, true));
    case 'p':
      return ['1', '2', '3', '4', '5'].slice(0, count).map((n) => called(`P${n}`, true));
    case 'tu':
      return ['1', '2', '3', '4', '5'].slice(0, count).map((n) => called(`${english ? 'player' : 'tụ'} ${n}`, true));
    case 'kin': {
      const names = rng.shuffled<string>(english ? KIN_NAMES_EN : KIN_NAMES);
      return names
        .slice(0, count)
        .map((name) => called(`${english ? rng.pick(KIN_EN) : rng.pick(KIN)} ${name}`, NUMBERS.includes(name)));
    }
    case 'nobody': {
      const mine: SpokenName = { text: rng.pick<string>(english ? NOBODY_EN : NOBODY), name: '*', apart: false };
      const theirs: SpokenName = { text: rng.pick<string>(english ? OTHERS_EN : OTHERS), name: '*', apart: false };
      const others = peopleOf('given', Math.max(0, count - 2), english, rng);
      return (rng.upTo(1) === 0 ? [mine, theirs, ...others] : [theirs, mine, ...others]).slice(0, count);
    }
    default:
      return rng
        .shuffled<string>(english ? GIVEN_EN : GIVEN)
        .slice(0, count)
        .map((name) => called(name, false));
  }
}

function called(text: string, apart: boolean): SpokenName {
  const name = withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return { text, name, apart };
}

/** A text without any marks, capitals kept. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
}
