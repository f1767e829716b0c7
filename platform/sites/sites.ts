import { site72 } from "./72/site-72";
import { site73 } from "./73/site-73";
import type { SiteData } from "./site-data";

/** The demonstration sites. */
export const sites: SiteData[] = [site72, site73];
