import type { ComponentData, SiteData } from "../site-data";
import { elements } from "./elements";
import { fonts, languages, logos } from "./look";
import { news } from "./news";
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
import { services } from "./services";
import { calendars, fareSupplements, vehicles } from "./vehicles";

const legalText = (
  slug: string,
  parameter: "LEGAL_NOTICE" | "PRIVACY_POLICY" | "SALE_TERMS" | "COOKIE_POLICY" | "USE_TERMS",
): ComponentData => ({
  slug: `texte-${slug}`,
  type: "LEGAL_TEXT",
  conf: { fr_FR: { parameter }, en: { parameter } },
});

/** Site 72: a small private-chauffeur company in Nantes. */
export const site72: SiteData = {
  site: { id: 72, name: "Estuaire Chauffeur Privé", url: "http://localhost:3000" },
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
    legalText("sale-terms", "SALE_TERMS"),
    legalText("use-terms", "USE_TERMS"),
    legalText("legal-notice", "LEGAL_NOTICE"),
    legalText("privacy-policy", "PRIVACY_POLICY"),
    legalText("cookie-policy", "COOKIE_POLICY"),
  ],
  services,
  elements,
  news,
  addressTypes: ["COMPANY", "BILLING", "SHIPPING"],
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
  people: [
    {
      email: "member@72.example",
      role: "MEMBER",
      firstname: "Camille",
      lastname: "Rousseau",
      phone: "+33639980101",
    },
    {
      email: "admin@72.example",
      role: "ADMIN",
      firstname: "Mathilde",
      lastname: "Kerdreux",
      phone: "+33639980072",
    },
    {
      email: "super@72.example",
      role: "SUPER_ADMIN",
      firstname: "Yann",
      lastname: "Guillou",
      phone: null,
    },
  ],
};
