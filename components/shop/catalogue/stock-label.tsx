import type { Declination } from "@/lib/contract/product";

type Stock = Declination["stock"];

const DOT = { IN: "bg-success", LOW: "bg-accent", OUT: "bg-line-strong" } as const;
/** Stock of a product, in the site's words; nothing where the site does not tell. */
export function StockLabel({ stock, detail }: { stock: Stock | undefined; detail?: string }) {
  if (!stock?.label) return null;
  return (
    <span className="mt-1 flex items-center gap-2 text-muted text-small">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT[stock.state]}`} />
      <span>{[stock.label, detail].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
