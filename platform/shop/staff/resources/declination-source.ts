import { eq, inArray, sql } from "drizzle-orm";
import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import { inBoth } from "@/lib/contract/admin/rows";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { briefLabel } from "@/lib/rules/shop/declination-label";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { openStock } from "@/platform/db/stock-history";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { isProductKnown, refuseArticle } from "./article-refusals";
import { readBoxContents, storeBoxContents } from "./box-contents";
import { pricesTyped, reductionShown, refuseUnlawful } from "./typed-reduction";

const LITRE = 100;

export const declinationSource: ResourceSource<typeof declinationResource, typeof declinations> = {
  table: declinations,
  columns: {
    reference: declinations.reference,
    idProduct: declinations.idProduct,
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
    const contents = await readBoxContents(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, reference, idProduct, priceCents, isActive, capacity, ...row }) => {
      const chosen = row.values.map(({ value }) => value[language]);
      return {
        id,
        name: briefLabel(names.get(idProduct) ?? "", chosen),
        idProduct,
        reference,
        values: row.values.map(({ idVariation, value: { fr_FR, en } }) => ({
          variation: idVariation,
          value: { fr_FR, en },
        })),
        price: eurosFromCents(priceCents),
        ...reductionShown(row),
        isActive,
        weightGrams: row.weightGrams,
        idStock: row.idStock,
        stockUnits: row.stockUnits,
        capacity: capacity && row.capacityUnit === "LITER" ? capacity * LITRE : capacity,
        sellByMultipleOf: row.sellByMultipleOf,
        hasShippingFees: row.hasShippingFees,
        image: row.image ? [row.image] : [],
        contents: contents.get(id) ?? [],
        isPackedToOrder: row.isPackedToOrder,
      };
    });
  },
  change: {
    valuesOf: (
      { reference, isActive, weightGrams, values, capacity, image: [image], ...item },
      row,
      now,
    ) => ({
      ...pricesTyped(item, row, now),
      reference,
      isActive,
      weightGrams,
      values: values.map(({ variation, value }) => ({
        idVariation: variation,
        value: inBoth(value),
      })),
      idStock: item.idStock,
      stockUnits: item.stockUnits,
      capacity,
      capacityUnit: capacity === null ? null : "CENTILITRE",
      sellByMultipleOf: item.sellByMultipleOf,
      hasShippingFees: item.hasShippingFees,
      image: image ?? null,
      isPackedToOrder: item.isPackedToOrder,
    }),
    async refuse(tx, item, row, { now, language }) {
      if (row.id === undefined && !(await isProductKnown(tx, item.idProduct))) {
        throw new ApiError("NOT_FOUND");
      }
      await refuseArticle(tx, item);
      await refuseUnlawful(tx, pricesTyped(item, row, now), row, { now, language });
    },
    taken: {
      declination_combination_once: { values: "ARTICLE_EXISTS" },
      declination_id_site_reference_unique: { reference: "REFERENCE_TAKEN" },
      stock_id_site_reference_unique: { reference: "REFERENCE_TAKEN" },
    },
    added: (_, { idProduct }) => ({ idProduct, order: 0 }),
    async addBeside({ tx, idSite, now }, { id, idProduct, reference }, { quantity, ...item }) {
      if (quantity !== null && item.isPackedToOrder) {
        throw invalidFields({ quantity: "BOX_WITHOUT_STOCK" });
      }
      if (quantity !== null && item.idStock !== null) {
        throw invalidFields({ quantity: "STOCK_TWICE" });
      }
      const idStock =
        quantity === null
          ? item.idStock
          : await openStock(tx, { idSite, reference, quantity }, now);
      const last = sql`(select max("order") + 1 from declination where id_product = ${idProduct})`;
      await tx.update(declinations).set({ order: last, idStock }).where(eq(declinations.id, id));
    },
    async storeBeside(work, { id, idProduct }, { contents }) {
      await storeBoxContents(work, id, contents);
      await work.tx.update(products).set({ changedAt: work.now }).where(eq(products.id, idProduct));
    },
    changes: [{ kind: "products" }],
  },
};
