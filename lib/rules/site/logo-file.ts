/** 1 MB. */
export const MAX_LOGO_BYTES = 1_000_000;

/** In characters. */
export const MAX_LOGO_ALT = 150;
