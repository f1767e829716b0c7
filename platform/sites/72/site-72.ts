import { languages } from "../languages";
import { legalBlocks } from "../legal/legal-blocks";
import type { SiteData } from "../site-data";
import { elements } from "./elements";
import { fonts, logos } from "./look";
import { news } from "./news";
import { newsletterLists } from "./newsletter";
import { pages } from "./pages";
import { accueil } from "./pages/accueil";
import { aeroport } from "./pages/aeroport";
import { contact } from "./pages/contact";
import { escapades } from "./pages/escapades";
import { gares } from "./pages/gares";
import { miseADisposition } from "./pages/mise-a-disposition";
import { premium } from "./pages/premium";
import { reserver } from "./pages/reserver";
import { servicesBlocks } from "./pages/services";
import { tarifs } from "./pages/tarifs";
import { vip } from "./pages/vip";
import { parameters } from "./parameters/parameters";
import { people } from "./people";
import { services } from "./services";
import { calendars, fareSupplements, vehicles } from "./vehicles";

/** Site 72: a small private-chauffeur company in Nantes. */
export const site72: SiteData = {
  site: { id: 72, name: "Estuaire Chauffeur Privé" },
  languages,
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
};
