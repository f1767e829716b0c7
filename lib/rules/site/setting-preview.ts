/** Path of the page that shows a setting at its place, before it is saved. */
export const SETTING_PREVIEW = "/setting-preview";

/** Request header in which `middleware.ts` passes that page the setting that is tried. */
export const SETTING_DRAFT_HEADER = "x-setting-draft";
