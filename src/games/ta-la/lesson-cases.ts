import type { LessonCases } from '#core/game/book.ts';

/** The cases that Tá Lả's own widgets show. A card that may not be eaten makes none: it is refused before there is a ruling. */
export const lessonCases: LessonCases = {
  Sorter: (attribute) => [{ text: attribute('of'), expect: attribute('expect') }],
  CanEat: (attribute) => (attribute('expect') === 'yes' ? [{ text: attribute('of') }] : []),
};
