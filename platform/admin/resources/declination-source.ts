import { inArray, sql } from "drizzle-orm";
import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import { declinationName } from "@/lib/rules/shop/declination-name";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";

export const declinationSource: ResourceSource<typeof declinationResource, typeof declinations> = {
  table: declinations,
  columns: {
    reference: declinations.reference,
    price: sql`(${declinations.priceCents} / 100.0)`,
    isActive: declinations.isActive,
  },
  foundWith: { table: products, id: declinations.idProduct },
  async views(tx, rows, language) {
    const known = await tx
      .select({ id: products.id, translations: products.translations })
      .from(products)
      .where(
        inArray(
          products.id,
          rows.map(({ idProduct }) => idProduct),
        ),
      );
    const names = new Map(known.map(({ id, translations }) => [id, translations[language].name]));
    const labels = new Map(
      (await tx.select().from(variations)).map(({ id, translations }) => [
        id,
        translations[language],
      ]),
    );
    const references = new Map(
      (await tx.select().from(stocks)).map(({ id, reference }) => [id, reference]),
    );
    return rows.map(({ id, reference, idProduct, priceCents, isActive, ...row }) => {
      const chosen = row.values.flatMap(({ idVariation, value }) => {
        const label = labels.get(idVariation);
        return label ? [{ ...label, value: value[language] }] : [];
      });
      return {
        id,
        name: soldLabel(
          { name: names.get(idProduct) ?? "", declinationName: declinationName(chosen) },
          language,
        ),
        reference,
        price: eurosFromCents(priceCents),
        isActive,
        weightGrams: row.weightGrams,
        stock: row.idStock === null ? null : (references.get(row.idStock) ?? null),
        stockUnits: row.stockUnits,
      };
    });
  },
  change: {
    valuesOf: ({ price, isActive, weightGrams }) => ({
      priceCents: centsFromEuros(price),
      isActive,
      weightGrams,
    }),
    changes: [{ kind: "products" }],
  },
};
