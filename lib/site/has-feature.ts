import type { SiteFeature } from "@/lib/contract/site";
import type { Bootstrap } from "./bootstrap";

/** What the site offers; nothing while it is not known, at build. */
export const featuresOf = ({ info }: Pick<Bootstrap, "info">): SiteFeature[] =>
  info?.features ?? [];

/** Whether the site offers rides, or a shop. */
export const hasFeature = (site: Pick<Bootstrap, "info">, feature: SiteFeature): boolean =>
  featuresOf(site).includes(feature);
