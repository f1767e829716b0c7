import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { products } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { fillCatalogue, tidyUp } from "@/simulations/catalogue/fill-catalogue";

/** Creates a database of its own on a PostgreSQL server, and a function that drops it. */
export async function newDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `sites_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const STEP = 500;

/** Gives a site of a database that many products instead of its own. */
export async function fillShop(url: string, idSite: number, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const all = drizzle(client) as unknown as Sql;
  await all.delete(products).where(sql`id_site = ${idSite}`);
  // A step at a time, between which the database learns how much there is.
  for (let from = 1; from <= count; from += STEP) {
    await fillCatalogue(all, idSite, from, Math.min(count, from + STEP - 1));
    await tidyUp(all);
  }
  await client.end();
}
