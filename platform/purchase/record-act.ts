import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import type { bookings } from "@/platform/db/schema/booking";
import type { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";

type ActedOn = Pick<
  typeof bookings.$inferSelect | typeof orders.$inferSelect,
  "status" | "totalCents"
>;

/** Returns a function that writes an act into the audit log, in its transaction. */
export const recordActOf =
  (
    { clock }: Services,
    { idSite, user }: { idSite: number; user: User },
    { subject, act }: { subject: string; act: { action: AuditAction } },
  ) =>
  (tx: Sql, before: ActedOn, after: ActedOn): Promise<void> =>
    recordAudit(
      { tx, idSite, now: clock.now() },
      {
        user,
        action: act.action,
        subject,
        before: { status: before.status, totalCents: before.totalCents },
        after: { ...act, status: after.status, totalCents: after.totalCents },
      },
    );
