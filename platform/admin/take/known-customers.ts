import { desc, eq, sql } from "drizzle-orm";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import type { CustomerRow } from "@/platform/admin/customer/find-customer";
import { foundByWords } from "@/platform/admin/found-by-words";
import { bookings } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { isGuests } from "@/platform/purchase/is-guests";

/** How many are offered to choose from. */
const OFFERED = 8;

/**
 * Customers of the site, members and guests, whose name, address, telephone number or company has a word
 * that begins so for each word of a search: the one whose whole address it is first, then members.
 */
export async function knownCustomers(tx: Sql, search: string): Promise<KnownCustomer[]> {
  const found = await tx
    .select()
    .from(customers)
    .where(foundByWords(customers, search))
    .orderBy(
      sql`${customers.addressKey} <> ${punycodeAddress(search.replaceAll("\0", "").trim()).toLowerCase()}`,
      sql`${customers.idUser} is null`,
      customers.lastname,
      customers.firstname,
      customers.id,
    )
    .limit(OFFERED);
  const known: KnownCustomer[] = [];
  for (const customer of found) {
    const { id, idUser, firstname, lastname, email, phone, kind, company } = customer;
    const last = await lastBooking(tx, customer);
    known.push({
      id,
      idCustomer: idUser,
      firstname,
      lastname,
      email,
      phone: phone ?? last?.phone ?? "",
      kind,
      company,
      address: last?.address ?? null,
      language: last?.language ?? "fr_FR",
      rides: last?.rides ?? 0,
    });
  }
  return known;
}

/** What is known from the last booking of a customer, and how many they have. */
async function lastBooking(tx: Sql, { idUser, addressKey }: CustomerRow) {
  const { phone, address, language, createdAt } = bookings;
  const isTheirs = idUser === null ? isGuests(bookings, addressKey) : eq(bookings.idUser, idUser);
  const [last] = await tx
    .select({ phone, address, language, rides: sql<number>`(count(*) over ())::integer` })
    .from(bookings)
    .where(isTheirs)
    .orderBy(desc(createdAt))
    .limit(1);
  return last;
}
