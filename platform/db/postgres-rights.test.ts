import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localPostgres } from "@/testing/local-postgres";
import { openPostgres } from "./open-postgres";

const server = await localPostgres();
const title = server
  ? "a user of PostgreSQL with too few rights"
  : "a user of PostgreSQL with too few rights: skipped, none is at TEST_DATABASE_URL nor on this machine";

describe.skipIf(!server)(title, () => {
  const name = `rights_${randomBytes(4).toString("hex")}`;
  const asSuperuser = async (...statements: string[]) => {
    const client = new Client({ connectionString: server as string });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  beforeAll(() => asSuperuser(`CREATE ROLE ${name} LOGIN PASSWORD 'x'`, `CREATE DATABASE ${name}`));
  afterAll(() => asSuperuser(`DROP DATABASE ${name}`, `DROP ROLE ${name}`));

  const migrate = async () => {
    const url = new URL(server as string);
    Object.assign(url, { username: name, password: "x", pathname: `/${name}` });
    const opened = openPostgres(url.href, { logQuery: () => undefined }, () => undefined);
    await opened.migrate().finally(() => opened.close());
  };

  it("is told which they are, who owns no database, and who may not create roles", async () => {
    const lacking = /^The user of DATABASE_URL may not do .+ALTER ROLE name CREATEROLE/;
    await expect(migrate()).rejects.toThrow(lacking);
    await asSuperuser(`ALTER DATABASE ${name} OWNER TO ${name}`);
    await expect(migrate()).rejects.toThrow(lacking);
    await asSuperuser(`ALTER ROLE ${name} CREATEROLE`);
    // The role of all sites is there already, made by another user.
    await asSuperuser(
      "DO $$ BEGIN CREATE ROLE site_scope NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$",
    );
    await asSuperuser(`GRANT site_scope TO ${name} WITH ADMIN OPTION`);
    await expect(migrate()).resolves.toBeUndefined();
  });
});
