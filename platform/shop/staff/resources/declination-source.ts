import { eq, inArray, sql } from "drizzle-orm";
import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { briefLabel } from "@/lib/rules/shop/declination-label";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { pricesTyped, reductionShown, refuseUnlawful } from "./typed-reduction";

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
    const references = new Map(
      (await tx.select().from(stocks)).map(({ id, reference }) => [id, reference]),
    );
    return rows.map(({ id, reference, idProduct, priceCents, isActive, ...row }) => {
      const chosen = row.values.map(({ value }) => value[language]);
      return {
        id,
        name: briefLabel(names.get(idProduct) ?? "", chosen),
        reference,
        price: eurosFromCents(priceCents),
        ...reductionShown(row),
        isActive,
        weightGrams: row.weightGrams,
        stock: row.idStock === null ? null : (references.get(row.idStock) ?? null),
        stockUnits: row.stockUnits,
      };
    });
  },
  change: {
    valuesOf: ({ isActive, weightGrams, ...item }, row, now) => ({
      ...pricesTyped(item, row, now),
      isActive,
      weightGrams,
    }),
    refuse: (tx, item, row, { now, language }) =>
      refuseUnlawful(tx, pricesTyped(item, row, now), row, { now, language }),
    async follow(tx, { idProduct }, now) {
      await tx.update(products).set({ changedAt: now }).where(eq(products.id, idProduct));
    },
    changes: [{ kind: "products" }],
  },
};
