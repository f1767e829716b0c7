import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  type RefundPage,
  type RefundRequest,
  refundPageSchema,
  refundRequestSchema,
} from "@/lib/contract/admin/refund";
import { refundReasons } from "@/lib/contract/refund-reason";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { giveBackOfBooking } from "@/platform/booking/lifecycle/give-back-of-booking";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { GiveBack } from "@/platform/purchase/refund/give-back";
import type { Services } from "@/platform/services/services";
import { giveBackOfOrder } from "@/platform/shop/order/lifecycle/give-back-of-order";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import { refundView } from "./refund-view";

const params = z.object({ id: integerParam() });

const seeOfBooking = route({
  name: "getBookingRefund",
  area: "admin",
  can: "payment:refund",
  method: "get",
  path: "/admin/booking/{id}/refund",
  summary: "What of a booking’s money can still go back, and by which way",
  request: { params },
  responses: responses(refundPageSchema, "What was paid and what is left of it"),
});

const giveOfBooking = route({
  name: "refundBookingInPart",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/booking/{id}/refund",
  summary: "Gives a part of what was paid for a booking back: its price is lower by it",
  request: { params, ...body(refundRequestSchema) },
  responses: responses(refundPageSchema, "What is left after it"),
});

const seeOfOrder = route({
  name: "getOrderRefund",
  area: "admin",
  can: "payment:refund",
  method: "get",
  path: "/admin/order/{id}/refund",
  summary: "What of an order’s money can still go back, and by which way",
  request: { params },
  responses: responses(refundPageSchema, "What was paid and what is left of it"),
});

const giveOfOrder = route({
  name: "refundOrderInPart",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/order/{id}/refund",
  summary: "Gives a part of what was paid for an order back, and credits its invoice",
  request: { params, ...body(refundRequestSchema) },
  responses: responses(refundPageSchema, "What is left after it"),
});

/** Partial refunds: what the company gives back of its own accord. */
export function refundRouter(services: Services) {
  return newRouter()
    .answer(seeOfBooking, async ({ tx }, { param: { id } }) =>
      bookingRefund(services, tx, await readBooking(tx, id)),
    )
    .answer(seeOfOrder, async ({ tx }, { param: { id } }) =>
      refundView(tx, await orderReference(tx, id), { idOrder: id }),
    )
    .answer(giveOfBooking, async (work, { param: { id }, json }) => {
      const { tx, user } = work;
      const before = await lockBooking(tx, id);
      const after = await giveBackOfBooking(services, tx, before, giveBack("booking", json));
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
    .answer(giveOfOrder, async (work, { param: { id }, json }) => {
      const { tx, user } = work;
      const before = await lockOrder(tx, id);
      const after = await giveBackOfOrder(services, tx, before, giveBack("order", json));
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

/** What of a booking can go back, with what its monthly invoice can be lowered by. */
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
function giveBack(
  of: "booking" | "order",
  request: z.output<typeof refundRequestSchema>,
): GiveBack {
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
