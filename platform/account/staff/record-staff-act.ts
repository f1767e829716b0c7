import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { StaffRow } from "./lock-staff";

export type StaffWork = Pick<UnitOfWork, "tx" | "idSite" | "language" | "now"> & { user: User };

/** Writes an act on a staff account into the audit log, by the account's address. */
export const recordStaffAct = (
  work: StaffWork,
  { email }: Pick<StaffRow, "email">,
  act: {
    action: AuditAction;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  },
): Promise<void> => recordAudit(work, { user: work.user, subject: `staff ${email}`, ...act });
