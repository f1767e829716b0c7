import type { SiteData } from "@/demonstration/data/site-data";
import { seedSite } from "@/demonstration/seed";
import type { SiteTemplate } from "@/lib/rules/site/site-file";
import type { Sql } from "@/platform/db/sql";
import { chauffeur } from "./chauffeur";
import { estate, shopPages } from "./estate";

/** Returns the row of a site of a template, without what is its own. */
export function siteOfTemplate(template: SiteTemplate) {
  const { features, isWinemaker = false } = templates[template]("").site;
  return { features, isWinemaker };
}

/** Writes what a template has to a new site, whose row is there. */
export function fillFromTemplate(
  tx: Sql,
  {
    template,
    name,
    idSite,
    now,
  }: { template: SiteTemplate; name: string; idSite: number; now: Date },
): Promise<void> {
  const data = templates[template](name);
  const own = { ...data, site: { ...data.site, id: idSite } };
  return seedSite(tx, own, { passwordHash: "", now, soldSince: now });
}

/** Sites that a new one may begin as, by the name of its company. */
export const templates = {
  CHAUFFEUR: chauffeur,
  ESTATE: estate,
  BOTH: chauffeurWithShop,
} satisfies Record<SiteTemplate, (name: string) => SiteData>;

/** A chauffeur's site that has the shop of an estate as well, and its rules of sale. */
function chauffeurWithShop(name: string): SiteData {
  const rides = chauffeur(name);
  const shop = estate(name);
  const [home, services, ...others] = rides.pages;
  const ofShop = shopPages(name);
  const slugs = ofShop.flatMap(({ content }) =>
    "components" in content ? content.components : [],
  );
  if (!home || !services) throw new Error("The chauffeur’s site has lost its first pages");
  return {
    ...rides,
    site: { ...rides.site, isWinemaker: true, features: ["RIDES", "SHOP"] },
    parameters: { ...shop.parameters, ...rides.parameters },
    pages: [home, services, ...ofShop, ...others],
    components: [
      ...rides.components,
      ...shop.components.filter(({ slug }) => slugs.includes(slug as string)),
    ],
    addressTypes: shop.addressTypes,
    calendars: [...rides.calendars, ...shop.calendars],
    variations: shop.variations,
    ...(shop.carriers && { carriers: shop.carriers }),
  };
}
