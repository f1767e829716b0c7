import { contents } from "@/demonstration/73/contents/contents";
import { accueil } from "@/demonstration/73/pages/accueil";
import { avisBlocks } from "@/demonstration/73/pages/avis";
import { contact } from "@/demonstration/73/pages/contact";
import { domaineBlocks } from "@/demonstration/73/pages/domaine";
import { lists } from "@/demonstration/73/pages/lists";
import { pages } from "@/demonstration/73/pages/pages";
import { vins } from "@/demonstration/73/pages/vins";
import { visites } from "@/demonstration/73/pages/visites";
import { parameters } from "@/demonstration/73/parameters/parameters";
import { accessPoints } from "@/demonstration/73/shop/access-points";
import { calendars, companyAddresses, schedules } from "@/demonstration/73/shop/addresses";
import { awards } from "@/demonstration/73/shop/awards";
import { carriers } from "@/demonstration/73/shop/carriers";
import { discounts } from "@/demonstration/73/shop/discounts";
import { products } from "@/demonstration/73/shop/products";
import { stocks } from "@/demonstration/73/shop/stocks";
import { variations } from "@/demonstration/73/shop/variations";
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

/** Site 73: a family wine estate on the Sèvre Nantaise, and its shop. */
export const site73: SiteData = {
  site: {
    id: 73,
    name: "Domaine des Quatre Aulnes",
    isWinemaker: true,
    features: ["SHOP"],
  },
  languages: demoLanguages,
  logos,
  fonts,
  parameters,
  pages,
  components: [
    ...accueil,
    ...domaineBlocks,
    ...vins,
    ...visites,
    ...contact,
    ...lists,
    ...avisBlocks,
    ...legalBlocks,
  ],
  services: [],
  elements,
  news,
  contents,
  newsletterLists,
  addressTypes: ["SHIPPING", "BILLING", "COMPANY", "CLICK_AND_COLLECT"],
  companyAddresses,
  vehicles: [],
  fareSupplements: [],
  calendars,
  variations,
  externalApps: [{ app: "PRODUCT_FILE_GENERATOR", isActive: true }],
  people,
  savedReplies,
  externalRatings: ratingsElsewhere,
  externalReviews: reviewsElsewhere,
  products,
  stocks,
  awards,
  carriers,
  accessPoints,
  schedules,
  discounts,
};
