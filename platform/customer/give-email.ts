import { and, eq, ne } from "drizzle-orm";
import type { User } from "@/lib/contract/user";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import { addressSubject } from "@/platform/account/member/address-subject";
import { stopRetention, touchRetention } from "@/platform/account/member/touch-retention";
import { recordAudit } from "@/platform/audit/record-audit";
import { bookings } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import { users } from "@/platform/db/schema/people";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { pendingErasure } from "@/platform/privacy/pending-erasure";
import { isGuests } from "@/platform/purchase/is-guests";
import type { CustomerRow } from "./find-customer";

type StaffWork = Pick<UnitOfWork, "tx" | "idSite" | "now"> & { user: Pick<User, "id" | "email"> };

/**
 * Gives an e-mail address to a customer known by a telephone number alone: mails about their
 * bookings go there from now on, and their row and its notes go along. A repeated call changes
 * nothing.
 * @throws ApiError INVALID_FIELDS at `email` for an address that another customer or somebody of
 *   the staff has; CONFLICT where the customer has another one by now, or waits to be erased
 */
export async function giveEmail(
  work: StaffWork,
  { id }: Pick<CustomerRow, "id">,
  given: string,
): Promise<void> {
  const { tx, idSite, now, user } = work;
  const email = given.toLowerCase();
  const isThis = eq(customers.id, id);
  const [customer] = await tx.select().from(customers).where(isThis).for("update");
  if (!customer) throw new ApiError("NOT_FOUND");
  if (customer.email === email) return;
  if (customer.email !== null) throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
  const { addressKey: phone } = customer;
  for (const address of [phone, email]) {
    if (await pendingErasure(tx, address)) throw new ApiError("CONFLICT", "ERASURE_PENDING");
  }
  const isAnothers = and(eq(customers.addressKey, email), ne(customers.id, id));
  const isSomebodys =
    (await tx.$count(customers, isAnothers)) + (await tx.$count(users, eq(users.email, email)));
  if (isSomebodys > 0) throw invalidFields({ email: "EMAIL_OF_ANOTHER" });
  await tx.update(bookings).set({ email: given }).where(isGuests(bookings, phone));
  await stopRetention(tx, phone);
  await touchRetention(tx, { idSite, address: email }, now);
  const subject = addressSubject(now, phone);
  await setDeadline(tx, { idSite, kind: "ADDRESS_LEFT", subject, dueAt: erasureDue(now) });
  await recordAudit(work, {
    user,
    action: "GIVE_EMAIL",
    subject: `customer ${id}`,
    before: null,
    after: null,
  });
}
