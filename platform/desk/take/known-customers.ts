import { desc, eq, sql } from "drizzle-orm";
import type { KnownCustomer } from "@/lib/contract/admin/take-booking";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import type { CustomerRow } from "@/platform/customer/find-customer";
import { bookings } from "@/platform/db/schema/booking";
import { customers } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { foundByWords } from "@/platform/panel/found-by-words";
import { isGuests } from "@/platform/purchase/is-guests";

const OFFERED = 8;

/**
 * Finds customers of the site, members and guests, by their name, address, telephone number or
 * company: each word of a search must begin a word there. A match of the whole address comes first,
 * then members.
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
