/**
 * Pattern of a mark without its French space: U+00A0 before a colon and within guillemets, U+202F
 * before the other high marks.
 */
export const WRONG_FRENCH_SPACE = /(?<!\u00a0)[:»](?=\s|$)|«(?!\u00a0)|(?<!\u202f)[;!?](?=\s|$)/;
