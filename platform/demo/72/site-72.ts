import { accueil } from "@/platform/demo/72/pages/accueil";
import { aeroport } from "@/platform/demo/72/pages/aeroport";
import { contact } from "@/platform/demo/72/pages/contact";
import { escapades } from "@/platform/demo/72/pages/escapades";
import { gares } from "@/platform/demo/72/pages/gares";
import { miseADisposition } from "@/platform/demo/72/pages/mise-a-disposition";
import { pages } from "@/platform/demo/72/pages/pages";
import { premium } from "@/platform/demo/72/pages/premium";
import { reserver } from "@/platform/demo/72/pages/reserver";
import { servicesBlocks } from "@/platform/demo/72/pages/services";
import { tarifs } from "@/platform/demo/72/pages/tarifs";
import { vip } from "@/platform/demo/72/pages/vip";
import { parameters } from "@/platform/demo/72/parameters/parameters";
import { demoLanguages } from "@/platform/demo/data/languages";
import type { SiteData } from "@/platform/demo/data/site-data";
import { legalBlocks } from "@/platform/demo/legal/legal-blocks";
import { elements } from "./elements";
import { fonts, logos } from "./look";
import { news } from "./news";
import { newsletterLists } from "./newsletter";
import { people } from "./people";
import { savedReplies } from "./saved-replies";
import { services } from "./services";
import { calendars, fareSupplements, vehicles } from "./vehicles";

/** Site 72: a small private-chauffeur company in Nantes. */
export const site72: SiteData = {
  site: { id: 72, name: "Estuaire Chauffeur Privé", features: ["RIDES"] },
  languages: demoLanguages,
  logos,
  fonts,
  parameters,
  pages,
  components: [
    ...accueil,
    ...servicesBlocks,
    ...aeroport,
    ...gares,
    ...miseADisposition,
    ...escapades,
    ...vip,
    ...premium,
    ...tarifs,
    ...contact,
    ...reserver,
    ...legalBlocks,
  ],
  services,
  elements,
  news,
  newsletterLists,
  addressTypes: ["SHIPPING", "BILLING", "COMPANY"],
  companyAddresses: [
    {
      types: ["COMPANY"],
      address: "14 quai de la Fosse",
      postalCode: "44000",
      city: "Nantes",
      country: "FR",
      lat: 47.2105,
      lng: -1.564,
    },
  ],
  vehicles,
  fareSupplements,
  calendars,
  variations: [],
  externalApps: [{ app: "PRODUCT_FILE_GENERATOR", isActive: false }],
  people,
  savedReplies,
};
