import { sql } from "drizzle-orm";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { type FoodLabel, products } from "@/platform/db/schema/catalogue";
import { invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";

const nameFr = sql`(${products.translations}->'fr_FR'->>'name')`;

const LABEL_FIELDS = [
  "ingredientsFr",
  "ingredientsEn",
  "energyKj",
  "energyKcal",
  "carbohydrates",
  "sugars",
] as const;
type LabelItem = Pick<AdminItem<typeof shopProductResource>, (typeof LABEL_FIELDS)[number]>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

/** Reads the label from a form's fields; null where they are empty. */
function labelOf(item: LabelItem): FoodLabel | null {
  const { ingredientsFr, ingredientsEn, energyKj, energyKcal, carbohydrates, sugars } = item;
  if (!ingredientsFr || !ingredientsEn) return null;
  return {
    ingredients: { fr_FR: ingredientsFr, en: ingredientsEn },
    energyKj: energyKj ?? 0,
    energyKcal: energyKcal ?? 0,
    carbohydrates: carbohydrates ?? 0,
    sugars: sugars ?? 0,
  };
}

const labelView = (label: FoodLabel | null): LabelItem => ({
  ingredientsFr: label?.ingredients.fr_FR ?? null,
  ingredientsEn: label?.ingredients.en ?? null,
  energyKj: label?.energyKj ?? null,
  energyKcal: label?.energyKcal ?? null,
  carbohydrates: label?.carbohydrates ?? null,
  sugars: label?.sugars ?? null,
});

export const shopProductSource: ResourceSource<typeof shopProductResource, typeof products> = {
  table: products,
  columns: {
    nameFr,
    reference: products.reference,
    isActive: products.isActive,
    price: sql`(${products.priceCents} / 100.0)`,
    order: products.order,
    vatRate: products.vatRate,
  },
  async views(_, rows) {
    return rows.map(({ translations, label, ...row }) => ({
      ...labelView(label),
      id: row.id,
      nameFr: translations.fr_FR.name,
      nameEn: translations.en.name,
      reference: row.reference,
      isActive: row.isActive,
      price: row.priceCents === null ? null : eurosFromCents(row.priceCents),
      order: row.order,
      vatRate: row.vatRate,
      summaryFr: translations.fr_FR.summary,
      summaryEn: translations.en.summary,
      descriptionFr: translations.fr_FR.description,
      descriptionEn: translations.en.description,
    }));
  },
  change: {
    valuesOf: (item, { translations: { fr_FR, en } }, now) => ({
      changedAt: now,
      isActive: item.isActive,
      order: item.order,
      vatRate: item.vatRate,
      label: labelOf(item),
      translations: {
        fr_FR: {
          ...fr_FR,
          name: item.nameFr,
          summary: item.summaryFr,
          description: item.descriptionFr,
        },
        en: { ...en, name: item.nameEn, summary: item.summaryEn, description: item.descriptionEn },
      },
    }),
    // A label is whole, or there is none.
    async refuse(_, item) {
      const lacking = LABEL_FIELDS.filter((name) => isEmpty(item[name]));
      if (lacking.length === 0 || lacking.length === LABEL_FIELDS.length) return;
      throw invalidFields(Object.fromEntries(lacking.map((name) => [name, "REQUIRED" as const])));
    },
    changes: [{ kind: "products" }],
  },
};
