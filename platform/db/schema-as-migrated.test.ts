import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const SCHEMA = join(import.meta.dirname, "schema");

/** Collects every table that the code knows, by its name in the database. */
async function tablesInCode(): Promise<Map<string, ReturnType<typeof getTableConfig>>> {
  const files = (await readdir(SCHEMA)).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(
    files.map((file) => import(`./schema/${file.slice(0, -3)}.ts`)),
  );
  const tables = modules
    .flatMap((exported) => Object.values(exported))
    .filter((value) => is(value, PgTable));
  return new Map(tables.map((table) => [getTableConfig(table).name, getTableConfig(table)]));
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const rows = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await platform.database.everySite.execute(query)) as { rows: Row[] }).rows;

/** Writes a column as PostgreSQL does; `serial` is an integer with a sequence. */
const columnLine = (name: string, type: string, isNullable: boolean) =>
  `${name} ${type.replace("serial", "integer").replaceAll(" ", "")}${isNullable ? "" : " not null"}`;

describe("the schema in code", () => {
  it("has the tables of the migrated database", async () => {
    const inDatabase = await rows<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const names = [...(await tablesInCode()).keys()];
    expect(inDatabase.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it("has the columns of the migrated database, with their types", async () => {
    const inDatabase = await rows<{ table: string; name: string; type: string; nullable: boolean }>(
      sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            not a.attnotnull as nullable
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
            and a.attnum > 0 and not a.attisdropped`,
    );
    const found = inDatabase.map(
      (row) => `${row.table}: ${columnLine(row.name, row.type, row.nullable)}`,
    );
    const known = [...(await tablesInCode())].flatMap(([table, { columns, primaryKeys }]) =>
      columns.map((column) => {
        const isKey = primaryKeys.some((key) =>
          key.columns.some(({ name }) => name === column.name),
        );
        const isNullable = !column.notNull && !column.primary && !isKey;
        return `${table}: ${columnLine(column.name, column.getSQLType(), isNullable)}`;
      }),
    );
    expect(found.sort()).toEqual(known.sort());
  });

  it("has the constraints of the migrated database, but for its guards", async () => {
    const inDatabase = await rows<{ table: string; kind: string; count: number }>(
      sql`select c.relname as "table", n.contype as kind, count(*)::integer as count
          from pg_constraint n join pg_class c on c.oid = n.conrelid
          where c.relnamespace = 'public'::regnamespace and n.contype in ('c', 'f', 'u')
          group by 1, 2`,
    );
    const found = inDatabase.map(({ table, kind, count }) => `${table} ${kind} ${count}`);
    const known = [...(await tablesInCode())].flatMap(([table, config]) => {
      const uniques =
        config.uniqueConstraints.length + config.columns.filter((column) => column.isUnique).length;
      return [
        [config.checks.length, "c"],
        [config.foreignKeys.length, "f"],
        [uniques, "u"],
      ].flatMap(([count, kind]) => (count === 0 ? [] : [`${table} ${kind} ${count}`]));
    });
    expect(found.sort()).toEqual(known.sort());
  });

  it("is apart by site in every table that belongs to one", async () => {
    const apart = await rows<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relrowsecurity
          and relnamespace = 'public'::regnamespace`,
    );
    const known = [...(await tablesInCode()).values()].filter(
      ({ policies }) => policies.length > 0,
    );
    expect(apart.map(({ name }) => name).sort()).toEqual(known.map(({ name }) => name).sort());
  });
});
