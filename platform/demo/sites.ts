import { site72 } from "@/platform/demo/72/site-72";
import { site73 } from "@/platform/demo/73/site-73";
import type { SiteData } from "@/platform/demo/data/site-data";

/** The demonstration sites. */
export const demoSites: SiteData[] = [site72, site73];
