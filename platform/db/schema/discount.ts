import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { ofOrder } from "./order";

/** Discount code; percent, or cents off. */
export const discounts = pgTable(
  "discount",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Code in upper case. */
    code: text().notNull(),
    /** False for a code that the staff have stopped. */
    isActive: boolean("is_active").notNull().default(true),
    kind: text().$type<"PERCENT" | "AMOUNT" | "FREE_SHIPPING">().notNull(),
    percent: smallint(),
    amountCents: integer("amount_cents"),
    from: instant("valid_from"),
    until: instant("valid_until"),
    minimumCents: integer("minimum_cents").notNull().default(0),
    mostUses: integer("most_uses"),
    mostUsesPerPerson: integer("most_uses_per_person"),
    uses: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.idSite, t.code),
    check("discount_uses_within", sql`uses >= 0 and (most_uses is null or uses <= most_uses)`),
    onlyItsSite(),
  ],
);

/**
 * Use of a discount code by a person, known by their mailbox and by their telephone number. The
 * ordinals number the uses of that mailbox, and of that number, so that two orders at once cannot
 * both be the first. The number of all uses is in `discount.uses`, which a constraint keeps within
 * `most_uses`.
 */
export const discountUses = pgTable(
  "discount_use",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idDiscount: integer("id_discount")
      .notNull()
      .references(() => discounts.id, { onDelete: "cascade" }),
    ...ofOrder,
    /** Mailbox of an address (`mailboxKey`); a member's is that of their account. */
    person: text().notNull(),
    ordinal: integer().notNull(),
    /** E.164; null once the order is erased. */
    phone: text(),
    phoneOrdinal: integer("phone_ordinal"),
    /** Most uses that a person had when it was used; null for any number. */
    mostOfPerson: integer("most_of_person"),
  },
  (t) => [
    unique().on(t.idOrder),
    unique().on(t.idDiscount, t.person, t.ordinal),
    unique().on(t.idDiscount, t.phone, t.phoneOrdinal),
    check(
      "discount_use_within",
      sql`ordinal > 0 and (most_of_person is null or ordinal <= most_of_person)`,
    ),
    check(
      "discount_use_by_phone_within",
      sql`(phone is null) = (phone_ordinal is null) and coalesce(phone_ordinal > 0 and (most_of_person is null or phone_ordinal <= most_of_person), true)`,
    ),
    onlyItsSite(),
  ],
);
