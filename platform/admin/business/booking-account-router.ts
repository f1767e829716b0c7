import { z } from "@hono/zod-openapi";
import { asc, eq } from "drizzle-orm";
import {
  type BookingAccount,
  bookingAccountSchema,
  chargeRequestSchema,
} from "@/lib/contract/admin/business";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { businessName } from "@/platform/booking/business/business-terms";
import { chargeToBusiness, mayCharge } from "@/platform/booking/lifecycle/charge-to-business";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getBookingAccount",
  area: "admin",
  can: "business:read",
  method: "get",
  path: "/admin/booking/{id}/business",
  summary: "The business account that a booking is on, and those it could go on",
  request: { params },
  responses: responses(bookingAccountSchema, "Its account, its cost centre and the open accounts"),
});

const charge = route({
  name: "chargeBookingToBusiness",
  area: "admin",
  can: "booking:act",
  proof: true,
  method: "post",
  path: "/admin/booking/{id}/business",
  summary: "Puts a booking on the account of a business, at its terms, or takes it off",
  request: { params, ...body(chargeRequestSchema) },
  responses: responses(bookingAccountSchema, "Its account after it"),
});

/** The business account of a booking. */
export function bookingAccountRouter() {
  return newRouter()
    .answer(see, async ({ tx }, { param: { id } }) => {
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (!booking) throw new ApiError("NOT_FOUND");
      return accountView(tx, booking);
    })
    .answer(charge, async (work, { param: { id }, json }) => {
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
