import { legalTexts } from "@/platform/demo/73/legal/legal-texts";
import type { SiteData } from "@/platform/demo/data/site-data";
import { company } from "./company";
import { look } from "./look";
import { outside } from "./outside";
import { shop } from "./shop";

/** The settings of site 73; those left out have the catalogue's default. */
export const parameters: SiteData["parameters"] = {
  ...company,
  ...legalTexts,
  ...look,
  ...shop,
  ...outside,
  HIDE_CONTACT_PAGE: "false",
  ENABLE_NEWSLETTER: "true",
  // Nothing is written yet: the flag goes up with the first article.
  IS_BLOG_ACTIVATED: "false",
};
