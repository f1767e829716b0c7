import { sql } from "drizzle-orm";
import { customType, integer, pgPolicy, timestamp } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import { seal, unseal } from "@/platform/db/sealing/seal";
import { sites } from "./site";

export type PerLanguage<T> = Record<LanguageCode, T>;

export const ownedBySite = {
  idSite: integer("id_site")
    .notNull()
    .references(() => sites.id, { onDelete: "cascade" }),
};

/** Limits a table by row security: within `inSite`, only the rows of the request's site exist. */
export const onlyItsSite = () =>
  pgPolicy("only_its_site", {
    using: sql`id_site = current_setting('app.id_site')::integer`,
    withCheck: sql`id_site = current_setting('app.id_site')::integer`,
  });

/** Declares a column for an instant, UTC inside. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Half-open range of instants, read and written as `[from, until)`. */
export const instantRange = customType<{ data: { from: Date; until: Date }; driverData: string }>({
  dataType: () => "tstzrange",
  toDriver: ({ from, until }) => `[${from.toISOString()},${until.toISOString()})`,
  fromDriver: (value) => {
    const [from = "", until = ""] = value.slice(1, -1).replaceAll('"', "").split(",");
    return { from: new Date(from), until: new Date(until) };
  },
});

/** Declares a text column that only the site's key opens (`platform/db/sealing/seal.ts`). */
export const sealed = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => "text",
    toDriver: (text) => seal(text, name),
    fromDriver: (text) => unseal(text, name),
  })(name);

/** Declares such a column for JSON. */
export const sealedJson = <Data>(name: string) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(seal(JSON.stringify(value), name)),
    fromDriver: (value) =>
      (typeof value === "string" ? JSON.parse(unseal(value, name)) : value) as Data,
  })(name);
