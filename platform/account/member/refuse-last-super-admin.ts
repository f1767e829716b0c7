import { asc, eq } from "drizzle-orm";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

/**
 * Forbids removing the last account that runs the site. Call it before an account could go: of two
 * that go at once, the second finds the other gone. The database forbids it besides
 * (`last_super_admin_stays`).
 * @throws ApiError CONFLICT
 */
export async function refuseLastSuperAdmin(tx: Sql): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "SUPER_ADMIN"))
    .orderBy(asc(users.id))
    .for("update");
  if (rows.length < 2) throw new ApiError("CONFLICT", "LAST_SUPER_ADMIN");
}
