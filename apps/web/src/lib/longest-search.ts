/** The maximum length of a search text; the server ignores the rest. */
export const LONGEST_SEARCH = 100;
