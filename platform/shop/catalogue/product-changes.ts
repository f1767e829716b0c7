import { and, eq, inArray, max, or } from "drizzle-orm";
import { declinationResource } from "@/lib/contract/admin/declination-resource";
import { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { languageCodeSchema } from "@/lib/contract/locale";
import { briefLabel, soldLabel } from "@/lib/rules/shop/declination-label";
import { declinationName } from "@/lib/rules/shop/declination-name";
import { auditEntries } from "@/platform/db/schema/audit";
import { declinations, type products } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import type { Sql } from "@/platform/db/sql";

type Product = Pick<typeof products.$inferSelect, "id" | "translations">;

/**
 * Reads when what the sheets of products show was changed last, by their ids: by the staff, or by a
 * stock that came or gave out. Other sales change nothing that lasts.
 */
export async function readProductChanges(
  tx: Sql,
  shown: readonly Product[],
): Promise<Map<number, Date>> {
  const changes = new Map<number, Date>();
  const note = (id: number, at: Date | null) => {
    if (at && at > (changes.get(id) ?? 0)) changes.set(id, at);
  };
  const sold = await readDeclinations(tx, shown);
  const products = new Map(shown.map((product) => [product.id, product]));
  const subjects = new Map<string, number[]>();
  const add = (subject: string, id: number) =>
    subjects.set(subject, [...(subjects.get(subject) ?? []), id]);
  for (const { id, translations } of shown) {
    add(`${shopProductResource.name} ${translations.fr_FR.name}`, id);
  }
  const labels = new Map(
    (await tx.select().from(variations)).map(({ id, translations }) => [id, translations]),
  );
  for (const { idProduct, values } of sold) {
    const product = products.get(idProduct);
    // The log has the name that it had for its author, in their language; older entries a longer one.
    for (const code of languageCodeSchema.options) {
      const chosen = values.flatMap(({ idVariation, value }) => {
        const label = labels.get(idVariation);
        return label ? [{ ...label[code], value: value[code] }] : [];
      });
      const name = product?.translations[code].name ?? "";
      const label = soldLabel({ name, declinationName: declinationName(chosen) }, code);
      add(`${declinationResource.name} ${label}`, idProduct);
      const brief = briefLabel(
        name,
        values.map(({ value }) => value[code]),
      );
      if (brief !== label) add(`${declinationResource.name} ${brief}`, idProduct);
    }
  }
  for (const { subject, at } of await readAudited(tx, [...subjects.keys()])) {
    for (const id of subjects.get(subject) ?? []) note(id, at);
  }
  const stocks = await readStockChanges(tx, sold);
  for (const { idProduct, idStock } of sold) {
    if (idStock !== null) note(idProduct, stocks.get(idStock) ?? null);
  }
  return changes;
}

const readDeclinations = (tx: Sql, shown: readonly Product[]) =>
  tx
    .select({
      idProduct: declinations.idProduct,
      idStock: declinations.idStock,
      values: declinations.values,
    })
    .from(declinations)
    .where(
      and(
        eq(declinations.isActive, true),
        inArray(
          declinations.idProduct,
          shown.map(({ id }) => id),
        ),
      ),
    );

const readAudited = (tx: Sql, subjects: string[]) =>
  tx
    .select({ subject: auditEntries.subject, at: max(auditEntries.at) })
    .from(auditEntries)
    .where(inArray(auditEntries.subject, subjects))
    .groupBy(auditEntries.subject);

/** Reads when each stock came or gave out last: its first movement is where it began. */
async function readStockChanges(tx: Sql, sold: { idStock: number | null }[]) {
  const ids = [...new Set(sold.flatMap(({ idStock }) => idStock ?? []))];
  const { idStock, quantity, units } = stockMovements;
  const rows = await tx
    .select({ idStock, at: max(stockMovements.at) })
    .from(stockMovements)
    .where(and(inArray(idStock, ids), or(eq(quantity, 0), eq(quantity, units))))
    .groupBy(idStock);
  return new Map(rows.map(({ idStock: id, at }) => [id, at]));
}
