import { asc, eq, inArray, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { addressAnswer } from "@/platform/account/profile/address-view";
import { sessionAnswer } from "@/platform/account/session/session-view";
import { exportedBookings } from "@/platform/booking/privacy/exported-bookings";
import type { Sql } from "@/platform/db/database";
import {
  memberAddress,
  newsletterList,
  newsletterSubscriber,
  newsletterSubscription,
} from "@/platform/db/schema/member";
import { message, session, user } from "@/platform/db/schema/people";
import { exportedOrders } from "@/platform/shop/order/privacy/exported-orders";

/** All that is known of a member, without what opens anything. */
export async function memberExport(tx: Sql, member: User, language: LanguageCode, now: Date) {
  const { id, ...profile } = member;
  const [row] = await tx.select().from(user).where(eq(user.id, id));
  const addresses = await tx
    .select()
    .from(memberAddress)
    .where(eq(memberAddress.idUser, id))
    .orderBy(asc(memberAddress.id));
  const sessions = await tx
    .select()
    .from(session)
    .where(eq(session.idUser, id))
    .orderBy(asc(session.openedAt));
  return {
    exportedAt: parisIso(now),
    profile: {
      ...profile,
      language: row?.language,
      memberSince: row && parisIso(row.createdAt),
    },
    addresses: addresses.map((one) => {
      const { id: _id, lat: _lat, lng: _lng, ...address } = addressAnswer(one, language);
      return address;
    }),
    devices: sessions.map((one) => {
      const { id: _id, isCurrent: _current, ...device } = sessionAnswer(one, "");
      return { ...device, userAgent: one.userAgent };
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
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, email));
  if (!found) return null;
  const on = tx
    .select({ id: newsletterSubscription.idList })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.idSubscriber, found.id));
  const lists = await tx
    .select()
    .from(newsletterList)
    .where(inArray(newsletterList.id, on))
    .orderBy(asc(newsletterList.order), asc(newsletterList.id));
  return {
    since: parisIso(found.createdAt),
    confirmedAt: found.confirmedAt && parisIso(found.confirmedAt),
    lists: lists.map(({ translations }) => translations[language].name),
  };
}

async function messagesOf(tx: Sql, email: string) {
  const rows = await tx
    .select()
    .from(message)
    .where(eq(sql`lower(${message.email})`, email))
    .orderBy(asc(message.receivedAt), asc(message.id));
  return rows.map(({ name, phone, subject, message: text, receivedAt }) => ({
    receivedAt: parisIso(receivedAt),
    ...{ name, phone, subject, message: text },
  }));
}
