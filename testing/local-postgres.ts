import { Client } from "pg";

/**
 * Finds the PostgreSQL server for tests that must see one: at TEST_DATABASE_URL, else on this
 * machine if it lets one in there; null when there is none.
 */
export async function localPostgres(): Promise<string | null> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const here = "postgres://postgres@127.0.0.1:5432/postgres";
  const client = new Client({ connectionString: here, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    return here;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
