import { asc, eq } from "drizzle-orm";
import type { BookingAccount } from "@/lib/contract/admin/business";
import * as calls from "@/lib/contract/calls/booking-account";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { businessName } from "@/platform/booking/business/business-terms";
import { chargeToBusiness, mayCharge } from "@/platform/booking/lifecycle/charge-to-business";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";

export function bookingAccountRouter() {
  return newRouter()
    .answer(calls.getBookingAccount, async ({ tx }, { param: { id } }) => {
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (!booking) throw new ApiError("NOT_FOUND");
      return accountView(tx, booking);
    })
    .answer(calls.chargeBookingToBusiness, async (work, { param: { id }, json }) => {
      const { tx, now, user } = work;
      const before = await lockBooking(tx, id);
      const after = await chargeToBusiness(tx, before, json, now);
      await recordAudit(work, {
        user,
        action: "CHARGE",
        subject: `booking ${after.reference}`,
        before: await audited(tx, before),
        after: await audited(tx, after),
      });
      return accountView(tx, after);
    });
}

const audited = async (tx: Sql, { idBusiness, costCentre, totalCents, status }: BookingRow) => ({
  business: await businessName(tx, idBusiness),
  costCentre,
  total: eurosFromCents(totalCents),
  status,
});

async function accountView(tx: Sql, booking: BookingRow): Promise<BookingAccount> {
  const { idBusiness, costCentre, idBusinessInvoice } = booking;
  return {
    idBusiness,
    costCentre,
    name: await businessName(tx, idBusiness),
    mayCharge: mayCharge(booking),
    isInvoiced: idBusinessInvoice !== null,
    businesses: await tx
      .select({
        id: businesses.id,
        name: businesses.name,
        costCentres: businesses.costCentres,
      })
      .from(businesses)
      .where(eq(businesses.isActive, true))
      .orderBy(asc(businesses.name)),
  };
}
