import type { SiteFeature } from "@/lib/contract/site";
import type { Bootstrap } from "./bootstrap";

/** Returns the site's features; none while they are not known, at build. */
export const featuresOf = ({ info }: Pick<Bootstrap, "info">): SiteFeature[] =>
  info?.features ?? [];

export const hasFeature = (site: Pick<Bootstrap, "info">, feature: SiteFeature): boolean =>
  featuresOf(site).includes(feature);
