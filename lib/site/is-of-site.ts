import type { SiteFeature } from "@/lib/contract/site";

const PAGES_OF: Record<SiteFeature, RegExp> = {
  RIDES: /^(?:\/(?:fr|en))?\/(?:account\/bookings|booking\/[^/]+(?:\/company)?)\/?$/,
  SHOP: /^(?:\/(?:fr|en))?\/(?:cart|checkout|account\/orders|order\/[^/]+(?:\/company)?)\/?$/,
};

export const isOfSite = (path: string, { features }: { features: SiteFeature[] }): boolean =>
  (Object.keys(PAGES_OF) as SiteFeature[]).every(
    (feature) => features.includes(feature) || !PAGES_OF[feature].test(path),
  );
