import { index, pgTable, serial, text } from "drizzle-orm/pg-core";
import { onlyItsSite, ownedBySite } from "./columns";

/** Text that the staff keep for their answers, in each language. */
export const savedReplies = pgTable(
  "saved_reply",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    name: text().notNull(),
    textFr: text("text_fr").notNull(),
    textEn: text("text_en").notNull(),
  },
  (t) => [index("saved_reply_by_name").on(t.idSite, t.name, t.id), onlyItsSite()],
);
