import { legalTexts } from "@/platform/demo/72/legal/legal-texts";
import type { SiteData } from "@/platform/demo/data/site-data";
import { company } from "./company";
import { look } from "./look";
import { outside } from "./outside";

/** The settings of site 72; those left out have the catalogue's default. */
export const parameters: SiteData["parameters"] = {
  ...company,
  ...legalTexts,
  ...look,
  ...outside,
  HIDE_CONTACT_PAGE: "false",
  ENABLE_NEWSLETTER: "true",
  // Nothing is written yet: the flag goes up with the first article.
  IS_BLOG_ACTIVATED: "false",
};
