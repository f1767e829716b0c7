import type { Declination } from "@/lib/contract/product";

type Stock = Declination["stock"];

const DOT = { IN: "bg-success", LOW: "bg-accent", OUT: "bg-line-strong" } as const;
const BEST_FIRST = ["IN", "LOW", "OUT"] as const;

/** The stock of what there is most of, for a product that is sold in several ways. */
export const stockOf = (declinations: Declination[]): Stock | undefined =>
  BEST_FIRST.map((state) => declinations.find(({ stock }) => stock.state === state)).find(Boolean)
    ?.stock;

/** How much is left, in the site's words; nothing where the site does not tell. */
export function StockLabel({ stock, detail }: { stock: Stock | undefined; detail?: string }) {
  if (!stock?.label) return null;
  return (
    <span className="mt-1 flex items-center gap-2 text-muted text-small">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT[stock.state]}`} />
      {[stock.label, detail].filter(Boolean).join(" · ")}
    </span>
  );
}
