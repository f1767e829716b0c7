import { z } from "@hono/zod-openapi";
import { and, eq } from "drizzle-orm";
import {
  knownCustomersSchema,
  staffQuoteSchema,
  takeBookingSchema,
  takenBookingSchema,
} from "@/lib/contract/admin/take-booking";
import { rideOrderSchema } from "@/lib/contract/booking";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { isOverruled } from "@/lib/rules/booking/on-request";
import { giveEmail } from "@/platform/admin/customer/give-email";
import { recordAudit } from "@/platform/audit/record-audit";
import { rideOrderErrors } from "@/platform/booking/lifecycle/accept-booking";
import { takeBooking } from "@/platform/booking/lifecycle/take-booking";
import { checkTakenRide } from "@/platform/booking/quote/check-taken-ride";
import { obstaclesOf } from "@/platform/booking/quote/obstacles";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { priceChecked } from "@/platform/booking/quote/price-ride";
import { quoteView } from "@/platform/booking/quote/quote-view";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { users } from "@/platform/db/schema/people";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { knownCustomers } from "./known-customers";

const quote = route({
  name: "quoteTakenRide",
  area: "admin",
  can: "booking:take",
  method: "post",
  path: "/admin/booking/quote",
  summary: "The price of a ride that the staff take, and what is in the way of each vehicle",
  request: body(rideOrderSchema),
  responses: responses(staffQuoteSchema, "Amounts in euros, VAT included"),
});

const times = route({
  name: "getTimesForStaff",
  area: "admin",
  can: "booking:take",
  method: "post",
  path: "/admin/booking/times",
  summary:
    "The times of a day at which the staff could take a ride, whatever the site’s calendar says",
  request: body(timesRequestSchema),
  responses: responses(offeredTimesSchema, "Every quarter of an hour of the day, in Paris"),
});

const take = route({
  name: "takeBooking",
  area: "admin",
  can: "booking:take",
  idempotent: true,
  method: "post",
  path: "/admin/booking",
  summary: "Books a ride by telephone; the same Idempotency-Key gives the same booking",
  request: body(takeBookingSchema),
  responses: responses(takenBookingSchema, "What has been booked"),
});

const find = route({
  name: "findKnownCustomers",
  area: "admin",
  can: "booking:take",
  method: "get",
  path: "/admin/known-customer",
  summary: "Members and guests by name, address, telephone number or company",
  request: { query: z.object({ search: z.string().trim().min(2).max(100) }) },
  responses: responses(knownCustomersSchema, "Eight of them at most, members first"),
});

/** The calls by which the staff take a ride by telephone. */
export function takeRouter(services: Services) {
  return newRouter()
    .answerInSteps(quote, async ({ idSite, language, inUnitOfWork }, { json }) => {
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
    .answerInSteps(times, ({ idSite }, { json }) =>
      offerTimes(services, idSite, json, { isStaff: true }),
    )
    .answerInSteps(
      take,
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
    .answer(find, async ({ tx }, { query: { search } }) => ({
      customers: await knownCustomers(tx, search),
    }));
}

/** An address that another customer has is that customer's: then the two stay two, and the ride is taken. */
function unlessAnothers(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== "INVALID_FIELDS") throw error;
}
