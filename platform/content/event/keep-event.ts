import type { ContentDefinition } from "@/lib/contract/content/definition";
import { KEPT_AFTER_EVENT } from "@/lib/rules/privacy/kept-after-event";
import type { FieldValues } from "@/platform/db/schema/content-item";
import { eventPlaces } from "@/platform/db/schema/event";
import { invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { countTakenPlaces, type EventKey, readPlaces } from "./taken-places";

/** Wait before a new date is told, in milliseconds: its other language follows, or it is mended. */
const TOLD_AFTER = 5 * 60_000;

/**
 * Stores the consequences of an element's dates, as it is published: pages are made anew as it
 * begins and ends, so many may register, they are told where it has moved, and are forgotten a while
 * after it.
 * @throws ApiError INVALID_FIELDS for fewer places than are taken
 */
export async function keepEvent(
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  content: ContentDefinition,
  { type, id, fields }: EventKey & { fields: FieldValues },
): Promise<void> {
  const { span } = content;
  if (!span || !fields[span.from]) return;
  const begins = new Date(String(fields[span.from]));
  const ends = new Date(String(fields[span.until]));
  for (const [name, dueAt] of Object.entries({ begins, ends })) {
    if (dueAt <= now) continue;
    await setDeadline(tx, {
      idSite,
      kind: "CONTENT_SHOWN",
      subject: `${type} ${id} ${name}`,
      dueAt,
    });
  }
  await setDeadline(tx, {
    idSite,
    kind: "EVENT_MOVED",
    subject: `${type} ${id}`,
    dueAt: new Date(now.getTime() + TOLD_AFTER),
  });
  const places = content.places ? fields[content.places] : null;
  if (typeof places !== "number") return;
  await readPlaces(tx, { type, id }, { lock: true });
  const taken = await countTakenPlaces(tx, { type, id });
  if (places < taken) {
    const fault = { code: "TOO_SMALL", said: "PLACES_TAKEN", count: taken } as const;
    throw invalidFields({ [`values.${content.places}`]: fault });
  }
  const kept = { places, endsAt: ends };
  await tx
    .insert(eventPlaces)
    .values({ type, idItem: id, idSite, ...kept })
    .onConflictDoUpdate({ target: [eventPlaces.type, eventPlaces.idItem], set: kept });
  await setDeadline(tx, {
    idSite,
    kind: "EVENT_FORGOTTEN",
    subject: `${type} ${id}`,
    dueAt: new Date(ends.getTime() + KEPT_AFTER_EVENT),
  });
  await planPlaces({ tx, idSite, now }, { type, id });
}

export const planPlaces = (
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { type, id }: EventKey,
): Promise<void> =>
  setDeadline(tx, { idSite, kind: "PLACES_FREE", subject: `${type} ${id}`, dueAt: now });
