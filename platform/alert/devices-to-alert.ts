import { and, eq, inArray, sql } from "drizzle-orm";
import { ALERT_PERMISSIONS, type AlertKind } from "@/lib/contract/admin/alert";
import type { LanguageCode } from "@/lib/contract/locale";
import { hasPermission } from "@/lib/contract/permission";
import { roleSchema } from "@/lib/contract/user";
import { alertChoices, pushDevices } from "@/platform/db/schema/alert";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/** Reads the browsers of those who may know of it and have not silenced it, in their language. */
export async function devicesToAlert(
  tx: Sql,
  kind: AlertKind,
): Promise<{ id: number; language: LanguageCode }[]> {
  const roles = roleSchema.options.filter(
    (role) => hasPermission(role, "own-alert:read") && hasPermission(role, ALERT_PERMISSIONS[kind]),
  );
  return tx
    .select({ id: pushDevices.id, language: users.language })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.idUser))
    .leftJoin(alertChoices, eq(alertChoices.idUser, users.id))
    .where(
      and(
        inArray(users.role, roles),
        sql`not (${kind} = any(coalesce(${alertChoices.silenced}, '{}')))`,
      ),
    );
}
