import { inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination } from "@/lib/contract/product";
import { stockState } from "@/lib/rules/stock-state";
import type { Sql } from "@/platform/db/database";
import { parameter } from "@/platform/db/schema/site-look";

const LABELS = { IN: "STOCK_LABEL_IN", LOW: "STOCK_LABEL_LOW", OUT: "STOCK_LABEL_OUT" } as const;
const KEYS = ["SHOW_STOCK", "STOCK_LIMIT_DISPLAY", ...Object.values(LABELS)];

/** What a site that shows its stock says when it has no words of its own for it. */
const USUAL = {
  fr_FR: { IN: "En stock", LOW: "Bientôt épuisé", OUT: "Épuisé" },
  en: { IN: "In stock", LOW: "Nearly gone", OUT: "Sold out" },
} as const;

/** How the site tells how many of a declination are left; null for what never runs out. */
export type StockTelling = (units: number | null) => Declination["stock"];

/** Reads how the transaction's site tells its stock. */
export async function readStockTelling(tx: Sql, language: LanguageCode): Promise<StockTelling> {
  const rows = await tx.select().from(parameter).where(inArray(parameter.type, KEYS));
  const value = (key: string) => {
    const found = rows.find(({ type }) => type === key);
    return (language === "en" ? (found?.valueEn ?? found?.value) : found?.value)?.trim() || null;
  };
  const isShown = value("SHOW_STOCK") === "true";
  const limit = Number(value("STOCK_LIMIT_DISPLAY")) || null;
  return (units) => {
    const { state, left } = stockState(units, { isShown, limit });
    const label = isShown ? (value(LABELS[state]) ?? USUAL[language][state]) : null;
    return { state, label, left };
  };
}
