import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Role } from "@/lib/contract/user";
import { secretHash } from "@/platform/account/member/secret";
import type { Database } from "@/platform/db/database";
import { sessions, users } from "@/platform/db/schema/people";
import { type BookedRide, bookRide } from "@/testing/booked-ride";
import type { TestPlatform } from "@/testing/test-platform";
import type { GetCase } from "./get-case";

export interface VisitedSite {
  platform: TestPlatform;
  idSite: number;
  /** Headers of its member's calls, and of its administrator's. */
  member: { Authorization: string };
  admin: { Authorization: string };
  ride: BookedRide;
  rows<T extends PgTable & { idSite: PgColumn }>(table: T): Promise<T["$inferSelect"][]>;
}

/** Builder of calls for each GET route of an area, by its path in the document. */
export type MakeGets = (site: VisitedSite) => Promise<Record<string, GetCase[]>>;

/** Logs its people in, and books the ride. */
export async function visitSite(platform: TestPlatform, idSite: number): Promise<VisitedSite> {
  const { database } = platform;
  const member = { Authorization: await sessionToken(database, idSite, "MEMBER") };
  const admin = { Authorization: await sessionToken(database, idSite, "ADMIN") };
  const ride = await bookRide(platform, {}, idSite, member);
  await ride.pay();
  return {
    platform,
    idSite,
    member,
    admin,
    ride,
    rows: <T extends PgTable & { idSite: PgColumn }>(table: T) =>
      database.everySite
        .select()
        .from(table as PgTable)
        .where(eq(table.idSite, idSite)) as Promise<T["$inferSelect"][]>,
  };
}

async function sessionToken(database: Database, idSite: number, role: Role): Promise<string> {
  const token = `token of ${role} of site ${idSite}`;
  const [person] = await database.everySite
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.role, role)));
  if (!person) throw new Error(`Site ${idSite} has no ${role}`);
  await database.everySite
    .insert(sessions)
    .values({
      tokenHash: secretHash(token),
      idSite,
      idUser: person.id,
      expiresAt: new Date("2099-01-01"),
    })
    .onConflictDoNothing();
  return token;
}
