import { languages } from "../languages";
import { legalBlocks } from "../legal/legal-blocks";
import type { SiteData } from "../site-data";
import { elements } from "./elements";
import { fonts, logos } from "./look";
import { news } from "./news";
import { newsletterLists } from "./newsletter";
import { pages } from "./pages";
import { accueil } from "./pages/accueil";
import { contact } from "./pages/contact";
import { domaineBlocks } from "./pages/domaine";
import { vins } from "./pages/vins";
import { visites } from "./pages/visites";
import { parameters } from "./parameters/parameters";
import { people } from "./people";
import { accessPoints } from "./shop/access-points";
import { calendars, companyAddresses, schedules } from "./shop/addresses";
import { awards } from "./shop/awards";
import { carriers } from "./shop/carriers";
import { discounts } from "./shop/discounts";
import { products } from "./shop/products";
import { stocks } from "./shop/stocks";
import { variations } from "./shop/variations";

/** Site 73: a family wine estate on the Sèvre Nantaise, and its shop. */
export const site73: SiteData = {
  site: {
    id: 73,
    name: "Domaine des Quatre Aulnes",
    isWinemaker: true,
    isECommerce: true,
  },
  languages,
  logos,
  fonts,
  parameters,
  pages,
  components: [...accueil, ...domaineBlocks, ...vins, ...visites, ...contact, ...legalBlocks],
  services: [],
  elements,
  news,
  newsletterLists,
  addressTypes: ["SHIPPING", "BILLING", "COMPANY", "CLICK_AND_COLLECT"],
  companyAddresses,
  vehicles: [],
  fareSupplements: [],
  calendars,
  variations,
  externalApps: [{ app: "PRODUCT_FILE_GENERATOR", isActive: true }],
  people,
  products,
  stocks,
  awards,
  carriers,
  accessPoints,
  schedules,
  discounts,
};
