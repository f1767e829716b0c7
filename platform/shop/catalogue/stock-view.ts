import type { LanguageCode } from "@/lib/contract/locale";
import type { Declination } from "@/lib/contract/product";
import { type StockDisplay, stockState } from "@/lib/rules/shop/stock-state";
import type { Sql } from "@/platform/db/sql";
import { readTexts } from "@/platform/site/parameter/read-texts";

const LABELS = { IN: "STOCK_LABEL_IN", LOW: "STOCK_LABEL_LOW", OUT: "STOCK_LABEL_OUT" } as const;

/** Default words for the stock, on a site that shows it without words of its own. */
const USUAL = {
  fr_FR: { IN: "En stock", LOW: "Bientôt épuisé", OUT: "Épuisé" },
  en: { IN: "In stock", LOW: "Nearly gone", OUT: "Sold out" },
} as const;

/** Function that tells a declination's stock; null stands for stock that never runs out. */
export type StockTelling = (units: number | null) => Declination["stock"];

/** Reads how much of its stock the transaction's site shows. */
export async function readStockDisplay(tx: Sql): Promise<StockDisplay> {
  const texts = await readTexts(tx, ["SHOW_STOCK", "STOCK_LIMIT_DISPLAY"]);
  return {
    isShown: texts.SHOW_STOCK === "true",
    limit: Number(texts.STOCK_LIMIT_DISPLAY) || null,
  };
}

export async function readStockTelling(tx: Sql, language: LanguageCode): Promise<StockTelling> {
  const display = await readStockDisplay(tx);
  const labels = await readTexts(tx, Object.values(LABELS), language);
  return (units) => {
    const { state, left } = stockState(units, display);
    const label = display.isShown ? (labels[LABELS[state]] ?? USUAL[language][state]) : null;
    return { state, label, left };
  };
}
