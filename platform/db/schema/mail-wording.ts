import { pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import { onlyItsSite, ownedBySite } from "./columns";

/**
 * Owner's own words of a mail in a language (ADR 93). An empty text leaves the product's; a mail
 * whose words are all the product's has no row.
 */
export const mailWordings = pgTable(
  "mail_wording",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Name of the mail in `lib/contract/mail/mail-catalogue`. */
    mail: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    subject: text().notNull(),
    opening: text().notNull(),
    closing: text().notNull(),
  },
  (t) => [unique("mail_wording_once").on(t.idSite, t.mail, t.language), onlyItsSite()],
);
