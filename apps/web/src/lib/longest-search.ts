/** Nobody's name is longer, and the server reads no more of a search. */
export const LONGEST_SEARCH = 100;
