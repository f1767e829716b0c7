import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import type { User } from "@/lib/contract/user";
import { auditEntries } from "@/platform/db/schema/audit";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

type Values = Record<string, unknown>;

export interface AuditedAct {
  user: Pick<User, "id" | "email">;
  action: AuditAction;
  /** Subject of the act, as `vehicle 3`. */
  subject: string;
  before: Values | null;
  after: Values | null;
}

/** Writes an act of the staff into the audit log, in the transaction in which it happens. */
export async function recordAudit(
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { user, ...act }: AuditedAct,
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ ...act, idSite, at: now, idUser: user.id, by: user.email });
}

/** Returns the values that differ between two versions of a thing; null where none does. */
export function differences(
  before: Values,
  after: Values,
): { before: Values; after: Values } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: pick(before), after: pick(after) };
}
