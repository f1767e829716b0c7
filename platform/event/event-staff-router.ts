import { and, asc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/event-staff";
import type { RegisteredGuests } from "@/lib/contract/event";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { type EventKey, readPlaces } from "@/platform/content/event/taken-places";
import { readContentRow } from "@/platform/content/item/content-draft";
import { eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { endRegistration } from "./end-registration";
import { readEventSaid } from "./event-said";
import { eventCancelledMail } from "./mails/event-cancelled";

export function eventStaffRouter() {
  return newRouter()
    .answer(calls.listEventRegistrations, ({ tx }, { param }) => readGuests(tx, param))
    .answer(calls.removeEventRegistration, async (work, { param }) => {
      const { tx, idSite, now, user } = work;
      await readContentRow(tx, param.type, param.id);
      const [registration] = await tx
        .select()
        .from(eventRegistrations)
        .where(
          and(
            eq(eventRegistrations.id, param.idRegistration),
            eq(eventRegistrations.type, param.type),
            eq(eventRegistrations.idItem, param.id),
          ),
        )
        .for("update");
      if (!registration) throw new ApiError("NOT_FOUND");
      const { language, people, state } = registration;
      await endRegistration(work, registration);
      const event = await readEventSaid(tx, param, language);
      if (event && new Date(event.endsAt) > now) {
        const identity = await mailIdentity(tx, language);
        await postMails(tx, idSite, now, [eventCancelledMail(identity, { registration, event })]);
      }
      // Nobody is named in the log, which never changes.
      await recordAudit(work, {
        user,
        action: "CANCEL_REGISTRATION",
        subject: `${param.type} ${param.id}`,
        before: { people, state },
        after: null,
      });
      return readGuests(tx, param);
    });
}

/** @throws ApiError NOT_FOUND for a content that is not there */
async function readGuests(tx: Sql, { type, id }: EventKey): Promise<RegisteredGuests> {
  await readContentRow(tx, type, id);
  const row = await readPlaces(tx, { type, id });
  const registrations = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.type, type), eq(eventRegistrations.idItem, id)))
    .orderBy(asc(eventRegistrations.state), asc(eventRegistrations.id));
  const guests = registrations.map(({ registeredAt, ...guest }) => ({
    id: guest.id,
    name: guest.name,
    email: guest.email,
    phone: guest.phone,
    people: guest.people,
    state: guest.state,
    registeredAt: parisIso(registeredAt),
  }));
  const taken = guests
    .filter(({ state }) => state === "CONFIRMED")
    .reduce((sum, { people }) => sum + people, 0);
  const places = row?.places ?? null;
  return { places, placesLeft: places === null ? null : Math.max(0, places - taken), guests };
}
