import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import type { Role } from "@/lib/contract/user";
import { openSession } from "@/platform/account/session/open-session";
import { bookings } from "@/platform/db/schema/booking";
import { sessions, users } from "@/platform/db/schema/people";
import { type BookedRide, bookRide } from "./booked-ride";
import { TEST_PASSWORD, type TestPlatform } from "./test-platform";

export interface Person {
  id: number;
  email: string;
  role: Role;
  headers: { Authorization: string };
}

/** Instant after all that a test comes to. */
const ALWAYS = new Date("2100-01-01T00:00:00Z");

/** Six digits: no number begins another one, or the number of a site, in a search. */
let persons = 100_000;
let hashed: Promise<string> | undefined;

export function testPasswordHash(): Promise<string> {
  hashed ??= hash(TEST_PASSWORD);
  return hashed;
}

/** Adds an account to a site, logged in; its password is TEST_PASSWORD. */
export async function aPerson(
  { database, clock }: TestPlatform,
  role: Role = "MEMBER",
  idSite = 901,
): Promise<Person> {
  persons += 1;
  const [row] = await database.everySite
    .insert(users)
    .values({
      idSite,
      role,
      email: `person-${persons}@${idSite}.example`,
      firstname: "Solène",
      lastname: `Le Goff ${persons}`,
      phone: "+33639980199",
      passwordHash: await testPasswordHash(),
    })
    .returning();
  if (!row) throw new Error("Nobody was stored");
  const { token } = await database.inSite(idSite, (tx) =>
    openSession(
      tx,
      { idSite, device: undefined, userAgent: "Firefox" },
      { idUser: row.id, now: clock.now() },
    ),
  );
  // This session never idles; a session by `POST /login` does, as people leave.
  await database.everySite
    .update(sessions)
    .set({ attendedAt: ALWAYS })
    .where(eq(sessions.idUser, row.id));
  return { id: row.id, email: row.email, role, headers: { Authorization: token } };
}

export async function aRideOf(platform: TestPlatform, { id }: Person): Promise<BookedRide> {
  const ride = await bookRide(platform);
  await platform.database.everySite
    .update(bookings)
    .set({ idUser: id })
    .where(eq(bookings.reference, ride.booking.reference));
  return ride;
}
