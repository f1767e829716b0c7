import { integer, text } from "drizzle-orm/pg-core";
import type { CustomerKind } from "@/lib/contract/booking";
import type { Actor } from "@/lib/contract/booking-status";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, sealed } from "./columns";
import { users } from "./people";
import { termsVersions } from "./terms";

/** What a booking and an order of the shop have in common: how it came, what opens it, whose it is. */
export const orderedColumns = {
  reference: text().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  /** Of the request's body: the same key with another body is a mistake of the caller. */
  requestHash: text("request_hash").notNull(),
  /** What opens its own page, and what opens the company's. */
  key: sealed("key").notNull(),
  companyKey: sealed("company_key").notNull(),
  /** Counts the changes: two who saw the same one cannot both change it. */
  version: integer().notNull().default(0),
  language: text().$type<LanguageCode>().notNull(),
  /** The member whose it is; a guest's joins the account once its address is confirmed. */
  idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
  phone: text().notNull(),
  customerKind: text("customer_kind").$type<CustomerKind>().notNull(),
  company: text(),
  message: text(),
  /** When the customer ordered: at once, or when accepting a quote. Withdrawing counts from it. */
  termsAcceptedAt: instant("terms_accepted_at").notNull(),
  /** The terms of sale that were accepted then; none on a site that has none. */
  idTerms: integer("id_terms").references(() => termsVersions.id),
  /** When all was erased of it that no document needs; it is nobody's from then on. */
  erasedAt: instant("erased_at"),
  createdAt: instant("created_at").notNull(),
};

/** What a line of its history says of what happened, besides where it stands after it. */
export const historyEventColumns = {
  sequence: integer().notNull(),
  at: instant("at").notNull(),
  by: text().$type<Actor>().notNull(),
  reason: text(),
  note: text(),
  amountCents: integer("amount_cents"),
};
