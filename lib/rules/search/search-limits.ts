export const HITS_A_PAGE = 20;

/** In characters. */
export const SEARCHED_LENGTH = 100;

/** Most suggestions where nothing has all words. */
export const MOST_SUGGESTIONS = 3;
