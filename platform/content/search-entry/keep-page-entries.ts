import type { Sql } from "@/platform/db/sql";
import { dropPageEntries, keepEntries } from "./keep-entries";
import { readPageEntries } from "./page-entries";

export async function keepPageEntries(tx: Sql, idSite: number, idPage: number): Promise<void> {
  const entries = await readPageEntries(tx, idSite, [idPage]);
  await keepEntries(tx, entries);
  await dropPageEntries(tx, idSite, entries, idPage);
}
