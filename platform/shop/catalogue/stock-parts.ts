import { and, asc, eq, inArray, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefLabel } from "@/lib/rules/shop/declination-label";
import { unitsInStock } from "@/lib/rules/shop/stock-state";
import { boxContents, declinations, products, stocks } from "@/platform/db/schema/catalogue";
import type { PackedArticle } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

/** Stock that an article takes from: what is left in it, and the units that one article takes. */
export interface StockedPart {
  idStock: number;
  units: number;
  quantity: number;
}

/** Stocks that one article takes from, and the articles in it where it is packed to order. */
interface Taking {
  parts: StockedPart[];
  packed: PackedArticle[];
}

/** Box that is packed to order. */
export interface PackedBox extends Taking {
  id: number;
  idProduct: number;
  idSite: number;
}

/** Article that was read with the rest of the stock of its own, null where it has none. */
interface Stocked {
  row: Pick<typeof declinations.$inferSelect, "id" | "idStock" | "stockUnits" | "isPackedToOrder">;
  inStock: number | null;
}

const box = alias(declinations, "box");
const boxed = alias(declinations, "boxed");

/** Reads those boxes that are packed to order, each with its articles in their order. */
async function readBoxes(tx: Sql, ids: number[] | SQLWrapper): Promise<PackedBox[]> {
  const rows = await tx
    .select({ box, boxed, product: products, stock: stocks, pieces: boxContents.quantity })
    .from(boxContents)
    .innerJoin(box, and(eq(box.id, boxContents.idBox), eq(box.isPackedToOrder, true)))
    .innerJoin(boxed, eq(boxed.id, boxContents.idDeclination))
    .innerJoin(products, eq(products.id, boxed.idProduct))
    .leftJoin(stocks, eq(stocks.id, boxed.idStock))
    .where(inArray(boxContents.idBox, ids))
    .orderBy(asc(boxContents.id));
  const boxes = new Map<number, PackedBox>();
  for (const row of rows) {
    const { id, idProduct, idSite } = row.box;
    const known = boxes.get(id) ?? { id, idProduct, idSite, parts: [], packed: [] };
    const article = packedArticle(row);
    known.packed.push(article);
    if (row.stock) addPart(known.parts, { ...row.stock, units: article.units });
    boxes.set(id, known);
  }
  return [...boxes.values()];
}

function packedArticle(row: {
  boxed: typeof declinations.$inferSelect;
  product: typeof products.$inferSelect;
  pieces: number;
}): PackedArticle {
  const { reference, values, idStock, stockUnits } = row.boxed;
  const nameIn = (language: "fr_FR" | "en") =>
    briefLabel(
      row.product.translations[language].name,
      values.map(({ value }) => value[language]),
    );
  return {
    reference,
    name: { fr_FR: nameIn("fr_FR"), en: nameIn("en") },
    quantity: row.pieces,
    idStock,
    units: row.pieces * stockUnits,
  };
}

/** Adds what is taken from a stock; two articles of a box may take from the same one. */
function addPart(
  parts: StockedPart[],
  { id, quantity, units }: { id: number; quantity: number; units: number },
): void {
  const known = parts.find(({ idStock }) => idStock === id);
  if (known) known.units += units;
  else parts.push({ idStock: id, units, quantity });
}

/** Reads the boxes packed to order that take from one of some stocks. */
export const readBoxesOf = (tx: Sql, idsOfStocks: number[]): Promise<PackedBox[]> =>
  readBoxes(
    tx,
    tx
      .select({ id: boxContents.idBox })
      .from(boxContents)
      .innerJoin(boxed, eq(boxed.id, boxContents.idDeclination))
      .where(inArray(boxed.idStock, idsOfStocks)),
  );

/**
 * Reads what each article takes from, by its id: a stock of its own, or, which takes a statement, those
 * of what is in a box that is packed to order. An article without any never runs out.
 */
export async function readTaking(
  tx: Sql,
  articles: readonly Stocked[],
): Promise<(id: number) => Taking> {
  const packed = articles.flatMap(({ row }) => (row.isPackedToOrder ? [row.id] : []));
  const boxes = packed.length === 0 ? [] : await readBoxes(tx, packed);
  const takes = new Map<number, Taking>(boxes.map((one) => [one.id, one]));
  for (const { row, inStock } of articles) {
    const { id, idStock, stockUnits: units } = row;
    if (idStock === null) continue;
    takes.set(id, { parts: [{ idStock, units, quantity: inStock ?? 0 }], packed: [] });
  }
  return (id) => takes.get(id) ?? { parts: [], packed: [] };
}

/** Returns how many of an article its stocks are enough for; null where it takes from none. */
export const articlesLeft = (parts: readonly StockedPart[]): number | null =>
  parts.length === 0
    ? null
    : Math.min(...parts.map(({ quantity, units }) => unitsInStock(quantity, units)));
