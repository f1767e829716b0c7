import { and, eq, isNotNull } from "drizzle-orm";
import { announce } from "@/platform/db/announce";
import { declinations, products } from "@/platform/db/schema/catalogue";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";

/**
 * Settles the price of a declination as its reduction begins or ends. The database finds the price,
 * and sets the deadline of the end as it begins.
 */
export const reductionDue: DeadlineWork = {
  async run({ clock }, tx, { subject }) {
    const now = clock.now();
    const isReduced = isNotNull(declinations.reducedCents);
    const [settled] = await tx
      .update(declinations)
      .set({ pricedAt: now })
      .where(and(eq(declinations.id, Number(subject)), isReduced))
      .returning({ idProduct: declinations.idProduct });
    if (!settled) return;
    await tx.update(products).set({ changedAt: now }).where(eq(products.id, settled.idProduct));
    announce(tx, { kind: "products" });
  },
};
