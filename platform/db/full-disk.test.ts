import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "@/platform/db/schema/people";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const postgres = await localPostgres();
const DATABASES = [
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
];

const MESSAGE = {
  name: "Marie Le Goff",
  email: "marie@example.org",
  message: "Un transfert pour Angers ?",
  acceptPrivacy: true,
};

describe.each(DATABASES)("a full disk under $name", ({ server, isThere }) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    if (!isThere) return;
    platform = await openTestPlatform({ server });
    // As PostgreSQL itself says it of a row that finds no place.
    await execute(`create function find_no_place() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$`);
  });
  afterAll(() => platform?.close());

  const execute = (statement: string) => platform.database.everySite.execute(sql.raw(statement));
  const send = () =>
    platform.app.request("/message", {
      method: "POST",
      headers: { idSite: "901", "Content-Type": "application/json" },
      body: JSON.stringify(MESSAGE),
    });

  it.runIf(isThere)("is told as an outage that passes, and passes", async () => {
    await execute(
      "create trigger disk_is_full before insert on message for each row execute function find_no_place()",
    );
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect(await refused.json()).toMatchObject({ success: false, data: { code: "UNAVAILABLE" } });
    const read = await platform.app.request("/parameter", { headers: { idSite: "901" } });
    expect(read.status).toBe(200);

    await execute("drop trigger disk_is_full on message");
    expect((await send()).status).toBe(200);
    expect(await platform.database.everySite.select().from(messages)).toHaveLength(1);
  });
});
