import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Change } from "@/lib/contract/change";
import { calendars, fareSupplements, vehicles } from "./schema/booking";
import { awards, boxContents, declinations, products } from "./schema/catalogue";
import { pages, pageTranslations, variations } from "./schema/content";
import { carrierRates, carriers, schedules } from "./schema/delivery";
import { mailWordings } from "./schema/mail-wording";
import { addressTypes, companyAddresses } from "./schema/people";
import { sites } from "./schema/site";
import { externalApps, languages, logos, parameters, siteFonts } from "./schema/site-look";

/**
 * Tables that values in memory are made from, with the change that a write into them announces, and
 * the columns that no such value has.
 */
const KEPT_TABLES: [PgTable, Change, besides?: string[]][] = [
  [parameters, { kind: "parameters" }],
  [mailWordings, { kind: "mails" }],
  [vehicles, { kind: "fares" }],
  [fareSupplements, { kind: "fares" }],
  [calendars, { kind: "calendars" }],
  [sites, { kind: "siteInfo" }],
  [languages, { kind: "siteInfo" }],
  [logos, { kind: "siteInfo" }],
  [siteFonts, { kind: "siteInfo" }],
  [addressTypes, { kind: "addresses" }],
  [companyAddresses, { kind: "addresses" }],
  [externalApps, { kind: "externalApps" }],
  [pages, { kind: "pages" }],
  [pageTranslations, { kind: "pages" }, ["content", "custom_header", "custom_footer"]],
  [products, { kind: "products" }],
  [declinations, { kind: "products" }],
  [awards, { kind: "products" }],
  [boxContents, { kind: "products" }],
  [variations, { kind: "variations" }],
  [carriers, { kind: "addresses" }],
  [carrierRates, { kind: "addresses" }],
  [schedules, { kind: "addresses" }],
];

const kept = new Map(
  KEPT_TABLES.map(([table, change, besides = []]) => [getTableName(table), { change, besides }]),
);

/** Table that a Drizzle statement writes into, and the columns that it sets to parameters alone. */
const WRITE =
  /^(?:insert into|update|delete from) "(\w+)"(?: set ((?:"\w+" = \$\d+(?:, )?)+)(?= where |$))?/;

/**
 * Finds the change that a statement makes to kept values, so that a write whose author has
 * forgotten to announce it is announced all the same. It knows statements as Drizzle writes them.
 */
export function changeOfStatement(text: string): Change | undefined {
  const [, table, set] = WRITE.exec(text) ?? [];
  const { change, besides = [] } = (table !== undefined && kept.get(table)) || {};
  const written = set?.match(/(?<=")\w+(?=" =)/g);
  return written?.every((column) => besides.includes(column)) ? undefined : change;
}
