/** How many letters of a title and of a description a list of search results shows, and the fewest in which a description tells something. */
export const SHOWN = { title: 60, description: 160, least: 70 } as const;
