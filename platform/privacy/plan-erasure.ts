import { erasureDue } from "@/lib/rules/privacy/erasure";
import { addressSubject } from "@/platform/account/member/address-subject";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

/**
 * Schedules the erasure of an address's data on the tenth working day (§9): the messages from and
 * to it, and each booking and order once it is over.
 */
export async function planErasure(
  tx: Sql,
  { idSite, address }: { idSite: number; address: string },
  { bookings, orders }: Record<"bookings" | "orders", { id: number }[]>,
  now: Date,
): Promise<void> {
  const dueAt = erasureDue(now);
  const subject = addressSubject(now, address);
  await setDeadline(tx, { idSite, kind: "ERASE_MEMBER", subject, dueAt });
  for (const { id: idBooking } of bookings) {
    const deadline = { idSite, subject: String(idBooking), idBooking, dueAt };
    await setDeadline(tx, { ...deadline, kind: "ERASE_BOOKING" });
  }
  for (const { id: idOrder } of orders) {
    const deadline = { idSite, subject: String(idOrder), idOrder, dueAt };
    await setDeadline(tx, { ...deadline, kind: "ERASE_ORDER" });
  }
}
