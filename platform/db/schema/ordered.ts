import { integer, text } from "drizzle-orm/pg-core";
import type { CustomerKind } from "@/lib/contract/booking";
import type { Actor } from "@/lib/contract/booking-status";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, sealed } from "./columns";
import { users } from "./people";
import { termsVersions } from "./terms";

/** Columns that a booking and an order of the shop share: its origin, its keys, its customer. */
export const orderedColumns = {
  reference: text().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  /** Hash of the request's body: the same key with another body is a mistake of the caller. */
  requestHash: text("request_hash").notNull(),
  /** Key that opens the customer's page, and the key that opens the company's. */
  key: sealed("key").notNull(),
  companyKey: sealed("company_key").notNull(),
  /** Counts the changes: of two callers who saw the same version, one may change it. */
  version: integer().notNull().default(0),
  language: text().$type<LanguageCode>().notNull(),
  /** Member who owns it; a guest's purchase joins the account once its address is confirmed. */
  idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
  phone: text().notNull(),
  customerKind: text("customer_kind").$type<CustomerKind>().notNull(),
  company: text(),
  message: text(),
  /** Time of the customer's order: at once, or on accepting a quote. Withdrawing counts from it. */
  termsAcceptedAt: instant("terms_accepted_at").notNull(),
  /** Terms of sale that were accepted then; null on a site that has none. */
  idTerms: integer("id_terms").references(() => termsVersions.id),
  /** Time at which everything was erased but the documents' data; it is nobody's from then on. */
  erasedAt: instant("erased_at"),
  createdAt: instant("created_at").notNull(),
};

export const historyEventColumns = {
  sequence: integer().notNull(),
  at: instant("at").notNull(),
  by: text().$type<Actor>().notNull(),
  reason: text(),
  note: text(),
  amountCents: integer("amount_cents"),
};
