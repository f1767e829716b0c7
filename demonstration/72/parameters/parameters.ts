import { legalTexts } from "@/demonstration/72/legal/legal-texts";
import type { SiteData } from "@/demonstration/data/site-data";
import { company } from "./company";
import { look } from "./look";
import { outside } from "./outside";

/** Settings of site 72; those left out have the catalogue's default. */
export const parameters: SiteData["parameters"] = {
  ...company,
  ...legalTexts,
  ...look,
  ...outside,
  HIDE_CONTACT_PAGE: "false",
  ENABLE_NEWSLETTER: "true",
  IS_BLOG_ACTIVATED: "true",
  SHOW_SEARCHBAR: "true",
};
