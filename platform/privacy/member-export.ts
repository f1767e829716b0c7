import { asc, eq, inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { addressView } from "@/platform/account/profile/address-view";
import { sessionView } from "@/platform/account/session/session-view";
import { exportedBookings } from "@/platform/booking/privacy/exported-bookings";
import { customerNotes, customers } from "@/platform/db/schema/customer";
import { formAnswers } from "@/platform/db/schema/form";
import { memberAddresses } from "@/platform/db/schema/member";
import { messageAnswers, messages, sessions, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { exportedRegistrations } from "@/platform/event/exported-registrations";
import { exportedReviews } from "@/platform/review/exported-reviews";
import { exportedOrders } from "@/platform/shop/order/privacy/exported-orders";
import { readNewsletter } from "./exported-newsletter";
import { exportedRestock } from "./exported-restock";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "./purchases-of";

/** Reads all data known of a customer, without codes that open anything; a guest's by address. */
export async function personalData(
  tx: Sql,
  { member, address }: { member: User | null; address: string },
  language: LanguageCode,
  now: Date,
) {
  const buyer = { id: member?.id, address };
  return {
    exportedAt: parisIso(now),
    ...(member ? await accountOf(tx, member, language) : { profile: null }),
    newsletter: await readNewsletter(tx, address, language),
    restock: await exportedRestock(tx, address, language),
    events: await exportedRegistrations(tx, address, language),
    bookings: await exportedBookings(tx, buyer, language),
    orders: await exportedOrders(tx, buyer, language),
    reviews: await exportedReviews(tx, {
      bookings: await readBookingsOfBuyer(tx, buyer),
      orders: await readOrdersOfBuyer(tx, buyer),
    }),
    messages: await messagesOf(tx, address),
    formAnswers: await formAnswersOf(tx, address),
    notes: await notesOf(tx, address),
  };
}

async function accountOf(tx: Sql, { id, ...profile }: User, language: LanguageCode) {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  const addresses = await tx
    .select()
    .from(memberAddresses)
    .where(eq(memberAddresses.idUser, id))
    .orderBy(asc(memberAddresses.id));
  const sessionRows = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.idUser, id))
    .orderBy(asc(sessions.openedAt));
  return {
    profile: {
      ...profile,
      language: row?.language,
      memberSince: row && parisIso(row.createdAt),
    },
    addresses: addresses.map((row) => {
      const { id: _id, lat: _lat, lng: _lng, ...address } = addressView(row, language);
      return address;
    }),
    devices: sessionRows.map((row) => {
      const { id: _id, isCurrent: _current, ...device } = sessionView(row, "");
      return { ...device, userAgent: row.userAgent };
    }),
  };
}

/** Reads the staff's notes about them: the right to a copy covers these too (GDPR, 15). */
async function notesOf(tx: Sql, address: string) {
  const rows = await tx
    .select({ at: customerNotes.at, text: customerNotes.text })
    .from(customerNotes)
    .innerJoin(customers, eq(customers.id, customerNotes.idCustomer))
    .where(eq(customers.addressKey, address))
    .orderBy(asc(customerNotes.id));
  return rows.map(({ at, text }) => ({ at: parisIso(at), text }));
}

/** Reads their answers to forms; the files are with the company, which hands them over. */
async function formAnswersOf(tx: Sql, email: string) {
  const rows = await tx
    .select()
    .from(formAnswers)
    .where(eq(formAnswers.emailKey, email))
    .orderBy(asc(formAnswers.receivedAt), asc(formAnswers.id));
  return rows.map(({ receivedAt, form, given }) => ({
    receivedAt: parisIso(receivedAt),
    form,
    given: given.map(({ label, text }) => ({ label, text })),
  }));
}

async function messagesOf(tx: Sql, email: string) {
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(messages.emailKey, email))
    .orderBy(asc(messages.receivedAt), asc(messages.id));
  const answers = await tx
    .select()
    .from(messageAnswers)
    .where(
      inArray(
        messageAnswers.idMessage,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messageAnswers.sequence));
  return rows.map(({ id, name, phone, subject, message: text, receivedAt }) => ({
    receivedAt: parisIso(receivedAt),
    name,
    phone,
    subject,
    message: text,
    answers: answers
      .filter(({ idMessage }) => idMessage === id)
      .map((answer) => ({ answeredAt: parisIso(answer.answeredAt), text: answer.text })),
  }));
}
