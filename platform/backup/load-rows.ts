import type { Manifest } from "./backup-format";
import { quoted, type SqlConnection, type StoredTable, storedTables } from "./table-rows";

/** Writes rows as they were, within a transaction that the caller has begun. */
export interface RowLoader {
  /** @param lines rows as `readRows` gives them */
  load(table: string, lines: string[]): Promise<void>;
  /** Puts back what `beginLoading` took away, and checks what refers to what. */
  finish(sequences: Manifest["sequences"]): Promise<void>;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Prepares a database's tables to take rows as they were: all that is in them goes, no trigger fires,
 * and references are checked once all rows are there. Its owner may do so; nobody above is needed.
 */
export async function beginLoading(connection: SqlConnection): Promise<RowLoader> {
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
    load: async (name, lines) => {
      const table = byName.get(name);
      if (!table) throw new Error(`There is no table ${name}`);
      await connection.query(insertOf(table), [`[${lines.join(",")}]`]);
    },
    finish: async (sequences) => {
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
    },
  };
}

function insertOf({ name, columns }: StoredTable): string {
  const into = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(", ");
  return `INSERT INTO ${quoted(name)} (${into})
    SELECT ${values} FROM json_array_elements($1::text::json) AS line`;
}
