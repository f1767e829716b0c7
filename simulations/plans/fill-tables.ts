import { type SQL, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";
import {
  COPIED_BESIDE,
  GROWING_TABLES,
  type GrowingTable,
  SWEPT_TABLES,
  WHEN_OVER,
} from "./growing-tables";

const FILLED: readonly string[] = [...GROWING_TABLES, ...COPIED_BESIDE];

/** First id of copies, the same in each table, so that copies belong together. */
const FIRST_COPY = 1_000_000;

/** Hours from one copy to the next: longer than a ride, or a block of a day. */
const APART = 25;

/** Length in bytes above which a text is cut in copies, and a document left empty. */
const MAX_LENGTH = 200;

interface Column {
  name: string;
  type: string;
  /** True when it alone may tell rows apart. */
  isUnique: boolean;
  /** Table that it refers to. */
  parent: string | null;
}

/** Sample row of each table that has one, as a document. */
export type Originals = Map<string, Record<string, unknown>>;

/** Keeps the last row of each table of which none was seen yet. */
export async function keepOriginals(everySite: Sql, originals: Originals): Promise<void> {
  const missing = FILLED.filter((table) => !originals.has(table));
  const lasts = missing.map(
    (table) => sql`select ${table} as "table", to_jsonb(row) as row
      from (select * from ${sql.identifier(table)} order by ctid desc limit 1) row`,
  );
  if (lasts.length === 0) return;
  const { rows } = (await everySite.execute(sql.join(lasts, sql` union all `))) as unknown as {
    rows: { table: string; row: Record<string, unknown> }[];
  };
  for (const { table, row } of rows) originals.set(table, row);
}

interface CopyNumbers {
  first: number;
  last: number;
}

/**
 * Copies a row of each growing table into the past, many times: each copy of a booking has a copy
 * of its ride, of its history, of its payments. Triggers and references are off meanwhile.
 */
export async function fillTables(
  everySite: Sql,
  originals: Originals,
  numbers: CopyNumbers,
): Promise<void> {
  await everySite.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [table, row] of originals) {
      const over = WHEN_OVER[table as GrowingTable];
      await copyRow(tx, { table, row: { ...row, ...over }, numbers });
    }
  });
  for (const table of FILLED) {
    await everySite.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
}

async function copyRow(
  tx: Sql,
  { table, row, numbers }: { table: string; row: Record<string, unknown>; numbers: CopyNumbers },
): Promise<void> {
  const name = sql.identifier(table);
  const columns = await columnsOf(tx, table);
  const listed = columns.map((column) => sql.identifier(column.name));
  await tx.execute(sql`
    insert into ${name} (${sql.join(listed, sql`, `)})
    select ${sql.join(
      columns.map((column) => copied(table, column)),
      sql`, `,
    )}
    from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb) row,
      generate_series(${numbers.first}::integer, ${numbers.last}::integer) n`);
}

/** Writes the value of a column in the copy `n` of a table's row. */
function copied(table: string, { name, type, isUnique, parent }: Column): SQL {
  const own = sql`row.${sql.identifier(name)}`;
  const id = sql`case when ${own} is not null then ${sql.raw(String(FIRST_COPY))} + n end`;
  const another = sql`n || '-' || ${own}`;
  if (name === "id" && type !== "text") return sql`${sql.raw(String(FIRST_COPY))} + n`;
  if (parent && FILLED.includes(parent)) return type === "text" ? another : id;
  const hours = SWEPT_TABLES.some((swept) => swept === table) ? 0 : APART;
  const ago = sql`n * interval '${sql.raw(String(hours))} hours'`;
  switch (type) {
    case "text":
      if (name === "day") return sql`(${own}::date - n)::text`;
      return isUnique || name === "email"
        ? another
        : sql`left(${own}, ${sql.raw(String(MAX_LENGTH))})`;
    case "date":
      // An invoice's month begins on the first.
      return name === "month" ? own : sql`${own} - n`;
    case "timestamp with time zone":
      return sql`${own} - ${ago}`;
    case "tstzrange":
      return sql`tstzrange(lower(${own}) - ${ago}, upper(${own}) - ${ago})`;
    case "jsonb":
      return sql`case when pg_column_size(${own}) > ${sql.raw(String(MAX_LENGTH))}
        and jsonb_typeof(${own}) = 'array' then '[]'::jsonb else ${own} end`;
    default:
      return isUnique && type === "integer" && !parent ? id : own;
  }
}

async function columnsOf(tx: Sql, table: string): Promise<Column[]> {
  const { rows } = (await tx.execute(sql`
    select attname as name, format_type(atttypid, null) as type,
      exists (select from pg_index
        where indrelid = attrelid and (indisunique or indisexclusion) and attnum = any(indkey)) as "isUnique",
      (select relname from pg_constraint
        join pg_class on pg_class.oid = confrelid
        where contype = 'f' and conrelid = attrelid and conkey = array[attnum]) as parent
    from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0
      and not attisdropped and attgenerated = ''
    order by attnum`)) as unknown as { rows: Column[] };
  return rows;
}
