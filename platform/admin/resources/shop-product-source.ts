import { sql } from "drizzle-orm";
import type { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { products } from "@/platform/db/schema/catalogue";

const nameFr = sql`(${products.translations}->'fr_FR'->>'name')`;

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
    return rows.map(({ id, reference, isActive, priceCents, order, vatRate, translations }) => ({
      id,
      nameFr: translations.fr_FR.name,
      nameEn: translations.en.name,
      reference,
      isActive,
      price: priceCents === null ? null : eurosFromCents(priceCents),
      order,
      vatRate,
      summaryFr: translations.fr_FR.summary,
      summaryEn: translations.en.summary,
      descriptionFr: translations.fr_FR.description,
      descriptionEn: translations.en.description,
    }));
  },
  change: {
    valuesOf: (item, { translations: { fr_FR, en } }) => ({
      isActive: item.isActive,
      order: item.order,
      vatRate: item.vatRate,
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
    changes: [{ kind: "products" }],
  },
};
