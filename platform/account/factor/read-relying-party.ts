import { type RelyingParty, relyingParty } from "@/lib/rules/site/relying-party";
import type { Sql } from "@/platform/db/sql";
import { readSite } from "@/platform/site/read-site";

/** Reads the relying party of the transaction's site; null where its address allows no passkeys. */
export async function readRelyingParty(tx: Sql): Promise<RelyingParty | null> {
  return relyingParty((await readSite(tx))?.url ?? "");
}
