import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { StaffRow } from "./lock-staff";

/** A change to an account of the staff, with the permission of its author. */
export type StaffWork = Pick<UnitOfWork, "tx" | "idSite" | "language" | "now"> & { user: User };

/** Writes into the audit log what was done to an account of the staff, by its address. */
export const recordStaffAct = (
  work: StaffWork,
  { email }: Pick<StaffRow, "email">,
  act: {
    action: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  },
): Promise<void> => recordAudit(work, { user: work.user, subject: `staff ${email}`, ...act });
