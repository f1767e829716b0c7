import { type SQL, sql } from "drizzle-orm";
import { auditEntries } from "@/platform/db/schema/audit";
import { messages } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { bookRide } from "@/testing/booked-ride";
import { buyWine } from "@/testing/bought-order";
import { aPerson } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";

/** Number of rows that are found by a name, at any size. */
export const RARE_ROWS = 20;

/** Last name that is rare in the first copies, and another one in each of the others. */
const NAME = sql`case when n <= ${RARE_ROWS} then 'Églantier' else
  (array['Le Goff', 'Martin', 'Dupont'])[1 + n % 3] || n end`;

// The three rows of a number belong to one customer.
const EMAIL = sql`'copy-' || n || '@example.org'`;
const PURCHASE = sql`'email', ${EMAIL}, 'reference', 'COPY-' || n, 'idempotency_key', 'copy-' || n`;

/** Sources of each list's rows, the column of their time, and the differences of each copy. */
const COPIED: { table: string; at: string; own: SQL }[] = [
  {
    table: "booking",
    at: "created_at",
    own: sql`${PURCHASE}, 'lastname', ${NAME}, 'start_at', row.start_at + n * interval '1 hour'`,
  },
  {
    table: "shop_order",
    at: "created_at",
    own: sql`${PURCHASE}, 'billing', row.billing || jsonb_build_object('lastname', ${NAME})`,
  },
  { table: "user", at: "created_at", own: sql`'email', ${EMAIL}, 'lastname', ${NAME}` },
  { table: "message", at: "received_at", own: sql`'email', ${EMAIL}, 'name', ${NAME}` },
  {
    table: "outbox",
    at: "created_at",
    own: sql`'event', 'copy:' || n, 'recipient', ${EMAIL}, 'subject', ${NAME}`,
  },
  { table: "audit_entry", at: "at", own: sql`'subject', 'booking ' || ${NAME}` },
  { table: "payment", at: "created_at", own: sql`'gateway_id', 'copy-' || row.id || '-' || n` },
  {
    table: "paper",
    at: "issued_at",
    own: sql`'cause', 'copy:' || n, 'sequence', 1000 + n, 'number', 'COPY-' || n`,
  },
];

/** Gives each list of a site's panel many rows: copies of one of each. */
export async function fillLists(platform: TestPlatform, idSite: number, count: number) {
  const { everySite } = platform.database;
  await (await bookRide(platform, {}, idSite)).pay();
  await buyWine(platform, undefined, { idSite });
  const { email } = await aPerson(platform, "MEMBER", idSite);
  const at = platform.clock.now();
  const said = { name: "Le Goff", email, message: "Bonjour", language: "fr_FR" };
  await everySite.insert(messages).values({ idSite, ...said, receivedAt: at });
  const act = { by: email, action: "CHANGE", subject: "booking COPY" };
  await everySite.insert(auditEntries).values({ idSite, at, ...act });
  for (const copied of COPIED) await copyRow(everySite, { idSite, copies: count - 1, ...copied });
}

/** Copies the last row of a site's table; `change` tells the copies apart, by their number `n`. */
export async function copyRow(
  everySite: Sql,
  copied: { idSite: number; copies: number } & (typeof COPIED)[number],
) {
  const { idSite, copies, table, at, own } = copied;
  const name = sql.identifier(table);
  const columns = await writtenColumns(everySite, table);
  const listed = (of: SQL) =>
    sql.join(
      columns.map((column) => sql`${of}${column}`),
      sql`, `,
    );
  await everySite.execute(sql`
    insert into ${name} (${listed(sql``)})
    select ${listed(sql`copy.`)}
    from ${name} row,
      generate_series(1, ${copies}::integer) n,
      lateral jsonb_populate_record(row, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')), ${own},
        ${at}::text, row.${sql.identifier(at)} - n * interval '1 minute')) copy
    where row.id = (select max(id) from ${name} where id_site = ${idSite})`);
}

/** Lists the columns of a table that are written rather than derived. */
async function writtenColumns(everySite: Sql, table: string): Promise<SQL[]> {
  const { rows } = (await everySite.execute(sql`
    select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0
      and not attisdropped and attgenerated = ''`)) as unknown as { rows: { name: string }[] };
  return rows.map((column) => sql`${sql.identifier(column.name)}`);
}
