/** The cases that Tá Lả's own widgets show. A card that may not be eaten makes none: it is refused before there is a ruling. */
export function lessonCases(component: string, attribute: (key: string) => string): readonly string[] {
  const shows = component === 'Sorter' || (component === 'CanEat' && attribute('expect') === 'yes');
  return shows ? [attribute('of')] : [];
}
