import { asc, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";
import { readEventSaid } from "./event-said";

/** Reads the registrations of an address, without the codes that open them. */
export async function exportedRegistrations(tx: Sql, email: string, language: LanguageCode) {
  const registrations = await tx
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, email))
    .orderBy(asc(eventRegistrations.id));
  const exported = [];
  for (const { type, idItem: id, name, phone, people, state, registeredAt } of registrations) {
    const event = await readEventSaid(tx, { type, id }, language);
    exported.push({
      of: event?.title ?? null,
      startsAt: event?.startsAt ?? null,
      ...{ name, phone, people, state },
      since: parisIso(registeredAt),
    });
  }
  return exported;
}
