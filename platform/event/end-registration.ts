import { eq } from "drizzle-orm";
import { planPlaces } from "@/platform/content/event/keep-event";
import { announce } from "@/platform/db/announce";
import { eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { forgetMails } from "@/platform/mail/forget-mails";
import { readEventSaid } from "./event-said";

type Registration = typeof eventRegistrations.$inferSelect;

/** Erases a registration with the mails about it, and has its places given to those who wait. */
export async function endRegistration(
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  registration: Registration,
): Promise<void> {
  const { id, type, idItem, email, language } = registration;
  await tx.delete(eventRegistrations).where(eq(eventRegistrations.id, id));
  await forgetMails(tx, { email, events: [`event:${id}`], until: now });
  await planPlaces({ tx, idSite, now }, { type, id: idItem });
  const event = await readEventSaid(tx, { type, id: idItem }, language);
  if (event?.section) announce(tx, { kind: "elements", route: event.section });
}

/** Erases all registrations of an address, freeing their places as a cancellation does. */
export async function endRegistrationsOf(
  tx: Sql,
  { idSite, address }: { idSite: number; address: string },
  now: Date,
): Promise<void> {
  const registrations = await tx
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, address));
  for (const registration of registrations) {
    await endRegistration({ tx, idSite, now }, registration);
  }
}
