import { site72 } from "./72/site-72";
import type { SiteData } from "./site-data";

/** The demonstration sites. */
export const sites: SiteData[] = [site72];
