import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { staffInvitationSchema } from "@/lib/contract/admin/staff";
import type { StaffRole } from "@/lib/contract/user";
import { staffInvitedMail } from "@/platform/account/mails/staff-invited";
import { endMemberCodes, newMemberCode } from "@/platform/account/member/member-codes";
import { users } from "@/platform/db/schema/people";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { postMails } from "@/platform/mail/post-mails";
import { internationalPhone } from "@/platform/purchase/phone";
import { mailIdentity } from "@/platform/site/company-identity";
import { lockStaff, type StaffRow } from "./lock-staff";
import { recordStaffAct, type StaffWork } from "./record-staff-act";

type Invitation = z.output<typeof staffInvitationSchema>;

/**
 * Makes a person a member of staff. A person without an account gets one, and a link to choose its
 * password; an existing account keeps its password, and its owner is told.
 * @param invitation checked by `staffProfileErrors` before
 * @param unknowable the hash of a password that nobody knows
 * @throws ApiError INVALID_FIELDS for an address that is one of the staff's already
 */
export async function inviteStaff(
  work: StaffWork,
  { email, firstname, lastname, phone, role }: Invitation,
  unknowable: string,
): Promise<StaffRow> {
  const { tx, idSite, language, now } = work;
  const isTheirs = eq(users.email, email);
  const [known] = await tx.select().from(users).where(isTheirs).for("update");
  if (known && known.role !== "MEMBER") throw invalidFields({ email: "STAFF_KNOWN" });
  const [row] = known
    ? await tx.update(users).set({ role }).where(isTheirs).returning()
    : await tx
        .insert(users)
        .values({
          idSite,
          email,
          firstname,
          lastname,
          phone: internationalPhone(phone) ?? null,
          role,
          language,
          createdAt: now,
          invitedAt: now,
          passwordHash: unknowable,
        })
        // Somebody else invites the same address just now.
        .onConflictDoNothing()
        .returning();
  if (!row) throw invalidFields({ email: "STAFF_KNOWN" });
  const invited: StaffRow = { ...row, role };
  await recordStaffAct(work, invited, {
    action: "INVITE",
    before: known ? { role: known.role } : null,
    after: { role },
  });
  await postInvitation(work, invited);
  return invited;
}

/**
 * Mails the invitation link once more, in place of the earlier one.
 * @throws ApiError NOT_FOUND; CONFLICT for a person who has chosen a password
 */
export async function inviteAgain(work: StaffWork, id: number): Promise<StaffRow> {
  const { tx, now, user } = work;
  const row = await lockStaff(tx, user, id);
  if (!row.invitedAt) throw new ApiError("CONFLICT", "INVITATION_OVER");
  await tx.update(users).set({ invitedAt: now }).where(eq(users.id, id));
  await endMemberCodes(tx, id);
  await postInvitation(work, row);
  return { ...row, invitedAt: now };
}

/** Mails an invitation: with a link, where the person has no password yet. */
async function postInvitation(
  { tx, idSite, now }: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { id: idUser, email, role, language, invitedAt }: StaffRow & { role: StaffRole },
): Promise<void> {
  const code = invitedAt
    ? await newMemberCode(tx, { idSite, idUser, purpose: "INVITATION", now })
    : null;
  const identity = await mailIdentity(tx, language);
  await postMails(tx, idSite, now, [staffInvitedMail(identity, email, { role, code })]);
}
