import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination, ProductType, ProductVariation } from "@/lib/contract/product";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { declinationName } from "@/lib/rules/shop/declination-name";
import { announcedReduction } from "@/lib/rules/shop/prior-price";
import { unitPriceCents } from "@/lib/rules/shop/unit-price";
import type { declinations } from "@/platform/db/schema/catalogue";
import type { variations } from "@/platform/db/schema/content";
import type { PriceHistories } from "./price-history";
import type { StockTelling } from "./stock-view";

export interface DeclinationContext {
  language: LanguageCode;
  variations: (typeof variations.$inferSelect)[];
  tell: StockTelling;
  /** Histories of those that are reduced. */
  histories: PriceHistories;
}

/**
 * Shows a declination as the contract has it.
 * @param left how many of it its stocks are enough for; null where it never runs out
 */
export function declinationView(
  row: typeof declinations.$inferSelect,
  left: number | null,
  type: ProductType,
  { language, variations, tell, histories }: DeclinationContext,
): Declination {
  const chosenVariations = row.values.flatMap(({ idVariation, value }): ProductVariation[] => {
    const found = variations.find(({ id }) => id === idVariation);
    return found ? [{ ...found.translations[language], value: value[language] }] : [];
  });
  const bottles = type === "BOX" ? row.sellByMultipleOf : 1;
  const perLitre = unitPriceCents(row.chargedCents, row, bottles);
  return {
    id: row.id,
    reference: row.reference,
    name: declinationName(chosenVariations),
    variation1: chosenVariations[0] ?? null,
    variation2: chosenVariations[1] ?? null,
    variation3: chosenVariations[2] ?? null,
    price: eurosFromCents(row.chargedCents),
    reduction: reductionView(row, histories),
    pricePerLitre: perLitre === null ? null : eurosFromCents(perLitre),
    capacity: row.capacity,
    capacityUnit: row.capacityUnit,
    sellByMultipleOf: row.sellByMultipleOf,
    hasShippingFees: row.hasShippingFees,
    ...(row.image && {
      image: { ...row.image, alt: row.image.alt[language] || declinationName(chosenVariations) },
    }),
    stock: tell(left),
  };
}

function reductionView(
  { id, reducedUntil }: typeof declinations.$inferSelect,
  histories: PriceHistories,
): Declination["reduction"] {
  const announced = announcedReduction(histories.get(id) ?? []);
  if (!announced || !reducedUntil) return null;
  return {
    priorPrice: eurosFromCents(announced.priorCents),
    percent: announced.percent,
    until: reducedUntil.toISOString(),
  };
}
