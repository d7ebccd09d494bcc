/** A sentence for each member of a union, such as the steps of a ruling or the events of a round, under its rule or its type. */

/** `Facts`: what is read of a member once for every language, ready to be said. */
export type Sentences<Tag extends string, Member extends Record<Tag, string>, Facts> = {
  readonly [Id in Member[Tag]]: (member: MemberOf<Tag, Member, Id>, facts: Facts) => string;
};

type MemberOf<Tag extends string, Member, Id> =
  Member extends Record<Tag, infer Own> ? (Id extends Own ? Member : never) : never;

/** The sentence on a member. @param id its rule or type */
export function sentenceOn<Tag extends string, Member extends Record<Tag, string>, Facts, Id extends Member[Tag]>(
  sentences: Sentences<Tag, Member, Facts>,
  id: Id,
  member: MemberOf<Tag, Member, Id>,
  facts: Facts,
): string {
  return sentences[id](member, facts);
}
