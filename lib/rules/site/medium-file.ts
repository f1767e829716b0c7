/** Largest files in the library, in bytes: pictures 25 MB, videos 40 MB, documents 20 MB. */
export const MAX_MEDIUM_BYTES = {
  IMAGE: 25_000_000,
  VIDEO: 40_000_000,
  FILE: 20_000_000,
} as const;

export type MediumKind = keyof typeof MAX_MEDIUM_BYTES;

export const MEDIUM_KINDS = ["IMAGE", "VIDEO", "FILE"] as const satisfies MediumKind[];

/** In bytes. */
export const MAX_MEDIA_FORM_BYTES = 60_000_000;

export const MAX_FILES_OF_FORM = 10;

/** Longest alternative text, and longest text on its rights, in characters. */
export const MAX_MEDIUM_ALT = 300;
export const MAX_MEDIUM_LICENCE = 200;

/** Longer side of a kept picture, in pixels: enough for a whole window of the finest screen. */
export const MAX_PICTURE_SIDE = 2880;
