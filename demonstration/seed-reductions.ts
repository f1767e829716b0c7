import { and, eq } from "drizzle-orm";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { declinations } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import type { ProductData } from "./data/shop-data";

/** Reduces the articles whose price is, for days around an instant. */
export async function seedReductions(
  tx: Sql,
  idSite: number,
  { products, now }: { products: ProductData[]; now: Date },
): Promise<void> {
  const today = parisDate(now);
  for (const { reference, reduction } of products.flatMap((product) => product.declinations)) {
    if (!reduction) continue;
    const reducedFrom = endOfParisDay(daysLater(today, -reduction.daysSince - 1));
    await tx
      .update(declinations)
      .set({
        reducedCents: reduction.cents,
        reducedFrom,
        reducedUntil: endOfParisDay(daysLater(today, reduction.daysLeft)),
        pricedAt: reducedFrom,
      })
      .where(and(eq(declinations.idSite, idSite), eq(declinations.reference, reference)));
  }
}
