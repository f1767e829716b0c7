import { eq } from "drizzle-orm";
import { lastDayOver, monthEnd } from "@/lib/rules/money/closing-period";
import { businesses } from "@/platform/db/schema/business";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { invoiceOfMonth } from "./invoice-of-month";
import { ridesByMonth } from "./month-to-invoice";

/**
 * Sends a business, once a month is over, the invoice of each month with rides left to invoice,
 * unless the company wants to read it first. A second run finds no ride.
 */
export const invoiceByItself: DeadlineWork = {
  run: async ({ clock }, tx, { idSite, subject }) => {
    const now = clock.now();
    const idBusiness = Number(subject.split(" ")[0]);
    // Locked, so that an invoice made by hand comes before or after.
    const [business] = await tx
      .select()
      .from(businesses)
      .where(eq(businesses.id, idBusiness))
      .for("update");
    if (!business?.isInvoicedByItself) return;
    for (const month of (await ridesByMonth(tx, idBusiness)).keys()) {
      if (monthEnd(month) > lastDayOver(now)) continue;
      await invoiceOfMonth({ tx, idSite, now }, { idBusiness, month, by: "SYSTEM" });
    }
  },
};
