import { site72 } from "@/demonstration/72/site-72";
import { site73 } from "@/demonstration/73/site-73";
import type { SiteData } from "@/demonstration/data/site-data";

export const demoSites: SiteData[] = [site72, site73];
