import { and, desc, eq, gt } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/pay-link";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { sendPayLink } from "@/platform/booking/lifecycle/send-pay-link";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { payLinks } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

export function staffPayLinkRouter(services: Services) {
  return newRouter()
    .answer(calls.getStaffPayLink, async ({ tx, now }, { param: { id } }) =>
      payLinkView(tx, await read(tx, id), now),
    )
    .answerInSteps(calls.sendPayLink, async (caller, { param: { id } }) => {
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
