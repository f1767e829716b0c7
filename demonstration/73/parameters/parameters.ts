import { legalTexts } from "@/demonstration/73/legal/legal-texts";
import type { SiteData } from "@/demonstration/data/site-data";
import { company } from "./company";
import { look } from "./look";
import { outside } from "./outside";
import { shop } from "./shop";

/** Settings of site 73; those left out have the catalogue's default. */
export const parameters: SiteData["parameters"] = {
  ...company,
  ...legalTexts,
  ...look,
  ...shop,
  ...outside,
  HIDE_CONTACT_PAGE: "false",
  ENABLE_NEWSLETTER: "true",
  IS_BLOG_ACTIVATED: "true",
  SHOW_SEARCHBAR: "true",
};
