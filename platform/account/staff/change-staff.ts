import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import type { staffProfileChangeSchema } from "@/lib/contract/admin/staff";
import { staffRoleChangedMail } from "@/platform/account/mails/staff-role-changed";
import { differences } from "@/platform/audit/record-audit";
import { rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { postMails } from "@/platform/mail/post-mails";
import { internationalPhone } from "@/platform/purchase/phone";
import { mailIdentity } from "@/platform/site/company-identity";
import { lockStaff, type StaffRow } from "./lock-staff";
import { recordStaffAct, type StaffWork } from "./record-staff-act";

/**
 * Changes the name, telephone or role of somebody of the staff. The database ends their sessions
 * with another role.
 * @param refuse throws when the change began from another state than the present one
 * @throws ApiError NOT_FOUND; CONFLICT for the last who has all rights
 */
export async function changeStaff(
  work: StaffWork,
  id: number,
  {
    phone,
    refuse,
    ...change
  }: z.output<typeof staffProfileChangeSchema> & { refuse: (row: StaffRow) => Promise<void> },
): Promise<StaffRow> {
  const { tx, idSite, now, user } = work;
  const leaves = change.role !== undefined && change.role !== "SUPER_ADMIN";
  const before = await lockStaff(tx, user, id, { leaves });
  const values = {
    ...change,
    ...(phone === undefined ? {} : { phone: internationalPhone(phone) ?? null }),
  };
  const after: StaffRow = { ...before, ...values };
  const pick = ({ firstname, lastname, phone: number, role }: StaffRow) => ({
    firstname,
    lastname,
    phone: number,
    role,
  });
  const different = differences(pick(before), pick(after));
  if (!different) return before;
  await refuse(before);
  await tx.update(users).set(values).where(eq(users.id, id));
  await recordStaffAct(work, before, { action: "CHANGE", ...different });
  if (after.role !== before.role) {
    const identity = await mailIdentity(tx, before.language);
    await postMails(tx, idSite, now, [staffRoleChangedMail(identity, before.email, after.role)]);
  }
  return after;
}

/** Leaves the rides to come of a driver who goes without one: the day shows that they have none. */
export const leaveRides = (tx: Sql, idDriver: number, now: Date) =>
  tx
    .update(rides)
    .set({ idDriver: null })
    .where(and(eq(rides.idDriver, idDriver), eq(rides.isActive, true), gt(rides.endAt, now)));
