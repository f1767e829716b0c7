import { and, asc, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { CustomerPage } from "@/lib/contract/admin/customer";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { toPay } from "@/platform/booking/record/booking-money";
import { bookingSource } from "@/platform/booking/staff/resources/booking-source";
import { messageSource } from "@/platform/contact/message-source";
import type { BookingRow } from "@/platform/db/schema/booking";
import { customers, identityChecks } from "@/platform/db/schema/customer";
import { documents } from "@/platform/db/schema/document";
import { payments } from "@/platform/db/schema/payment";
import { messages, users } from "@/platform/db/schema/people";
import { termsVersions } from "@/platform/db/schema/terms";
import type { Sql } from "@/platform/db/sql";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { documentSource } from "@/platform/money/resources/document-source";
import { moneyIn } from "@/platform/payment/money";
import { readNewsletter } from "@/platform/privacy/exported-newsletter";
import { pendingErasure } from "@/platform/privacy/pending-erasure";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "@/platform/privacy/purchases-of";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { orderSource } from "@/platform/shop/staff/resources/order-source";
import { readNotes } from "./customer-notes";
import { customerSource } from "./customer-source";
import { buyerOf, type CustomerRow } from "./find-customer";

const MOST_SHOWN = 50;

interface Purchases {
  bookings: BookingRow[];
  orders: OrderRow[];
}

/** Shows the staff all data that the site has of a customer. */
export async function customerPage(
  { tx, language, user }: Pick<UnitOfWork, "tx" | "language"> & { user: { id: number } },
  customer: CustomerRow,
): Promise<CustomerPage> {
  const buyer = buyerOf(customer);
  const purchases: Purchases = {
    bookings: await readBookingsOfBuyer(tx, buyer),
    orders: await readOrdersOfBuyer(tx, buyer),
  };
  const [item] = await customerSource.views(tx, [customer], language);
  if (!item) throw new Error("A customer has no view");
  const latest = <Row extends { createdAt: Date }>(rows: Row[]) =>
    rows.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt)).slice(0, MOST_SHOWN);
  const messageRows = await tx
    .select()
    .from(messages)
    .where(eq(messages.emailKey, customer.addressKey))
    .orderBy(desc(messages.receivedAt))
    .limit(MOST_SHOWN);
  const erasureAt = await pendingErasure(tx, customer.addressKey);
  return {
    customer: item,
    account: await readAccount(tx, customer),
    ...(await readMoney(tx, purchases)),
    bookings: await bookingSource.views(tx, latest(purchases.bookings), language),
    orders: await orderSource.views(tx, latest(purchases.orders), language),
    messages: await messageSource.views(tx, messageRows, language),
    documents: await documentSource.views(tx, await readDocuments(tx, purchases), language),
    terms: await readTerms(tx, purchases),
    newsletter: await readNewsletter(tx, customer.addressKey, language),
    identityChecks: await readIdentityChecks(tx, purchases.bookings),
    notes: await readNotes(tx, customer.id, user),
    samePhone: await readSamePhone(tx, customer),
    erasureAt: erasureAt?.toISOString() ?? null,
  };
}

/** More names than a family has. */
const MOST_OF_A_NUMBER = 5;

async function readSamePhone(
  tx: Sql,
  { id, phone }: CustomerRow,
): Promise<CustomerPage["samePhone"]> {
  if (!phone) return [];
  const rows = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.phone, phone), ne(customers.id, id)))
    .orderBy(asc(customers.id))
    .limit(MOST_OF_A_NUMBER);
  return rows.map((row) => ({ id: row.id, name: fullName(row), email: row.email }));
}

async function readAccount(tx: Sql, { idUser }: CustomerRow): Promise<CustomerPage["account"]> {
  if (idUser === null) return null;
  const [account] = await tx.select().from(users).where(eq(users.id, idUser));
  return account ? { since: account.createdAt.toISOString(), language: account.language } : null;
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Condition that a row of the table belongs to one of some bookings and orders. */
const isOf = (table: typeof documents | typeof payments, { bookings, orders }: Purchases) =>
  or(inArray(table.idBooking, idsOf(bookings)), inArray(table.idOrder, idsOf(orders)));

async function readDocuments(tx: Sql, purchases: Purchases) {
  return tx
    .select()
    .from(documents)
    .where(isOf(documents, purchases))
    .orderBy(desc(documents.id))
    .limit(MOST_SHOWN);
}

/** Sums the kept payments, and the debt on confirmed rides and on orders; in euros. */
async function readMoney(tx: Sql, purchases: Purchases) {
  const rows = await tx.select().from(payments).where(isOf(payments, purchases));
  const { keptCents: spentCents } = moneyIn(rows);
  const owedByBooking = purchases.bookings
    .filter(({ status }) => isConfirmed(status))
    .map((booking) =>
      toPay(booking, moneyIn(rows.filter(({ idBooking }) => idBooking === booking.id))),
    );
  const owedByOrder = purchases.orders.map((order) =>
    restOfOrder(order, moneyIn(rows.filter(({ idOrder }) => idOrder === order.id))),
  );
  const owedCents =
    owedByBooking.reduce((sum, { restCents }) => sum + restCents, 0) +
    owedByOrder.reduce((sum, cents) => sum + cents, 0);
  return { spent: eurosFromCents(spentCents), owed: eurosFromCents(owedCents) };
}

/** Reads the versions of the terms that were accepted, each with its latest date. */
async function readTerms(tx: Sql, { bookings, orders }: Purchases): Promise<CustomerPage["terms"]> {
  const acceptedAt = new Map<number, Date>();
  for (const { idTerms, termsAcceptedAt: at } of [...bookings, ...orders]) {
    const known = idTerms === null ? null : acceptedAt.get(idTerms);
    if (idTerms !== null && (!known || known < at)) acceptedAt.set(idTerms, at);
  }
  const rows = await tx
    .select()
    .from(termsVersions)
    .where(inArray(termsVersions.id, [...acceptedAt.keys()]));
  return rows
    .map(({ id, version, language }) => ({
      version,
      language,
      acceptedAt: (acceptedAt.get(id) ?? new Date(0)).toISOString(),
    }))
    .sort((a, b) => b.acceptedAt.localeCompare(a.acceptedAt));
}

async function readIdentityChecks(
  tx: Sql,
  bookings: BookingRow[],
): Promise<CustomerPage["identityChecks"]> {
  const references = new Map(bookings.map(({ id, reference }) => [id, reference]));
  const rows = await tx
    .select()
    .from(identityChecks)
    .where(inArray(identityChecks.idBooking, idsOf(bookings)))
    .orderBy(desc(identityChecks.at));
  return rows.map(({ idBooking, at, by, document }) => ({
    reference: references.get(idBooking) ?? "",
    at: at.toISOString(),
    by,
    document,
  }));
}
