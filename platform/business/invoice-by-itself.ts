import { eq } from "drizzle-orm";
import { lastDayOver, monthEnd } from "@/lib/rules/money/closing-period";
import { businesses } from "@/platform/db/schema/business";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { invoiceOfMonth } from "./invoice-of-month";
import { ridesByMonth } from "./month-to-invoice";

/**
 * A month is over: the business gets the invoice of each month of which rides are left to invoice,
 * where nobody wants to read it first. Done twice, the second time finds no ride.
 */
export const invoiceByItself: DeadlineWork = {
  run: async ({ clock }, tx, { idSite, subject }) => {
    const now = clock.now();
    const idBusiness = Number(subject.split(" ")[0]);
    // Kept from everybody else, so that who invoices it by hand comes before or after.
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
