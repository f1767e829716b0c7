import { index, pgTable, serial, text } from "drizzle-orm/pg-core";
import { onlyItsSite, ownedBySite } from "./columns";

/** A text that the staff keep for their answers, in each language. */
export const savedReplies = pgTable(
  "saved_reply",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** By which the staff find it. */
    name: text().notNull(),
    textFr: text("text_fr").notNull(),
    textEn: text("text_en").notNull(),
  },
  (t) => [index("saved_reply_by_name").on(t.idSite, t.name, t.id), onlyItsSite()],
);
