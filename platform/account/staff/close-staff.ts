import { eq } from "drizzle-orm";
import { removeFactors } from "@/platform/account/factor-setup/remove-factors";
import { staffRoleChangedMail } from "@/platform/account/mails/staff-role-changed";
import { endMemberCodes } from "@/platform/account/member/member-codes";
import { stopRetention } from "@/platform/account/member/touch-retention";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { users } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { leaveRides } from "./change-staff";
import { lockStaff } from "./lock-staff";
import { recordStaffAct, type StaffWork } from "./record-staff-act";

/**
 * Closes the access of somebody who leaves the staff. An account with bookings or orders stays a
 * member's space; any other is deleted. Their rides to come have no driver any more.
 * @throws ApiError NOT_FOUND; CONFLICT for the caller's own account, or the last who has all rights
 */
export async function closeStaff(work: StaffWork, id: number): Promise<void> {
  const { tx, idSite, now, user } = work;
  if (id === user.id) throw new ApiError("CONFLICT", "NOT_ON_ONESELF");
  const row = await lockStaff(tx, user, id, { leaves: true });
  await leaveRides(tx, id, now);
  const purchases =
    (await tx.$count(bookings, eq(bookings.idUser, id))) +
    (await tx.$count(orders, eq(orders.idUser, id)));
  if (purchases > 0) {
    await removeFactors(tx, id);
    await endMemberCodes(tx, id);
    await tx.update(users).set({ role: "MEMBER", invitedAt: null }).where(eq(users.id, id));
  } else {
    await tx.delete(users).where(eq(users.id, id));
    await stopRetention(tx, row.email);
  }
  await recordStaffAct(work, row, {
    action: "CLOSE",
    before: { role: row.role },
    after: purchases > 0 ? { role: "MEMBER" } : null,
  });
  const identity = await mailIdentity(tx, row.language);
  await postMails(tx, idSite, now, [staffRoleChangedMail(identity, row.email, null)]);
}
