import { eq } from "drizzle-orm";
import { z } from "zod";
import * as calls from "@/lib/contract/calls/event";
import {
  type EventRegistration,
  type EventRegistrationState,
  type RegisterForEvent,
  registerForEventFormSchema,
} from "@/lib/contract/event";
import type { LanguageCode } from "@/lib/contract/locale";
import { eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError } from "@/platform/http/api-error";
import { answerForm, isForm } from "@/platform/http/page-response";
import { consume } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/request-context";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { endRegistration } from "./end-registration";
import { readEventSaid } from "./event-said";
import { registerForEvent } from "./register-for-event";

type Caller = Pick<RequestContext["Variables"], "idSite" | "inUnitOfWork" | "language">;

export function eventRouter({ rateLimits }: Services) {
  async function receive(
    { idSite, inUnitOfWork, language }: Caller,
    of: { route: string; id: number },
    request: RegisterForEvent,
  ): Promise<EventRegistrationState> {
    // A person does not see this field: a robot that fills it in gets the usual answer.
    if (request.website) return "CONFIRMED";
    await consume(rateLimits.eventMail, idSite, request.email);
    return withRetries(() =>
      inUnitOfWork((work) => registerForEvent({ ...work, language }, of, request)),
    );
  }
  const router = newRouter();
  router.use("/element/:route/:id/register", (c, next) => {
    const of = calls.registerForEvent.params.safeParse(c.req.param());
    return isForm(c) && of.success
      ? answerForm(c, {
          name: "registration",
          limit: "eventRegistration",
          schema: registerForEventFormSchema,
          receive: async (request) => void (await receive(c.var, of.data, request)),
        })
      : next();
  });
  router.use("/registration/:code/cancel", (c, next) =>
    isForm(c)
      ? answerForm(c, {
          name: "registration",
          limit: "eventRegistrationPage",
          schema: z.object({}),
          receive: async () =>
            void (await c.var.inUnitOfWork((work) => cancel(work, c.req.param("code")))),
        })
      : next(),
  );
  return router
    .answerInSteps(calls.registerForEvent, async (caller, { param, json }) => ({
      state: await receive(caller, param, json),
    }))
    .answer(calls.getEventRegistration, async ({ tx, language }, { param }) =>
      viewOf(tx, await findRegistration(tx, param.code), language),
    )
    .answer(calls.cancelEventRegistration, (work, { param }) => cancel(work, param.code));
}

/** @throws ApiError NOT_FOUND once it is cancelled, or forgotten */
async function cancel(work: UnitOfWork, code: string): Promise<EventRegistration> {
  const { tx, language } = work;
  const registration = await findRegistration(tx, code);
  const view = await viewOf(tx, registration, language);
  await endRegistration(work, registration);
  return view;
}

async function findRegistration(tx: Sql, code: string) {
  const [registration] = await tx
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.code, code))
    .for("update");
  if (!registration) throw new ApiError("NOT_FOUND");
  return registration;
}

async function viewOf(
  tx: Sql,
  registration: typeof eventRegistrations.$inferSelect,
  language: LanguageCode,
): Promise<EventRegistration> {
  const { type, idItem: id, state, people, email } = registration;
  const event = await readEventSaid(tx, { type, id }, language);
  if (!event) throw new ApiError("NOT_FOUND");
  const { title, startsAt, endsAt, place, path } = event;
  return { state, people, email, title, startsAt, endsAt, place, path };
}
