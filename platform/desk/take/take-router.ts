import { and, eq } from "drizzle-orm";
import { takeBookingSchema } from "@/lib/contract/admin/take-booking";
import * as calls from "@/lib/contract/calls/take";
import { isOverruled } from "@/lib/rules/booking/on-request";
import { recordAudit } from "@/platform/audit/record-audit";
import { rideOrderErrors } from "@/platform/booking/lifecycle/accept-booking";
import { takeBooking } from "@/platform/booking/lifecycle/take-booking";
import { checkTakenRide } from "@/platform/booking/quote/check-taken-ride";
import { obstaclesOf } from "@/platform/booking/quote/obstacles";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { priceChecked } from "@/platform/booking/quote/price-ride";
import { quoteView } from "@/platform/booking/quote/quote-view";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { giveEmail } from "@/platform/customer/give-email";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { users } from "@/platform/db/schema/people";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { knownCustomers } from "./known-customers";

export function takeRouter(services: Services) {
  return newRouter()
    .answerInSteps(calls.quoteTakenRide, async ({ idSite, language, inUnitOfWork }, { json }) => {
      const checked = await checkTakenRide(services, idSite, json);
      const priced = await priceChecked(services, idSite, checked);
      const { totalCents } = priced.chosen.fare;
      return inUnitOfWork(async ({ tx, now }) => {
        const dueCents = await dueWhenSoon(tx, { totalCents, startAt: priced.startAt }, now);
        return {
          ...quoteView(priced, language, dueCents),
          warnings: Object.values(checked.errors).filter(isOverruled),
          obstacles: await obstaclesOf(tx, priced),
        };
      });
    })
    .answerInSteps(calls.getTimesForStaff, ({ idSite }, { json }) =>
      offerTimes(services, idSite, json, { isStaff: true }),
    )
    .answerInSteps(
      calls.takeBooking,
      async (caller, { json }) => {
        const { idSite, language, user, address, idempotencyKey, inUnitOfWork } = caller;
        const { idCustomer } = json;
        if (idCustomer !== undefined) {
          await inUnitOfWork(async ({ tx }) => {
            const isMember = and(eq(users.id, idCustomer), eq(users.role, "MEMBER"));
            if ((await tx.$count(users, isMember)) === 0)
              throw invalidFields({ idCustomer: "INVALID" });
          });
        }
        const { id, reference } = await takeBooking(services, {
          idSite,
          language,
          idUser: idCustomer ?? null,
          key: idempotencyKey,
          network: address,
          order: json,
          prepare: async (tx) => {
            const { idKnown, customer } = json;
            if (idKnown === undefined || !customer.email) return;
            const work = { tx, idSite, now: services.clock.now(), user };
            await giveEmail(work, { id: idKnown }, customer.email).catch(unlessAnothers);
          },
          recordAct: async (tx, booking) => {
            const now = services.clock.now();
            if (json.driverNote) {
              await tx.insert(bookingNotes).values({
                idSite,
                idBooking: booking.id,
                kind: "DRIVER",
                text: json.driverNote,
                at: now,
                idUser: user.id,
                by: user.email,
                receipt: idempotencyKey,
              });
            }
            await recordAudit(
              { tx, idSite, now },
              {
                user,
                action: "TAKE",
                subject: `booking ${booking.reference}`,
                before: null,
                after: {
                  status: booking.status,
                  totalCents: booking.totalCents,
                  payBy: json.payBy,
                  priceReason: json.agreed?.reason ?? null,
                },
              },
            );
          },
        });
        return { id, reference };
      },
      collectFieldErrors(takeBookingSchema, rideOrderErrors),
    )
    .answer(calls.findKnownCustomers, async ({ tx }, { query: { search } }) => ({
      customers: await knownCustomers(tx, search),
    }));
}

/** Ignores that an address is another customer's: the two stay two, and the ride is taken. */
function unlessAnothers(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== "INVALID_FIELDS") throw error;
}
