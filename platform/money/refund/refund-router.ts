import type { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { RefundPage, RefundRequest, refundRequestSchema } from "@/lib/contract/admin/refund";
import * as calls from "@/lib/contract/calls/refund";
import { refundReasons } from "@/lib/contract/refund-reason";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { refundPartOfBooking } from "@/platform/booking/lifecycle/refund-part-of-booking";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { refundView } from "@/platform/payment/refund-view";
import type { PartRefund } from "@/platform/purchase/refund/part-refund";
import type { Services } from "@/platform/services/services";
import { refundPartOfOrder } from "@/platform/shop/order/lifecycle/refund-part-of-order";
import { lockOrder } from "@/platform/shop/order/record/find-order";

export function refundRouter(services: Services) {
  return newRouter()
    .answer(calls.getBookingRefund, async ({ tx }, { param: { id } }) =>
      bookingRefund(services, tx, await readBooking(tx, id)),
    )
    .answer(calls.getOrderRefund, async ({ tx }, { param: { id } }) =>
      refundView(tx, await orderReference(tx, id), { idOrder: id }),
    )
    .answer(calls.refundBookingInPart, async (work, { param: { id }, json }) => {
      const { tx, user } = work;
      const before = await lockBooking(tx, id);
      const after = await refundPartOfBooking(services, tx, before, askedRefund("booking", json));
      if (after.version > before.version) {
        await recordAudit(work, {
          user,
          action: "REFUND",
          subject: `booking ${after.reference}`,
          before: { totalCents: before.totalCents },
          after: { totalCents: after.totalCents, ...auditedRefund(json) },
        });
      }
      return bookingRefund(services, tx, after);
    })
    .answer(calls.refundOrderInPart, async (work, { param: { id }, json }) => {
      const { tx, user } = work;
      const before = await lockOrder(tx, id);
      const after = await refundPartOfOrder(services, tx, before, askedRefund("order", json));
      if (after.version > before.version) {
        await recordAudit(work, {
          user,
          action: "REFUND",
          subject: `order ${after.reference}`,
          before: null,
          after: auditedRefund(json),
        });
      }
      return refundView(tx, after.reference, { idOrder: id });
    });
}

/** Reads the refundable sum of a booking, with that of its monthly invoice. */
async function bookingRefund(
  { monthlyInvoices }: Services,
  tx: Sql,
  booking: BookingRow,
): Promise<RefundPage> {
  const page = await refundView(tx, booking.reference, { idBooking: booking.id });
  return { ...page, onInvoice: eurosFromCents(await monthlyInvoices.claimCents(tx, booking)) };
}

/** @throws ApiError NOT_FOUND */
async function readBooking(tx: Sql, id: number): Promise<BookingRow> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

/** @throws ApiError NOT_FOUND */
async function orderReference(tx: Sql, id: number): Promise<string> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new ApiError("NOT_FOUND");
  return row.reference;
}

/** @throws ApiError INVALID_FIELDS for a reason that is of the other kind of purchase */
function askedRefund(
  of: "booking" | "order",
  request: z.output<typeof refundRequestSchema>,
): PartRefund {
  const { amount, ...rest } = request;
  if (!refundReasons(of).some((reason) => reason === rest.reason))
    throw invalidFields({ reason: "INVALID" });
  return { ...rest, amountCents: centsFromEuros(amount) };
}

const auditedRefund = ({ amount, reason, note }: RefundRequest) => ({
  refund: amount,
  reason,
  note: note ?? null,
});
