import type { SqlConnection } from "@/platform/db/sql-connection";
import type { Manifest } from "./backup-format";

/** Table with its written columns; those that the database derives are left out. */
export interface StoredTable {
  name: string;
  columns: { name: string; type: string }[];
}

/** Settings by which values are written as text, so that they read the same everywhere. */
const SPELLINGS = [
  ["timezone", "UTC"],
  ["datestyle", "ISO, YMD"],
  ["intervalstyle", "postgres"],
  ["bytea_output", "hex"],
  ["extra_float_digits", "1"],
  // A role that does not see all rows gets an error, rather than a smaller backup.
  ["row_security", "off"],
];

/** Makes a transaction write values alike, and read all rows or fail. */
export async function spellAlike(connection: SqlConnection): Promise<void> {
  for (const [name, value] of SPELLINGS) {
    await connection.query("SELECT set_config($1, $2, true)", [name, value]);
  }
}

export const namesOf = (columns: StoredTable["columns"]) => columns.map(({ name }) => name);

/** Lists the tables of the product, by name. */
export async function storedTables(connection: SqlConnection): Promise<StoredTable[]> {
  const { rows } = await connection.query<{ table: string; name: string; type: string }>(`
    SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname COLLATE "C", a.attnum`);
  const tables = new Map<string, StoredTable>();
  for (const { table, name, type } of rows) {
    const stored = tables.get(table) ?? { name: table, columns: [] };
    stored.columns.push({ name, type });
    tables.set(table, stored);
  }
  return [...tables.values()];
}

export async function readSequences(connection: SqlConnection): Promise<Manifest["sequences"]> {
  const { rows: names } = await connection.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname COLLATE "C"`);
  const sequences: Manifest["sequences"] = {};
  for (const { name } of names) {
    const { rows } = await connection.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    const [sequence] = rows;
    if (sequence) sequences[name] = sequence;
  }
  return sequences;
}

/** Bytes of rows that are read at once, about. */
const BATCH_BYTES = 1_000_000;
const MOST_ROWS = 2000;

/**
 * Reads the rows of a table within a transaction, however many there are.
 * @returns batches of rows, each a JSON array of its columns as text
 */
export async function* readRows(
  connection: SqlConnection,
  { name, columns }: StoredTable,
): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await connection.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT json_build_array(${values})::text AS line FROM ${quoted(name)}`,
  );
  // The first few rows tell how large the others are.
  let count = 20;
  for (;;) {
    const { rows } = await connection.query<{ line: string }>(`FETCH ${count} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0);
    const fitting = Math.floor((BATCH_BYTES * rows.length) / bytes);
    count = Math.min(MOST_ROWS, Math.max(1, fitting));
  }
  await connection.query("CLOSE backup_rows");
}

/** Quotes a name for SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
