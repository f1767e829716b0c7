import { integer, jsonb, pgTable, real, serial, text, unique } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** Picture, video or file that the site's contents refer to. */
export const media = pgTable(
  "medium",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<"IMAGE" | "VIDEO" | "FILE">().notNull(),
    /** Path of the site, or of a file that its owner has uploaded. */
    src: text().notNull(),
    /** Name of the file when it was uploaded. */
    name: text().notNull(),
    /** Size in pixels; null for a file that has none. */
    width: integer(),
    height: integer(),
    bytes: integer(),
    alt: jsonb().$type<PerLanguage<string>>().notNull(),
    /** Point that stays in sight when it is cropped, from 0 to 1 of its width and height. */
    focusX: real("focus_x").notNull().default(0.5),
    focusY: real("focus_y").notNull().default(0.5),
    /** Licence under which it may be shown, and its author. */
    licence: text(),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (t) => [unique().on(t.idSite, t.src), onlyItsSite()],
);
