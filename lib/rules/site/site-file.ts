/** Largest file of a site, in bytes, with its pictures and videos. */
export const MAX_SITE_FILE_BYTES = 200_000_000;

/** Longest name of a site, in characters. */
export const MAX_SITE_NAME = 60;

/** Sites that a new one may begin as. */
export const SITE_TEMPLATES = ["CHAUFFEUR", "ESTATE", "BOTH"] as const;
export type SiteTemplate = (typeof SITE_TEMPLATES)[number];
