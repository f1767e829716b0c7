/** In characters. */
export const SHORTEST_PASSWORD = 10;

/** In characters: a shorter message says nothing that can be answered. */
export const SHORTEST_MESSAGE = 10;

/** Longest review, and longest answer to it, in characters. */
export const LONGEST_REVIEW = 2000;
