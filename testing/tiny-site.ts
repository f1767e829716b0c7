import type { SiteData } from "@/demonstration/data/site-data";
import { TEST_SECRET } from "./signed-place";
import { tinyFleet } from "./tiny-fleet";
import { tinyPages } from "./tiny-pages";
import { tinyShop } from "./tiny-shop";
import { marker, tinyWords } from "./tiny-words";

/**
 * Builds a site with at least one of everything, for tests. Its neighbour's data cannot be mistaken
 * for its own: every text carries the site's marker.
 */
export function tinySite(id: number): SiteData {
  const words = tinyWords(id);
  const { both, each } = words;

  return {
    secret: TEST_SECRET,
    site: {
      id,
      name: `Tiny ${marker(id)}`,
      url: `https://www.${id}.example`,
      features: ["RIDES", "SHOP"],
      styleVariables: { "--accent": "#d4af37ff" },
    },
    languages: [
      {
        code: "fr_FR",
        label: "Français",
        deeplCode: "FR",
        country: "FR",
        flag: "fr",
        isDefault: true,
      },
      { code: "en", label: "English", deeplCode: "EN-GB", country: "GB", flag: "gb" },
    ],
    logos: [
      {
        filename: `logo-${id}.svg`,
        type: "LOGO",
        onlineImage: {
          id,
          externalId: null,
          externalType: null,
          externalPath: null,
          url: `/media/${id}/logo.svg`,
        },
        alt: both("Logo"),
      },
    ],
    fonts: [{ type: "CONTENT", family: "Raleway", color: null, size: 14, weight: 300 }],
    parameters: {
      COMPANY_NAME: `Tiny ${marker(id)}`,
      COMPANY_EMAIL: `contact@${id}.example`,
      COMPANY_PHONE: "+33240000000",
      HEAD_OFFICE: `12 quai de la Fosse, 44000 Nantes, ${marker(id)}`,
      SIRET_NUMBER: "999 999 972 00014",
      VTC_REGISTER_NUMBER: `EVTC044${id}`,
      COMPANY_DESCRIPTION: both("A company"),
      FACEBOOK_URL: null,
      ENABLE_NEWSLETTER: "true",
    },
    ...tinyPages(words),
    addressTypes: [`BILLING ${marker(id)}`, `DELIVERY ${marker(id)}`],
    companyAddresses: [
      {
        types: ["HEAD_OFFICE"],
        address: `12 quai de la Fosse, ${marker(id)}`,
        postalCode: "44000",
        city: "Nantes",
        country: "FR",
        lat: 47.21,
        lng: -1.56,
      },
    ],
    ...tinyFleet(id, words),
    variations: [
      each((code) => ({ label: both("Year")[code], displayLabel: null })),
      each((code) => ({ label: both("Size")[code], displayLabel: both("The size")[code] })),
    ],
    ...tinyShop(id, words),
    externalApps: [
      { app: "PRODUCT_FILE_GENERATOR", isActive: true, config: { owner: marker(id) } },
    ],
    people: [
      {
        email: `member@${id}.example`,
        role: "MEMBER",
        firstname: "Camille",
        lastname: "Moreau",
        phone: "+33612345678",
      },
      {
        email: `admin@${id}.example`,
        role: "ADMIN",
        firstname: "Louison",
        lastname: "Gauvin",
        phone: null,
      },
      {
        email: `superadmin@${id}.example`,
        role: "SUPER_ADMIN",
        firstname: "Alix",
        lastname: "Briand",
        phone: null,
      },
    ],
  };
}
