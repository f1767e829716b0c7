import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { StaffRole, User } from "@/lib/contract/user";
import type { UserRow } from "@/platform/account/member/lock-member";
import { refuseLastSuperAdmin } from "@/platform/account/member/refuse-last-super-admin";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

export type StaffRow = UserRow & { role: StaffRole };

const isStaffRow = (row: UserRow | undefined): row is StaffRow =>
  row !== undefined && row.role !== "MEMBER";

/** @throws ApiError NOT_FOUND */
export async function findStaff(tx: Sql, id: number): Promise<StaffRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, "MEMBER")));
  if (!isStaffRow(row)) throw new ApiError("NOT_FOUND");
  return row;
}

/**
 * Locks a member of the staff together with the caller until the transaction ends.
 * @param options.leaves whether they would no longer be the one with all rights
 * @throws ApiError NOT_FOUND; UNAUTHENTICATED where the caller has lost the right meanwhile;
 *   CONFLICT for the last who has it
 */
export async function lockStaff(
  tx: Sql,
  actor: Pick<User, "id" | "role">,
  id: number,
  options: { leaves?: boolean } = {},
): Promise<StaffRow> {
  const known = await findStaff(tx, id);
  // Of two accounts the lower id is locked first, here and there.
  if (options.leaves && known.role === "SUPER_ADMIN") await refuseLastSuperAdmin(tx);
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [actor.id, id]))
    .orderBy(asc(users.id))
    .for("update");
  if (rows.find((row) => row.id === actor.id)?.role !== actor.role) {
    throw new ApiError("UNAUTHENTICATED");
  }
  const row = rows.find((one) => one.id === id);
  if (!isStaffRow(row)) throw new ApiError("NOT_FOUND");
  return row;
}
