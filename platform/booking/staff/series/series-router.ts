import { eq } from "drizzle-orm";
import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import * as calls from "@/lib/contract/calls/series";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { cancelSeries } from "@/platform/booking/series/cancel-series";
import { makeSeries } from "@/platform/booking/series/make-series";
import { previewSeries } from "@/platform/booking/series/preview-series";
import { readSeries } from "@/platform/booking/series/read-series";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

export function seriesRouter(services: Services) {
  /** @throws ApiError NOT_FOUND */
  async function read(tx: Sql, id: number): Promise<BookingRow> {
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
    if (!row) throw new ApiError("NOT_FOUND");
    return row;
  }
  const record = (
    tx: Sql,
    { idSite, user }: { idSite: number; user: User },
    act: { action: AuditAction; booking: BookingRow; status: string | null },
  ) =>
    recordAudit(
      { tx, idSite, now: services.clock.now() },
      {
        user,
        action: act.action,
        subject: `booking ${act.booking.reference}`,
        before: act.status ? { status: act.status } : null,
        after: { status: act.booking.status, totalCents: act.booking.totalCents },
      },
    );

  return newRouter()
    .answer(calls.getBookingSeries, async ({ tx }, { param: { id } }) => {
      await read(tx, id);
      return readSeries(tx, id);
    })
    .answerInSteps(
      calls.previewSeries,
      async ({ inUnitOfWork, language }, { param: { id }, json }) => {
        const booking = await inUnitOfWork(({ tx }) => read(tx, id));
        return previewSeries(services, booking, json, language);
      },
    )
    .answerInSteps(calls.makeSeries, async (caller, { param: { id }, json }) => {
      const { idSite, language, user, address, idempotencyKey, inUnitOfWork } = caller;
      const booking = await inUnitOfWork(({ tx }) => read(tx, id));
      return makeSeries(services, booking, {
        idSite,
        language,
        idUser: booking.idUser,
        key: idempotencyKey,
        network: address,
        series: json,
        by: user.email,
        recordAct: (tx, made) =>
          record(tx, caller, { action: "TAKE", booking: made, status: null }),
      });
    })
    .answerInSteps(calls.cancelSeries, async (caller, { param: { id }, json }) => {
      const { idSite, inUnitOfWork } = caller;
      await inUnitOfWork(({ tx }) => read(tx, id));
      await cancelSeries(services, { idSite, idBooking: id }, json, (tx, before, booking) =>
        record(tx, caller, { action: "CANCEL", booking, status: before.status }),
      );
      return inUnitOfWork(({ tx }) => readSeries(tx, id));
    });
}
