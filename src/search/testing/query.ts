/**
 * What somebody types, and what he is to be led to first: a rule by its id, any other place by its address without the
 * language (`xi-dach/so-bai/#cung-non`). Two places are as good as each other where both are named, with `|` between.
 * After `@` stands the game whose page he is on.
 */
export type Query = readonly [typed: string, first: string];
