import { and, asc, eq, inArray } from "drizzle-orm";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import { whoGetsPlaces } from "@/lib/rules/content/free-places";
import { countTakenPlaces, type EventKey, readPlaces } from "@/platform/content/event/taken-places";
import { announce } from "@/platform/db/announce";
import { type EventTold, eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { forgetMails } from "@/platform/mail/forget-mails";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { readEventSaid, toldOf } from "./event-said";
import { eventMovedMail } from "./mails/event-moved";
import { eventPlaceFreeMail } from "./mails/event-place-free";

/** Gives free places to the first who wait, and tells them; to nobody once it has begun. */
export const placesFree: DeadlineWork = {
  run: async ({ clock }, tx, { idSite, subject }) => {
    const now = clock.now();
    const key = eventKeyOf(subject);
    const row = await readPlaces(tx, key, { lock: true });
    const event = await readEventSaid(tx, key, "fr_FR");
    if (!row || !event || new Date(event.startsAt) <= now) return;
    const waiting = await tx
      .select()
      .from(eventRegistrations)
      .where(and(isOfEvent(key), eq(eventRegistrations.state, "WAITING")))
      .orderBy(asc(eventRegistrations.id));
    const free = row.places - (await countTakenPlaces(tx, key));
    const ids = whoGetsPlaces(waiting, free);
    if (ids.length === 0) return;
    const registrations = await tx
      .update(eventRegistrations)
      .set({ state: "CONFIRMED" })
      .where(inArray(eventRegistrations.id, ids))
      .returning();
    for (const registration of registrations) {
      const { language } = registration;
      const said = (await readEventSaid(tx, key, language)) ?? event;
      const identity = await mailIdentity(tx, language);
      const mail = eventPlaceFreeMail(identity, { registration, event: said });
      await postMails(tx, idSite, now, [mail]);
      await keepTold(tx, registration, said);
    }
    if (event.section) announce(tx, { kind: "elements", route: event.section });
  },
};

/** Tells everybody registered for an event that it takes place at another time or elsewhere. */
export const eventMoved: DeadlineWork = {
  run: async ({ clock }, tx, { idSite, subject }) => {
    const now = clock.now();
    const key = eventKeyOf(subject);
    const registrations = await tx
      .select()
      .from(eventRegistrations)
      .where(isOfEvent(key))
      .orderBy(asc(eventRegistrations.id))
      .for("update");
    for (const language of new Set(registrations.map((one) => one.language))) {
      const event = await readEventSaid(tx, key, language);
      // Nobody can go to what has begun, and a typed date gone by is mended before it is told.
      if (!event || new Date(event.startsAt) <= now) continue;
      const identity = await mailIdentity(tx, language);
      for (const registration of registrations) {
        const { told } = registration;
        if (registration.language !== language || isSame(told, event)) continue;
        await keepTold(tx, registration, event);
        if (!told) continue;
        const mail = eventMovedMail(identity, { registration, event }, { before: told, at: now });
        await postMails(tx, idSite, now, [mail]);
      }
    }
  },
};

const keepTold = (tx: Sql, { id }: { id: number }, event: EventTold) =>
  tx
    .update(eventRegistrations)
    .set({ told: toldOf(event) })
    .where(eq(eventRegistrations.id, id));

const isSame = (told: EventTold | null, event: EventTold) =>
  told !== null &&
  Date.parse(told.startsAt) === Date.parse(event.startsAt) &&
  Date.parse(told.endsAt) === Date.parse(event.endsAt) &&
  told.place === event.place;

/** Forgets who had registered for an event that has been over for a while. */
export const eventForgotten: DeadlineWork = {
  run: async ({ clock }, tx, { subject }) => {
    const gone = await tx
      .delete(eventRegistrations)
      .where(isOfEvent(eventKeyOf(subject)))
      .returning();
    for (const { id, email } of gone) {
      await forgetMails(tx, { email, events: [`event:${id}`], until: clock.now() });
    }
  },
};

function eventKeyOf(subject: string): EventKey {
  const [name = "", id] = subject.split(" ");
  return { type: contentNamed(name).name as ContentName, id: Number(id) };
}

const isOfEvent = ({ type, id }: EventKey) =>
  and(eq(eventRegistrations.type, type), eq(eventRegistrations.idItem, id));
