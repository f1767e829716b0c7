import { asc, eq, inArray, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { addressView } from "@/platform/account/profile/address-view";
import { sessionView } from "@/platform/account/session/session-view";
import { exportedBookings } from "@/platform/booking/privacy/exported-bookings";
import type { Sql } from "@/platform/db/database";
import {
  memberAddresses,
  newsletterLists,
  newsletterSubscribers,
  newsletterSubscriptions,
} from "@/platform/db/schema/member";
import { messages, sessions, users } from "@/platform/db/schema/people";
import { exportedOrders } from "@/platform/shop/order/privacy/exported-orders";

/** All that is known of a member, without what opens anything. */
export async function memberExport(tx: Sql, member: User, language: LanguageCode, now: Date) {
  const { id, ...profile } = member;
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
    exportedAt: parisIso(now),
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
    newsletter: await newsletterOf(tx, member.email, language),
    bookings: await exportedBookings(tx, member, language),
    orders: await exportedOrders(tx, member, language),
    messages: await messagesOf(tx, member.email),
  };
}

async function newsletterOf(tx: Sql, email: string, language: LanguageCode) {
  const [found] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  if (!found) return null;
  const on = tx
    .select({ id: newsletterSubscriptions.idList })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.idSubscriber, found.id));
  const lists = await tx
    .select()
    .from(newsletterLists)
    .where(inArray(newsletterLists.id, on))
    .orderBy(asc(newsletterLists.order), asc(newsletterLists.id));
  return {
    since: parisIso(found.createdAt),
    confirmedAt: found.confirmedAt && parisIso(found.confirmedAt),
    lists: lists.map(({ translations }) => translations[language].name),
  };
}

async function messagesOf(tx: Sql, email: string) {
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(sql`lower(${messages.email})`, email))
    .orderBy(asc(messages.receivedAt), asc(messages.id));
  return rows.map(({ name, phone, subject, message: text, receivedAt }) => ({
    receivedAt: parisIso(receivedAt),
    name,
    phone,
    subject,
    message: text,
  }));
}
