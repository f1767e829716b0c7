import { and, asc, count, eq, gt, inArray, isNotNull, max } from "drizzle-orm";
import type { StaffPerson } from "@/lib/contract/admin/staff";
import type { User } from "@/lib/contract/user";
import { staffRoleSchema } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { rides } from "@/platform/db/schema/booking";
import { sessions, users } from "@/platform/db/schema/people";
import { passkeys, secondFactors } from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";
import { versionOf } from "@/platform/http/version";
import type { StaffRow } from "./lock-staff";

/** Reads everybody of the staff, by name. */
export async function readStaff(tx: Sql): Promise<StaffRow[]> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.role, staffRoleSchema.options))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id));
  return rows as StaffRow[];
}

/** Accounts of the staff as the panel shows them, in their order. */
export async function staffViews(
  tx: Sql,
  rows: StaffRow[],
  { viewer, now }: { viewer: Pick<User, "id">; now: Date },
): Promise<StaffPerson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seen = await tx
    .select({ idUser: sessions.idUser, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(inArray(sessions.idUser, ids), gt(sessions.expiresAt, now)))
    .groupBy(sessions.idUser);
  const withApp = await tx
    .select({ idUser: secondFactors.idUser })
    .from(secondFactors)
    .where(and(inArray(secondFactors.idUser, ids), isNotNull(secondFactors.confirmedAt)));
  const withPasskey = await tx
    .selectDistinct({ idUser: passkeys.idUser })
    .from(passkeys)
    .where(inArray(passkeys.idUser, ids));
  const coming = await tx
    .select({ idDriver: rides.idDriver, count: count() })
    .from(rides)
    .where(and(inArray(rides.idDriver, ids), eq(rides.isActive, true), gt(rides.endAt, now)))
    .groupBy(rides.idDriver);
  const factors = new Set([...withApp, ...withPasskey].map(({ idUser }) => idUser));
  return rows.map(({ id, email, firstname, lastname, phone, role, invitedAt }) => {
    const lastSeenAt = seen.find(({ idUser }) => idUser === id)?.at;
    return {
      id,
      email,
      firstname,
      lastname,
      phone,
      role,
      isSelf: id === viewer.id,
      invitedAt: invitedAt && parisIso(invitedAt),
      hasSecondFactor: factors.has(id),
      lastSeenAt: lastSeenAt ? parisIso(lastSeenAt) : null,
      version: versionOf([firstname, lastname, phone, role]),
      comingRides: coming.find(({ idDriver }) => idDriver === id)?.count ?? 0,
    };
  });
}
