import { eq } from "drizzle-orm";
import type { DueItem } from "@/lib/contract/admin/due";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { notifyBooking } from "@/platform/booking/lifecycle/notify-booking";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { postLetter } from "@/platform/business/mail-invoice";
import { lockInvoice } from "@/platform/business/read-invoices";
import { businesses, dueReminders } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { documentFilesOf } from "@/platform/document/issue-document";
import { ApiError } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { notifyOrder } from "@/platform/shop/order/lifecycle/notify-order";
import { lockOrder } from "@/platform/shop/order/record/find-order";

/**
 * Mails a reminder of a debt. The database takes one a day of Paris for each debt: a second call
 * gets the error, and no mail leaves.
 * @throws ApiError CONFLICT (REMINDED_TODAY)
 */
export async function sendReminder(
  services: Services,
  { tx, idSite, now }: { tx: Sql; idSite: number; now: Date },
  due: DueItem,
): Promise<void> {
  const day = parisDate(now);
  const [sent] = await tx
    .insert(dueReminders)
    .values({ idSite, kind: due.kind, subject: due.id, day, sentAt: now })
    .onConflictDoNothing()
    .returning();
  if (!sent) throw new ApiError("CONFLICT", "REMINDED_TODAY");
  const details = {
    amountCents: centsFromEuros(due.amount),
    by: "COMPANY",
    reminderDay: day,
  } as const;
  switch (due.kind) {
    case "BOOKING":
      return notifyBooking(services, tx, await lockBooking(tx, due.id), "paymentReminder", details);
    case "ORDER":
      return notifyOrder(services, tx, await lockOrder(tx, due.id), "paymentReminder", details);
    case "INVOICE":
      return remindBusiness({ tx, idSite, now }, due);
  }
}

async function remindBusiness(
  work: { tx: Sql; idSite: number; now: Date },
  due: DueItem,
): Promise<void> {
  const { row, document } = await lockInvoice(work.tx, due.id, work.now);
  const [business] = await work.tx
    .select()
    .from(businesses)
    .where(eq(businesses.id, row.idBusiness));
  if (!business) throw new ApiError("NOT_FOUND");
  await postLetter(work, business, {
    kind: "reminder",
    once: parisDate(work.now),
    number: document.number,
    month: row.month,
    amount: due.amount,
    dueDay: row.dueDay,
    documents: documentFilesOf([document]),
  });
}
