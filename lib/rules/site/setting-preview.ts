/**
 * Path of the page that shows a setting at its place, before it is saved: one of the previews, which
 * public pages know as private by their first part.
 */
export const SETTING_PREVIEW = "/preview/setting/typed";

/** Request header in which `middleware.ts` passes that page the setting that is tried. */
export const SETTING_DRAFT_HEADER = "x-setting-draft";
