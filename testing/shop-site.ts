import type { CarrierData } from "@/demonstration/data/shop-data";
import type { SiteData } from "@/demonstration/data/site-data";
import { tinyShop } from "./tiny-shop";
import { tinySite } from "./tiny-site";
import { tinyWords } from "./tiny-words";

/**
 * Builds a tiny site that also sells honey, at another rate of VAT, and a visit, which is not sent;
 * with two carriers to the door, one to shops, and codes of each kind.
 */
export function shopSite(id: number, parameters: SiteData["parameters"] = {}): SiteData {
  const site = tinySite(id);
  const words = tinyWords(id);
  const { products, carriers, schedules } = tinyShop(id, words);
  const [wine] = products;
  if (!wine) throw new Error("A tiny shop sells wine");
  const other = (reference: string, declination: Partial<(typeof wine.declinations)[number]>) => ({
    ...wine,
    reference: `${reference}-${id}`,
    type: "OTHER" as const,
    kind: "OTHER" as const,
    alcohol: null,
    vintage: null,
    recommended: [],
    grapeVarieties: [],
    hasFile: false,
    words: words.each((code) => ({ ...wine.words[code], slug: reference.toLowerCase() })),
    declinations: [
      {
        reference: `${reference}-1-${id}`,
        values: [],
        capacity: null,
        capacityUnit: null,
        priceCents: 690,
        weightGrams: 400,
        stock: null,
        ...declination,
      },
    ],
  });
  const carrier = (name: string, more: Partial<CarrierData>, priceCents: number): CarrierData => ({
    deliveryType: "DELIVERY",
    daysFrom: 1,
    daysTo: 2,
    words: words.each((code) => ({ name: words.both(name)[code], description: "" })),
    rates: [{ country: "FR", upToGrams: 60_000, upToBottles: 36, priceCents }],
    ...more,
  });
  return {
    ...site,
    parameters: {
      ...site.parameters,
      PAYMENT_METHOD: "CARD,TRANSFER",
      BANK_HOLDER: "Tiny",
      BANK_IBAN: "FR76 0000",
      SHOW_STOCK: "true",
      STOCK_LIMIT_DISPLAY: "12",
      ...parameters,
    },
    products: [
      ...products,
      { ...other("HONEY", {}), vatRate: 5.5 },
      other("VISIT", { priceCents: 1500, hasShippingFees: false, weightGrams: 0 }),
    ],
    carriers: [
      ...(carriers ?? []),
      carrier("Express", { serviceCode: "EXP" }, 2490),
      carrier("Relay", { deliveryType: "PICKUP", siteType: "RELAY" }, 790),
    ],
    schedules: [...(schedules ?? []), { address: 0, weekday: 6, from: "14:00", until: "18:00" }],
    discounts: [
      { code: "TEN", kind: "PERCENT", percent: 10 },
      { code: "FIVE", kind: "AMOUNT", amountCents: 500, minimumCents: 1500, mostUses: 5 },
      { code: "ONCE", kind: "AMOUNT", amountCents: 100, mostUsesPerPerson: 1 },
      { code: "FREE", kind: "FREE_SHIPPING" },
      { code: "GIFT", kind: "PERCENT", percent: 100 },
      { code: "SOON", kind: "PERCENT", percent: 50, from: "2026-11-21T00:00:00+01:00" },
      { code: "OVER", kind: "PERCENT", percent: 50, until: "2026-11-19T23:59:59+01:00" },
    ],
  };
}
