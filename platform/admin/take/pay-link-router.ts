import { z } from "@hono/zod-openapi";
import { and, desc, eq, gt } from "drizzle-orm";
import { staffPayLinkSchema } from "@/lib/contract/admin/take-booking";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { sendPayLink } from "@/platform/booking/lifecycle/send-pay-link";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { payLinks } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getStaffPayLink",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/pay-link",
  summary: "What a booking’s customer would pay by link, and until when the present one is good",
  request: { params },
  responses: responses(staffPayLinkSchema, "The amount and the time"),
});

const send = route({
  name: "sendPayLink",
  area: "admin",
  can: "booking:act",
  method: "post",
  path: "/admin/booking/{id}/pay-link",
  summary: "Sends the pay link again by mail and text message, once a minute at most",
  request: { params },
  responses: responses(staffPayLinkSchema, "The amount and the time of the link that was sent"),
});

/** The calls about a booking's pay link. */
export function staffPayLinkRouter(services: Services) {
  return newRouter()
    .answer(see, async ({ tx, now }, { param: { id } }) => payLinkView(tx, await read(tx, id), now))
    .answerInSteps(send, async (caller, { param: { id } }) => {
      const { idSite, user, address: network, inUnitOfWork } = caller;
      const { reference } = await inUnitOfWork(({ tx }) => read(tx, id));
      await sendPayLink(services, { idSite, network, reference }, (tx) =>
        recordAudit(
          { tx, idSite, now: services.clock.now() },
          {
            user,
            action: "SEND_PAY_LINK",
            subject: `booking ${reference}`,
            before: null,
            after: null,
          },
        ),
      );
      return inUnitOfWork(async ({ tx, now }) => payLinkView(tx, await read(tx, id), now));
    });
}

/** @throws ApiError NOT_FOUND */
async function read(tx: Sql, id: number): Promise<BookingRow> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

async function payLinkView(tx: Sql, booking: BookingRow, now: Date) {
  const { onlineCents } = toPay(booking, await moneyOf(tx, booking.id));
  const [link] = await tx
    .select()
    .from(payLinks)
    .where(and(eq(payLinks.idBooking, booking.id), gt(payLinks.expiresAt, now)))
    .orderBy(desc(payLinks.expiresAt))
    .limit(1);
  return {
    amount: eurosFromCents(onlineCents),
    expiresAt: link && onlineCents > 0 ? parisIso(link.expiresAt) : null,
  };
}
