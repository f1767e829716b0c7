import { eq, inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination } from "@/lib/contract/product";
import { unitsInStock } from "@/lib/rules/shop/stock-state";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { declinationView } from "./declination-view";
import { readReducedHistories } from "./price-history";
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
  /** Quantity left besides the lines before it of the same stock; null for any number. */
  left: number | null;
}

/**
 * Reads the lines of a cart or an order, in its order and at today's prices, in three statements
 * however many there are, and a fourth where prices are reduced. A declination that the site never had is left out.
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
    .select({ declination: declinations, product: products, inStock: stocks.quantity })
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
      rows.map(({ declination }) => declination),
    ),
  };
  const byId = new Map(rows.map((row) => [row.declination.id, row]));
  const taken = new Map<number, number>();
  return wanted.flatMap(({ id, quantity }): ShopLine[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { idStock, stockUnits } = row.declination;
    const already = taken.get(idStock ?? 0) ?? 0;
    if (idStock !== null) taken.set(idStock, already + quantity * stockUnits);
    const { name, slug } = row.product.translations[language];
    return [
      {
        quantity,
        product: row.product,
        declination: row.declination,
        view: declinationView(row.declination, row.inStock, row.product.type, context),
        name,
        slug,
        isSold: row.product.isActive && row.declination.isActive,
        left: row.inStock === null ? null : unitsInStock(row.inStock - already, stockUnits),
      },
    ];
  });
}
