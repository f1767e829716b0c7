import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routeCases } from "@/testing/route-cases";
import type { RouteCase } from "@/testing/route-cases/route-case";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

/** Unique numbers and words, by which a forged field is found wherever it went. */
const FORGED = { number: 987_654_321, text: "FORGED-BY-THE-CALLER" };

let platform: TestPlatform;
let stranger: Person;
let tables: string[];
let tablesOfSites: string[];

beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  stranger = await aPerson(platform);
  const { rows } = (await platform.database.everySite.execute(
    sql`select table_name as name, exists (
          select from information_schema.columns c
          where c.table_schema = 'public' and c.table_name = t.table_name
            and c.column_name = 'id_site') as "isOfSite"
        from information_schema.tables t
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { name: string; isOfSite: boolean }[] };
  tables = rows.map(({ name }) => name);
  tablesOfSites = rows.filter(({ isOfSite }) => isOfSite).map(({ name }) => name);
});
afterAll(() => platform.close());

/** Fields that a caller may not say of themselves, of a booking, or of an owner. */
const forgery = () => ({
  id: FORGED.number,
  idSite: 902,
  idUser: stranger.id,
  user: { id: stranger.id, role: "SUPER_ADMIN" },
  role: "SUPER_ADMIN",
  roles: ["SUPER_ADMIN"],
  status: FORGED.text,
  price: 0.01,
  total: 0.01,
  totalCents: FORGED.number,
  amount: 0.01,
  deposit: 0,
  depositCents: 0,
  dueNow: 0,
  paid: FORGED.number,
  key: FORGED.text,
  companyKey: FORGED.text,
  token: FORGED.text,
  tokenHash: FORGED.text,
  passwordHash: FORGED.text,
  reference: FORGED.text,
  confirmedAt: "1999-01-01T00:00:00Z",
  createdAt: "1999-01-01T00:00:00Z",
  expiresAt: "2999-01-01T00:00:00Z",
  ["__proto__"]: { isAdmin: true },
  constructor: { prototype: { isAdmin: true } },
});

/** Adds the forged fields to every object of a body that can hold them; its own stay. */
function forged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forged);
  if (typeof value !== "object" || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, forged(inner)]);
  return { ...forgery(), ...Object.fromEntries(own) };
}

/** Asks one statement over several tables: `part` is the question for one of them. */
async function overTables<Row>(asked: string[], part: (table: string) => SQL): Promise<Row[]> {
  const union = sql.join(asked.map(part), sql` union all `);
  return ((await platform.database.everySite.execute(union)) as unknown as { rows: Row[] }).rows;
}

async function nextTransaction(): Promise<number> {
  const { rows } = (await platform.database.everySite.execute(
    sql`select txid_current()::text as id`,
  )) as unknown as { rows: { id: string }[] };
  return Number(rows[0]?.id) + 1;
}

/** Reads every row written since a transaction, as text, with the site that it belongs to. */
const rowsSince = (transaction: number) =>
  overTables<{ table: string; row: string; idSite: number | null }>(
    tables,
    (table) => sql`select ${table} as table, to_jsonb(t)::text as row,
      (to_jsonb(t)->>'id_site')::integer as "idSite" from ${sql.identifier(table)} t
      where t.xmin::text::bigint >= ${transaction}`,
  );

const countsOfOther = () =>
  overTables<{ table: string; count: number }>(
    tablesOfSites,
    (table) => sql`select ${table} as table, count(*)::integer as count
      from ${sql.identifier(table)} where id_site = 902`,
  );

async function call(method: string, { path, body, headers }: RouteCase, owner: Person) {
  const response = await platform.app.request(path, {
    method,
    headers: {
      idSite: "901",
      "Content-Type": "application/json",
      ...headers,
      ...owner.headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const moneyIn = (text: string) =>
  [...text.matchAll(/"(?:total|deposit|dueNow|paid|refund|kept)":(-?[\d.]+)/g)].map(([all]) => all);

it.each(Object.keys(routeCases).filter((name) => !name.startsWith("GET ")))(
  "%s takes no field that is not the caller’s to set",
  async (name) => {
    const [method = ""] = name.split(" ");
    const make = async () => {
      const owner = await aPerson(platform);
      return { owner, cases: (await routeCases[name]?.({ platform, owner })) ?? [] };
    };
    let plain = await make();
    for (const index of plain.cases.keys()) {
      if (index > 0) plain = await make();
      const plainCase = plain.cases[index] as RouteCase;
      const honest = await call(method, { ...plainCase, body: plainCase.body ?? {} }, plain.owner);

      const again = await make();
      const other = again.cases[index] as RouteCase;
      const [transaction, ofOther] = [await nextTransaction(), await countsOfOther()];
      const answer = await call(
        method,
        { ...other, body: forged(other.body ?? {}) as RouteCase["body"] & object },
        again.owner,
      );
      expect(answer.status, answer.text.slice(0, 300)).toBe(honest.status);
      expect(moneyIn(answer.text)).toEqual(moneyIn(honest.text));

      for (const { table, row, idSite } of await rowsSince(transaction)) {
        expect(row, table).not.toContain(FORGED.text);
        expect(row, table).not.toContain(String(FORGED.number));
        expect(row, table).not.toContain("SUPER_ADMIN");
        expect(row, table).not.toMatch(new RegExp(`"id_user": ${stranger.id}\\b`));
        expect(idSite, `${table} ${row}`).not.toBe(902);
      }
      expect(await countsOfOther()).toEqual(ofOther);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    }
  },
  60_000,
);

it("would see a forged field that was taken", async () => {
  const owner = await aPerson(platform);
  const transaction = await nextTransaction();
  await platform.database.everySite.execute(
    sql`update "user" set firstname = ${FORGED.text} where id = ${owner.id}`,
  );
  const rows = await rowsSince(transaction);
  expect(rows.some(({ table, row }) => table === "user" && row.includes(FORGED.text))).toBe(true);
});
