import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bookings } from "./booking";
import { businessInvoices } from "./business";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import type { DocumentData } from "./document-data";
import { orders } from "./order";

/** D for quotes (devis), F for invoices (factures), A for credit notes (avoirs). */
export type DocumentSeries = "D" | "F" | "A";

/** Last number given in a series of a year: drawing the next one locks its row. */
export const documentNumbers = pgTable(
  "paper_number",
  {
    ...ownedBySite,
    series: text().$type<DocumentSeries>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.series, t.year] }), onlyItsSite()],
);

/** Issued document: the migration `papers_never_change` forbids to change or delete it. */
export const documents = pgTable(
  "paper",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking").references(() => bookings.id),
    idOrder: integer("id_order").references(() => orders.id),
    idBusinessInvoice: integer("id_business_invoice").references(() => businessInvoices.id),
    /** Cause of its issue: one cause issues one document. */
    cause: text().notNull(),
    series: text().$type<DocumentSeries>().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull(),
    issuedAt: instant("issued_at").notNull(),
    data: jsonb().$type<DocumentData>().notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.series, t.year, t.sequence),
    unique().on(t.idSite, t.cause),
    index("document_by_issue").on(t.idSite, t.issuedAt, t.id),
    index("document_by_number").on(t.idSite, t.number),
    index("document_of_booking").on(t.idBooking),
    index("document_of_order").on(t.idOrder),
    index("document_of_business_invoice").on(t.idBusinessInvoice),
    check("paper_of_one", sql`num_nonnulls(id_booking, id_order, id_business_invoice) = 1`),
    onlyItsSite(),
  ],
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

export const documentFiles = pgTable(
  "paper_file",
  {
    idPaper: integer("id_paper")
      .primaryKey()
      .references(() => documents.id),
    ...ownedBySite,
    pdf: bytes().notNull(),
  },
  () => [onlyItsSite()],
);
