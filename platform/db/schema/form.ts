import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { GivenAnswerLine } from "@/lib/contract/admin/form-answer";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/** Visitor's answer to a form, with the questions at the time: the form may change or go. */
export const formAnswers = pgTable(
  "form_answer",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idForm: integer("id_form").notNull(),
    /** Name of the form at the time. */
    form: text().notNull(),
    given: jsonb().$type<GivenAnswerLine[]>().notNull(),
    /** Visitor's address, of a form that asks for it. */
    email: text(),
    /** Key that finds it: row security lets no index be used for `lower(email)`. */
    emailKey: text("email_key").generatedAlwaysAs(sql`lower(email)`),
    language: text().$type<LanguageCode>().notNull(),
    receivedAt: instant("received_at").notNull(),
    /** Time at which a member of staff marked it as dealt with. */
    seenAt: instant("seen_at"),
  },
  (t) => [
    index("form_answer_by_receipt").on(t.idSite, t.receivedAt, t.id),
    index("form_answer_of_form").on(t.idSite, t.idForm, t.receivedAt),
    index("form_answer_by_address").on(t.idSite, t.emailKey),
    onlyItsSite(),
  ],
);

/** File that came with an answer; once it has none, the file is to be removed. */
export const formFiles = pgTable(
  "form_file",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idAnswer: integer("id_answer").references(() => formAnswers.id, { onDelete: "set null" }),
    field: text().notNull(),
    /** Name on the visitor's device. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** Name of the file in the storage; no path of the site leads there. */
    storedAs: text("stored_as").notNull().unique(),
  },
  (t) => [index("form_file_of_answer").on(t.idAnswer), index().on(t.idSite), onlyItsSite()],
);
