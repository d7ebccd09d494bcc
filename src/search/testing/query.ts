/**
 * A query and its expected first result: a rule by its id, any other place by its address without the language
 * (`xi-dach/so-bai/#cung-non`). Two places are as good as each other where both are named, with `|` between. After `@` stands the
 * game of the page on which it is typed.
 */
export type Query = readonly [typed: string, first: string];
