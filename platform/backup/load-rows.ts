import { FROZEN_MIGRATIONS, type TablesLeft } from "@/platform/db/migration-history";
import { BackupError } from "./backup-error";
import type { Manifest } from "./backup-format";
import { completeEarlierRows, FIRST_VALUES, GONE_COLUMNS } from "./earlier-tables";
import type { DatabaseTarget } from "./open-target";
import { namesOf, quoted, type StoredTable, spellAlike, storedTables } from "./table-rows";

/** Writes rows unchanged, all in one transaction. */
export interface RowLoader {
  /**
   * @param lines rows as `readRows` gives them
   * @param columns of each row's values, where they are not the table's own columns in their order
   * @throws BackupError for a table or a column that is not known here
   */
  load(table: string, lines: string[], columns?: string[]): Promise<void>;
  /** Restores what `beginLoading` took away, checks the references, and ends the transaction. */
  finish(sequences: Manifest["sequences"]): Promise<void>;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Prepares a database to take rows unchanged: it gets the tables that they belong to, loses its own
 * rows, fires no trigger, and checks references once all rows are there. The database's owner may
 * do so; no superuser is needed.
 * @param left the tables that the rows belong to; rows of an earlier version go into the frozen
 *   ones
 */
export async function beginLoading(
  { connection, migrate }: Pick<DatabaseTarget, "connection" | "migrate">,
  left: Exclude<TablesLeft, "UNKNOWN">,
): Promise<RowLoader> {
  const isEarlier = left === "EARLIER";
  await migrate(isEarlier ? FROZEN_MIGRATIONS : left.count);
  await connection.query("BEGIN");
  await spellAlike(connection);
  const tables = await storedTables(connection);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const names = tables.map(({ name }) => quoted(name));
  const { rows: foreignKeys } = await connection.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS "table", conname AS name,
      pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`);
  if (names.length > 0) await connection.query(`TRUNCATE ${names.join(", ")} CASCADE`);
  for (const { table, name } of foreignKeys) {
    await connection.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  for (const name of names) {
    await connection.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  }
  return {
    load: async (name, lines, columns) => {
      const table = byName.get(name);
      if (!table) throw unknown(`a table ${name}`);
      const insert = insertOf(table, columns);
      await connection.query(insert, [`[${lines.join(",")}]`]).catch((error: Error) => {
        throw new BackupError(`Rows of ${name} do not fit this version: ${error.message}`, error);
      });
    },
    finish: async (sequences) => {
      if (isEarlier) await completeEarlierRows(connection);
      for (const name of names) await connection.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
      for (const { table, name, definition } of foreignKeys) {
        await connection.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
      }
      for (const [name, { value, isCalled }] of Object.entries(sequences)) {
        await connection.query("SELECT setval($1::text::regclass, $2::text::bigint, $3::boolean)", [
          quoted(name),
          value,
          isCalled,
        ]);
      }
      await connection.query("COMMIT");
    },
  };
}

const unknown = (what: string) =>
  new BackupError(`There is ${what} that this version does not know: another one has made it`);

function insertOf({ name, columns }: StoredTable, given: string[] = namesOf(columns)): string {
  const types = new Map(columns.map((column) => [column.name, column.type]));
  const values = new Map<string, string>();
  for (const [column, first] of Object.entries(FIRST_VALUES[name] ?? {})) {
    if (types.has(column)) values.set(column, first);
  }
  for (const [index, column] of given.entries()) {
    const type = types.get(column);
    if (type) values.set(column, `(line->>${index})::${type}`);
    else if (!GONE_COLUMNS[name]?.includes(column)) throw unknown(`a column ${name}.${column}`);
  }
  return `INSERT INTO ${quoted(name)} (${[...values.keys()].map(quoted).join(", ")})
    SELECT ${[...values.values()].join(", ")} FROM json_array_elements($1::text::json) AS line`;
}
