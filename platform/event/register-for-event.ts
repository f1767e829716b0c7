import { and, eq } from "drizzle-orm";
import type { EventRegistrationState, RegisterForEvent } from "@/lib/contract/event";
import { newSecret } from "@/platform/account/member/secret";
import { elements, isOfRoute } from "@/platform/content/element/published-elements";
import { countTakenPlaces, type EventKey, readPlaces } from "@/platform/content/event/taken-places";
import { announce } from "@/platform/db/announce";
import { Retryable } from "@/platform/db/retryable";
import { eventRegistrations } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { readEventSaid, toldOf } from "./event-said";
import { eventRegisteredMail } from "./mails/event-registered";

/** Others have taken the places meanwhile: the request is looked at anew. */
class PlacesTaken extends Retryable {}

type Registration = typeof eventRegistrations.$inferSelect;

/**
 * Registers some people for an element that takes place, or has them wait. An address that is
 * registered already gets its mail again, and the answer that a new one would get, so that nobody
 * learns who comes.
 * @returns whether they have places
 * @throws ApiError NOT_FOUND; CONFLICT for an element without registration, or one that has begun;
 *   INVALID_FIELDS
 */
export async function registerForEvent(
  work: UnitOfWork,
  { route, id }: { route: string; id: number },
  { website: _, ...request }: RegisterForEvent,
): Promise<EventRegistrationState> {
  const { tx, idSite, language, now } = work;
  const element = await elements.item(id, { tx, language, now, among: isOfRoute(route) });
  const { places, startsAt } = element;
  if (places === null || startsAt === null) throw new ApiError("CONFLICT", "EVENT_IS_FREE");
  if (new Date(startsAt) <= now) throw new ApiError("CONFLICT", "EVENT_HAS_BEGUN");
  if (request.people > places) {
    throw invalidFields({ people: { code: "TOO_BIG", said: "AT_MOST", count: places } });
  }
  const key: EventKey = { type: "element", id };
  const state = await stateFor(tx, key, request.people);
  const known = await findByEmail(tx, key, request.email);
  if (known) {
    if (known.receipt !== null && known.receipt === request.receipt) return known.state;
    await mailRegistration(work, known, now);
    return state;
  }
  const said = await readEventSaid(tx, key, language);
  const [added] = await tx
    .insert(eventRegistrations)
    .values({
      ...request,
      idSite,
      type: key.type,
      idItem: id,
      state,
      code: newSecret(),
      language,
      registeredAt: now,
      told: said ? toldOf(said) : null,
    })
    .returning()
    .catch((error: unknown) => {
      throw sqlState(error).constraint === "event_never_overbooked" ? new PlacesTaken() : error;
    });
  if (!added) throw new Error(`No registration for element ${id} was stored`);
  await mailRegistration(work, added);
  announce(tx, { kind: "elements", route });
  return state;
}

/**
 * Tells whether there is room for some people. Before they are put on the waiting list, the places
 * are locked and read again: a place just given back would otherwise be nobody's.
 */
async function stateFor(tx: Sql, key: EventKey, people: number): Promise<EventRegistrationState> {
  const hasRoom = async (lock: boolean) => {
    const row = await readPlaces(tx, key, { lock });
    return row !== undefined && (await countTakenPlaces(tx, key)) + people <= row.places;
  };
  return (await hasRoom(false)) || (await hasRoom(true)) ? "CONFIRMED" : "WAITING";
}

async function findByEmail(
  tx: Sql,
  { type, id }: EventKey,
  email: string,
): Promise<Registration | undefined> {
  const [known] = await tx
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.type, type),
        eq(eventRegistrations.idItem, id),
        eq(eventRegistrations.email, email),
      ),
    );
  return known;
}

async function mailRegistration(
  { tx, idSite, now }: UnitOfWork,
  registration: Registration,
  again?: Date,
): Promise<void> {
  const { type, idItem: id, language } = registration;
  const event = await readEventSaid(tx, { type, id }, language);
  if (!event) return;
  const identity = await mailIdentity(tx, language);
  await postMails(tx, idSite, now, [eventRegisteredMail(identity, { registration, event }, again)]);
}
