import { randomBytes } from "node:crypto";
import { Client } from "pg";

/**
 * Creates a database on a PostgreSQL server.
 * @param server an address that may create databases
 * @param template the database there that it begins as a copy of
 * @returns its address, and how to drop it once nobody is connected to it
 */
export async function freshDatabaseUrl(
  server: string,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ""}`);
  return { url: addressOf(server, name), drop: () => runOn(server, `DROP DATABASE ${name}`) };
}

export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
