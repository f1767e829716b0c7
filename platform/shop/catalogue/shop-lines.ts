import { eq, inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination } from "@/lib/contract/product";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import type { PackedArticle } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { declinationView } from "./declination-view";
import { readReducedHistories } from "./price-history";
import { articlesLeft, readTaking, type StockedPart } from "./stock-parts";
import { readStockTelling } from "./stock-view";

type ProductRow = typeof products.$inferSelect;
type DeclinationRow = typeof declinations.$inferSelect;

/** Product to be bought, as the shop sells it now. */
export interface ShopLine {
  quantity: number;
  product: ProductRow;
  declination: DeclinationRow;
  /** Declination in the caller's language. */
  view: Declination;
  /** In the caller's language. */
  name: string;
  slug: string;
  /** False once the product or this declination is not sold any more. */
  isSold: boolean;
  /** Quantity left besides the lines before it of the same stocks; null for any number. */
  left: number | null;
  /** Stocks that one of it takes from. */
  parts: StockedPart[];
  /** Articles in it, where it is packed to order. */
  packed: PackedArticle[];
}

/**
 * Reads the lines of a cart or an order, in its order and at today's prices, in three statements
 * however many there are, a further one where prices are reduced, and one where boxes are packed to order. A
 * declination that the site never had is left out.
 * @param wanted `id` is the declination's
 */
export async function readShopLines(
  tx: Sql,
  wanted: { id: number; quantity: number }[],
  language: LanguageCode,
): Promise<ShopLine[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const rows = await tx
    .select({ row: declinations, product: products, inStock: stocks.quantity })
    .from(declinations)
    .innerJoin(products, eq(products.id, declinations.idProduct))
    .leftJoin(stocks, eq(stocks.id, declinations.idStock))
    .where(inArray(declinations.id, ids));
  const context = {
    language,
    variations: await tx.select().from(variations),
    tell: await readStockTelling(tx, language),
    histories: await readReducedHistories(
      tx,
      rows.map(({ row }) => row),
    ),
  };
  const takes = await readTaking(tx, rows);
  const byId = new Map(rows.map((found) => [found.row.id, found]));
  const taken = new Map<number, number>();
  return wanted.flatMap(({ id, quantity }): ShopLine[] => {
    const found = byId.get(id);
    if (!found) return [];
    const { row: declination, product } = found;
    const { parts, packed } = takes(declination.id);
    const left = articlesLeft(
      parts.map((part) => ({ ...part, quantity: part.quantity - (taken.get(part.idStock) ?? 0) })),
    );
    for (const { idStock, units } of parts) {
      taken.set(idStock, (taken.get(idStock) ?? 0) + quantity * units);
    }
    const { name, slug } = product.translations[language];
    return [
      {
        quantity,
        product,
        declination,
        view: declinationView(declination, articlesLeft(parts), product.type, context),
        name,
        slug,
        isSold: product.isActive && declination.isActive,
        left,
        parts,
        packed,
      },
    ];
  });
}
