import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ReviewRefusal, ReviewState } from "@/lib/contract/review";
import { bookings } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { orders } from "./order";

/** Customer's review of a ride that was made, or of an order that has arrived: one of each. */
export const reviews = pgTable(
  "review",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking").references(() => bookings.id, { onDelete: "cascade" }),
    idOrder: integer("id_order").references(() => orders.id, { onDelete: "cascade" }),
    rating: smallint().notNull(),
    text: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** Name as it is shown, "Hélène K."; null once its author was erased. */
    author: text(),
    /** Day of the ride, or of the order's arrival, in Paris. */
    experiencedOn: date("experienced_on", { mode: "string" }).notNull(),
    /** Time of the last writing. */
    writtenAt: instant("written_at").notNull(),
    state: text().$type<ReviewState>().notNull().default("WAITING"),
    publishedAt: instant("published_at"),
    /** Reason why it is not shown; null for one that is, or waits. */
    refusal: text().$type<ReviewRefusal>(),
    answer: text(),
    answeredAt: instant("answered_at"),
    /** Counts its changes: a decision about an earlier revision does not count. */
    revision: integer().notNull().default(1),
  },
  (t) => [
    unique("review_once_a_booking").on(t.idBooking),
    unique("review_once_an_order").on(t.idOrder),
    check("review_of_one_purchase", sql`num_nonnulls(id_booking, id_order) = 1`),
    check("review_has_stars", sql`rating between 1 and 5`),
    check("review_published_has_date", sql`(state = 'PUBLISHED') = (published_at is not null)`),
    check("review_refused_has_reason", sql`(state = 'REFUSED') = (refusal is not null)`),
    check("review_answer_has_date", sql`(answer is null) = (answered_at is null)`),
    index("review_by_publication")
      .on(t.idSite, t.publishedAt, t.id)
      .where(sql`state = 'PUBLISHED'`),
    index("review_by_writing").on(t.idSite, t.writtenAt, t.id),
    onlyItsSite(),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;

/** Other site that collects reviews of the company, and their result there. */
export const externalRatings = pgTable(
  "external_rating",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Name by which a page asks for it. */
    from: text("from").notNull(),
    name: text().notNull(),
    url: text().notNull(),
    rating: numeric({ precision: 2, scale: 1, mode: "number" }).notNull(),
    count: integer().notNull(),
    /** Day on which its figures were read there. */
    readOn: date("read_on", { mode: "string" }).notNull(),
  },
  (t) => [
    unique("external_rating_once").on(t.idSite, t.from),
    check("external_rating_figures", sql`rating between 1 and 5 and count >= 0`),
    onlyItsSite(),
  ],
);

/** Review that the company quotes from elsewhere. */
export const externalReviews = pgTable(
  "external_review",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** `from` of its source. */
    from: text("from").notNull(),
    author: text().notNull(),
    rating: smallint().notNull(),
    text: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    writtenOn: date("written_on", { mode: "string" }).notNull(),
  },
  (t) => [
    check("external_review_has_stars", sql`rating between 1 and 5`),
    index("external_review_of_source").on(t.idSite, t.from, t.writtenOn, t.id),
    onlyItsSite(),
  ],
);
