import { accueil } from "@/platform/demo/73/pages/accueil";
import { contact } from "@/platform/demo/73/pages/contact";
import { domaineBlocks } from "@/platform/demo/73/pages/domaine";
import { pages } from "@/platform/demo/73/pages/pages";
import { vins } from "@/platform/demo/73/pages/vins";
import { visites } from "@/platform/demo/73/pages/visites";
import { parameters } from "@/platform/demo/73/parameters/parameters";
import { accessPoints } from "@/platform/demo/73/shop/access-points";
import { calendars, companyAddresses, schedules } from "@/platform/demo/73/shop/addresses";
import { awards } from "@/platform/demo/73/shop/awards";
import { carriers } from "@/platform/demo/73/shop/carriers";
import { discounts } from "@/platform/demo/73/shop/discounts";
import { products } from "@/platform/demo/73/shop/products";
import { stocks } from "@/platform/demo/73/shop/stocks";
import { variations } from "@/platform/demo/73/shop/variations";
import { demoLanguages } from "@/platform/demo/data/languages";
import type { SiteData } from "@/platform/demo/data/site-data";
import { legalBlocks } from "@/platform/demo/legal/legal-blocks";
import { elements } from "./elements";
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
  savedReplies,
  products,
  stocks,
  awards,
  carriers,
  accessPoints,
  schedules,
  discounts,
};
