/** The largest file that is taken for a logo, in bytes: 1 MB. */
export const MAX_LOGO_BYTES = 1_000_000;

/** The longest text that stands in for a logo where it is not seen, in characters. */
export const MAX_LOGO_ALT = 150;
