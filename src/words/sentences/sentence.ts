/** A sentence; a function where names, cards or figures stand in it, which it is given as they are written. */
export type Sentence<Facts> = string | ((facts: Facts) => string);

export function sentenceWith<Facts>(sentence: Sentence<Facts>, facts: Facts): string {
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
