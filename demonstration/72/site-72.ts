import { contents } from "@/demonstration/72/contents/contents";
import { accueil } from "@/demonstration/72/pages/accueil";
import { aeroport } from "@/demonstration/72/pages/aeroport";
import { avisBlocks } from "@/demonstration/72/pages/avis";
import { contact } from "@/demonstration/72/pages/contact";
import { escapades } from "@/demonstration/72/pages/escapades";
import { gares } from "@/demonstration/72/pages/gares";
import { lists } from "@/demonstration/72/pages/lists";
import { miseADisposition } from "@/demonstration/72/pages/mise-a-disposition";
import { pages } from "@/demonstration/72/pages/pages";
import { premium } from "@/demonstration/72/pages/premium";
import { reserver } from "@/demonstration/72/pages/reserver";
import { servicesBlocks } from "@/demonstration/72/pages/services";
import { tarifs } from "@/demonstration/72/pages/tarifs";
import { vip } from "@/demonstration/72/pages/vip";
import { parameters } from "@/demonstration/72/parameters/parameters";
import { demoLanguages } from "@/demonstration/data/languages";
import type { SiteData } from "@/demonstration/data/site-data";
import { legalBlocks } from "@/demonstration/legal/legal-blocks";
import { elements } from "./elements";
import { ratingsElsewhere, reviewsElsewhere } from "./external-reviews";
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
    ...avisBlocks,
    ...reserver,
    ...lists,
    ...legalBlocks,
  ],
  services,
  elements,
  news,
  contents,
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
  externalRatings: ratingsElsewhere,
  externalReviews: reviewsElsewhere,
};
