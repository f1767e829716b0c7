export interface HidingParameters {
  HIDE_CONTACT_PAGE: boolean;
  IS_BLOG_ACTIVATED: boolean;
}

/** Tells whether a setting hides a page and all below it (§2): they answer as not found. */
export const isHidden = (
  { role }: { role: string | null },
  { HIDE_CONTACT_PAGE, IS_BLOG_ACTIVATED }: HidingParameters,
): boolean => (HIDE_CONTACT_PAGE && role === "CONTACT") || (!IS_BLOG_ACTIVATED && role === "BLOG");
