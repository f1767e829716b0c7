import { sql } from "drizzle-orm";
import {
  check,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { booking } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import type { PaperData } from "./document-data";
import { shopOrder } from "./order";

/** D for quotes (devis), F for invoices (factures), A for credit notes (avoirs). */
export type PaperSeries = "D" | "F" | "A";

/** The last number given in a series of a year: drawing the next one locks its row. */
export const paperNumber = pgTable(
  "paper_number",
  {
    ...ownedBySite,
    series: text().$type<PaperSeries>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.series, t.year] }), onlyItsSite()],
);

/** A paper that was issued: the migration `papers_never_change` forbids to change or delete it. */
export const paper = pgTable(
  "paper",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking").references(() => booking.id),
    idOrder: integer("id_order").references(() => shopOrder.id),
    /** What it is issued for: one cause issues one paper. */
    cause: text().notNull(),
    series: text().$type<PaperSeries>().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull(),
    issuedAt: instant("issued_at").notNull(),
    data: jsonb().$type<PaperData>().notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.series, t.year, t.sequence),
    unique().on(t.idSite, t.cause),
    check("paper_of_one", sql`num_nonnulls(id_booking, id_order) = 1`),
    onlyItsSite(),
  ],
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** A paper as it was printed. */
export const paperFile = pgTable(
  "paper_file",
  {
    idPaper: integer("id_paper")
      .primaryKey()
      .references(() => paper.id),
    ...ownedBySite,
    pdf: bytes().notNull(),
  },
  () => [onlyItsSite()],
);
