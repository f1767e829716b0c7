import type { ProductData } from "@/demonstration/data/shop-data";
import type { SiteData } from "@/demonstration/data/site-data";
import { shopSite } from "@/testing/shop-site";

const AFAR = { name: "Afar", description: "" };

const shop = shopSite(901, {
  ORDER_REVIEW_DELAY: "10",
  BANK_IBAN: "FR76 9997 3000 7373 0004 4007 362",
  COMPANY_MOBILE: "06 39 98 00 73",
});

/** Makes a counted product, under a name that is its address too. */
const counted = (name: string): ProductData[] =>
  (shop.products ?? []).slice(0, 1).map(({ words: { fr_FR }, declinations, ...product }) => ({
    ...product,
    reference: name,
    words: { fr_FR: { ...fr_FR, slug: name }, en: { ...fr_FR, slug: name } },
    declinations: declinations
      .slice(-1)
      .map((declination) => ({ ...declination, reference: `${name}-75`, stock: name })),
  }));

/** Shop with carriers to Belgium and to any country, a wine running out, and one that is gone. */
export const settingsSite: SiteData = {
  ...shop,
  products: [...(shop.products ?? []), ...counted("few"), ...counted("none")],
  stocks: [
    ...(shop.stocks ?? []),
    { reference: "few", quantity: 5 },
    { reference: "none", quantity: 0 },
  ],
  carriers: [
    ...(shop.carriers ?? []),
    {
      deliveryType: "DELIVERY",
      daysFrom: 3,
      daysTo: 9,
      words: { fr_FR: AFAR, en: AFAR },
      rates: [
        { country: "BE", upToGrams: 60_000, upToBottles: 36, priceCents: 1800 },
        { country: "*", upToGrams: 60_000, upToBottles: 36, priceCents: 6000 },
      ],
    },
  ],
};
