import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { DayPage } from "@/lib/contract/admin/day";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import type { Role } from "@/lib/contract/user";
import { bookingSubsets } from "@/platform/booking/staff/resources/booking-subsets";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { moneyEvents } from "@/platform/db/schema/payment";
import { messages } from "@/platform/db/schema/people";
import { reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { isLetter } from "@/platform/mail/outbox/letter-facts";
import { isOpenMoneyEvent } from "@/platform/payment/open-money-events";
import { countLackingDuties } from "@/platform/settings/duty/judged-duties";
import { orderSubsets } from "@/platform/shop/staff/resources/order-subsets";

/** Counts what waits for the company, by kind; leaves out kinds that the role may not read. */
export async function countWaiting(tx: Sql, now: Date, role: Role): Promise<DayPage["waiting"]> {
  const count = async (permission: Permission, table: PgTable, condition: SQL | undefined) =>
    hasPermission(role, permission) ? tx.$count(table, condition) : 0;
  const ofBookings = (name: keyof typeof bookingSubsets) =>
    count("booking:read", bookings, bookingSubsets[name](now));
  const ofOrders = (name: keyof typeof orderSubsets) =>
    count("order:read", orders, orderSubsets[name]());
  const ofLetters = (mark: SQL) =>
    count("letter:read", outbox, and(isLetter, mark, isNull(outbox.sentAt)));
  return {
    toConfirm: await ofBookings("TO_CONFIRM"),
    toPrice: await ofBookings("TO_PRICE"),
    unpaid: await ofBookings("UNPAID"),
    toComplete: await ofBookings("TO_COMPLETE"),
    owed: await ofBookings("OWED"),
    moneyEvents: await count("payment:read", moneyEvents, isOpenMoneyEvent),
    messages: await count("message:read", messages, isNull(messages.answeredAt)),
    reviews: await count("review:read", reviews, eq(reviews.state, "WAITING")),
    ordersToPrepare: await ofOrders("TO_PACK"),
    ordersReturning: await ofOrders("RETURNING"),
    lettersKept: await ofLetters(isNotNull(outbox.keptAt)),
    lettersFailed: await ofLetters(isNotNull(outbox.diedAt)),
    duties: hasPermission(role, "parameter:read") ? await countLackingDuties(tx) : 0,
  };
}
