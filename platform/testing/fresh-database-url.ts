import { randomBytes } from "node:crypto";
import { Client } from "pg";

/**
 * A database of its own on a PostgreSQL server.
 * @param server an address that may create databases
 * @returns its address, and how to drop it once nobody is connected to it
 */
export async function freshDatabaseUrl(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `DROP DATABASE ${name}`) };
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
