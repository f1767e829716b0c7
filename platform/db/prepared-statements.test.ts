import { TransactionAbortedError } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MortalPglite } from "./mortal-pglite";

let database: MortalPglite;

beforeAll(async () => {
  database = await MortalPglite.open({});
  await database.exec(`
    CREATE TABLE glasses (id int PRIMARY KEY, id_site int NOT NULL, facts jsonb, tags text[]);
    CREATE ROLE visitor;
    GRANT ALL ON glasses TO visitor;
    ALTER TABLE glasses ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON glasses TO visitor
      USING (id_site = current_setting('app.id_site')::int);
  `);
});
afterAll(() => database.close());

const ADD = "INSERT INTO glasses VALUES ($1, $2, $3, $4) RETURNING *";
const COUNT = "SELECT count(*)::int AS n FROM glasses";
const countAll = async () => (await database.query<{ n: number }>(COUNT)).rows[0]?.n;

describe("the embedded database, asked by prepared statements", () => {
  beforeEach(async () => {
    await database.exec("TRUNCATE glasses; INSERT INTO glasses VALUES (1, 7), (2, 8)");
  });

  it("reads what was written, of each kind", async () => {
    const row = { id: 3, id_site: 7, facts: { is: "full" }, tags: ["a", 'b"c'] };
    const { rows } = await database.query(ADD, Object.values(row));
    expect(rows).toEqual([row]);
    const { rows: empty } = await database.query(ADD, [4, 7, null, undefined]);
    expect(empty).toEqual([{ id: 4, id_site: 7, facts: null, tags: null }]);
    const { rows: cells } = await database.query(COUNT, [], { rowMode: "array" });
    expect(cells).toEqual([[4]]);
  });

  it("says what was wrong with a statement, each time, and goes on", async () => {
    for (let i = 0; i < 2; i += 1) {
      await expect(database.query(ADD, [1, 7, null, null])).rejects.toMatchObject({
        code: "23505",
        constraint: "glasses_pkey",
      });
      await expect(database.query(ADD, ["one", 7, null, null])).rejects.toMatchObject({
        code: "22P02",
      });
      await expect(database.query("SELEC 1")).rejects.toMatchObject({ code: "42601" });
    }
    expect(await countAll()).toBe(2);
  });

  it("takes back a transaction that fails, with all that it has written", async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query(ADD, [3, 7, null, null]);
      await tx.query(ADD, [3, 7, null, null]);
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(await countAll()).toBe(2);
  });

  it("shows each role and site its own rows by the same statement, however often it is asked", async () => {
    const countIn = (idSite: number) =>
      database.transaction(async (tx) => {
        const scope =
          "SELECT set_config('app.id_site', $1, true), set_config('role', 'visitor', true)";
        await tx.query(scope, [String(idSite)]);
        return (await tx.query<{ n: number }>(COUNT)).rows[0]?.n;
      });
    // A plan is kept from the sixth time on.
    for (let i = 0; i < 8; i += 1) {
      expect([await countIn(7), await countAll(), await countIn(8), await countIn(9)]).toEqual([
        1, 2, 1, 0,
      ]);
    }
  });

  it("asks nothing before a transaction has its scope, when its first statement fails too", async () => {
    const scope = {
      text: "SELECT set_config('app.id_site', $1, true), set_config('role', 'visitor', true)",
      params: ["7"],
    };
    const counted: unknown[] = [];
    const firstIsMisspelt = database.transactionOf(scope, async (tx) => {
      await expect(tx.query("SELEC 1")).rejects.toMatchObject({ code: "42601" });
      counted.push((await tx.query(COUNT)).rows);
    });
    await firstIsMisspelt;
    const firstFails = database.transactionOf(scope, async (tx) => {
      await expect(tx.query("SELECT 1 / 0")).rejects.toMatchObject({ code: "22012" });
      await expect(tx.query(COUNT)).rejects.toMatchObject({ code: "25P02" });
    });
    await expect(firstFails).rejects.toThrow(TransactionAbortedError);
    const onlyOneFails = database.transactionOf(scope, (tx) =>
      expect(tx.query("SELEC 1")).rejects.toThrow(),
    );
    await expect(onlyOneFails).rejects.toThrow(TransactionAbortedError);
    expect([...counted, await countAll()]).toEqual([[{ n: 1 }], 2]);
  });

  it("keeps a bounded number of statements, and asks again what it has given up", async () => {
    for (let i = 0; i < 450; i += 1) await database.query(`SELECT ${i} AS n`);
    const kept = "SELECT count(*)::int AS n FROM pg_prepared_statements";
    expect((await database.query(kept)).rows).toEqual([{ n: 400 }]);
    for (let i = 0; i < 5; i += 1) {
      await expect(database.query(`SELECT ${i} FROM nowhere`)).rejects.toMatchObject({
        code: "42P01",
      });
    }
    expect((await database.query<{ n: number }>(kept)).rows[0]?.n).toBeLessThanOrEqual(400);
    expect((await database.query("SELECT 0 AS n")).rows).toEqual([{ n: 0 }]);
  });

  it("finds a table as it has become", async () => {
    await database.query(COUNT);
    await database.exec("ALTER TABLE glasses ADD COLUMN more int");
    expect(await countAll()).toBe(2);
    await database.exec("ALTER TABLE glasses DROP COLUMN more");
  });
});
