import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  bookingSeriesSchema,
  madeSeriesSchema,
  newSeriesSchema,
  seriesCancellationSchema,
  seriesPreviewSchema,
  seriesRuleSchema,
} from "@/lib/contract/admin/booking-series";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { cancelSeries } from "@/platform/booking/series/cancel-series";
import { makeSeries } from "@/platform/booking/series/make-series";
import { previewSeries } from "@/platform/booking/series/preview-series";
import { readSeries } from "@/platform/booking/series/read-series";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getBookingSeries",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/series",
  summary: "The rides of the series that a booking is in, or was the first of",
  request: { params },
  responses: responses(bookingSeriesSchema, "Its rides, the earliest first"),
});

const preview = route({
  name: "previewSeries",
  area: "admin",
  can: "booking:take",
  method: "post",
  path: "/admin/booking/{id}/series/preview",
  summary: "The days on which a ride would come again, each with its price and what is in its way",
  request: { params, ...body(seriesRuleSchema) },
  responses: responses(seriesPreviewSchema, "The days"),
});

const make = route({
  name: "makeSeries",
  area: "admin",
  can: "booking:take",
  idempotent: true,
  method: "post",
  path: "/admin/booking/{id}/series",
  summary: "Books a ride again on the days that are possible; the same Idempotency-Key goes on",
  request: { params, ...body(newSeriesSchema) },
  responses: responses(madeSeriesSchema, "Its rides, and the days that were refused"),
});

const cancel = route({
  name: "cancelSeries",
  area: "admin",
  can: "booking:act",
  proof: true,
  method: "post",
  path: "/admin/booking/{id}/series/cancellation",
  summary: "Cancels the rides of a series that have not begun",
  request: { params, ...body(seriesCancellationSchema) },
  responses: responses(bookingSeriesSchema, "Its rides as they are now"),
});

/** The calls of rides that come again on days of the week. */
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
    act: { action: string; booking: BookingRow; status: string | null },
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
    .answer(see, async ({ tx }, { param: { id } }) => {
      await read(tx, id);
      return readSeries(tx, id);
    })
    .answerInSteps(preview, async ({ inUnitOfWork, language }, { param: { id }, json }) => {
      const booking = await inUnitOfWork(({ tx }) => read(tx, id));
      return previewSeries(services, booking, json, language);
    })
    .answerInSteps(make, async (caller, { param: { id }, json }) => {
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
    .answerInSteps(cancel, async (caller, { param: { id }, json }) => {
      const { idSite, inUnitOfWork } = caller;
      await inUnitOfWork(({ tx }) => read(tx, id));
      await cancelSeries(services, { idSite, idBooking: id }, json, (tx, before, booking) =>
        record(tx, caller, { action: "CANCEL", booking, status: before.status }),
      );
      return inUnitOfWork(({ tx }) => readSeries(tx, id));
    });
}
