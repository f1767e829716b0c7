import { z } from "@hono/zod-openapi";
import { and, eq } from "drizzle-orm";
import {
  knownCustomersSchema,
  staffQuoteSchema,
  takeBookingSchema,
  takenBookingSchema,
} from "@/lib/contract/admin/take-booking";
import { rideOrderSchema } from "@/lib/contract/booking";
import { isOnRequest } from "@/lib/rules/booking/on-request";
import { recordAudit } from "@/platform/audit/record-audit";
import { rideOrderErrors } from "@/platform/booking/lifecycle/accept-booking";
import { takeBooking } from "@/platform/booking/lifecycle/take-booking";
import { checkTakenRide } from "@/platform/booking/quote/check-taken-ride";
import { obstaclesOf } from "@/platform/booking/quote/obstacles";
import { priceChecked } from "@/platform/booking/quote/price-ride";
import { quoteView } from "@/platform/booking/quote/quote-view";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { users } from "@/platform/db/schema/people";
import { invalidFields } from "@/platform/http/api-error";
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
          warnings: warningsOf(Object.values(checked.errors)),
          obstacles: await obstaclesOf(tx, priced),
        };
      });
    })
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

/** What a customer could only ask for, and the staff may take. */
const warningsOf = (codes: string[]): z.infer<typeof staffQuoteSchema>["warnings"] =>
  isOnRequest(codes) ? codes.filter((code) => code !== "TOO_MANY_PASSENGERS") : [];
