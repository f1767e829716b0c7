import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination } from "@/lib/contract/product";
import { stockState } from "@/lib/rules/shop/stock-state";
import type { Sql } from "@/platform/db/database";
import { readTexts } from "@/platform/site/parameter/read-texts";

const LABELS = { IN: "STOCK_LABEL_IN", LOW: "STOCK_LABEL_LOW", OUT: "STOCK_LABEL_OUT" } as const;
const KEYS = ["SHOW_STOCK", "STOCK_LIMIT_DISPLAY", ...Object.values(LABELS)] as const;

/** What a site that shows its stock says when it has no words of its own for it. */
const USUAL = {
  fr_FR: { IN: "En stock", LOW: "Bientôt épuisé", OUT: "Épuisé" },
  en: { IN: "In stock", LOW: "Nearly gone", OUT: "Sold out" },
} as const;

/** How the site tells how many of a declination are left; null for what never runs out. */
export type StockTelling = (units: number | null) => Declination["stock"];

/** Reads how the transaction's site tells its stock. */
export async function readStockTelling(tx: Sql, language: LanguageCode): Promise<StockTelling> {
  const texts = await readTexts(tx, KEYS, language);
  const isShown = texts.SHOW_STOCK === "true";
  const limit = Number(texts.STOCK_LIMIT_DISPLAY) || null;
  return (units) => {
    const { state, left } = stockState(units, { isShown, limit });
    const label = isShown ? (texts[LABELS[state]] ?? USUAL[language][state]) : null;
    return { state, label, left };
  };
}
