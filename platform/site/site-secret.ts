import { randomBytes } from "node:crypto";
import type { Database } from "@/platform/db/database";
import { siteSecrets } from "@/platform/db/schema/site-secret";

const known = new WeakMap<Database, Map<number, Promise<string>>>();

/**
 * Returns the secret that a site signs with: drawn when it is first asked for, and kept in the
 * database, so that other processes, and this one after a restart, accept its signatures.
 */
export function secretOfSite(database: Database, idSite: number): Promise<string> {
  const secrets = known.get(database) ?? new Map<number, Promise<string>>();
  known.set(database, secrets);
  const secret = secrets.get(idSite) ?? readSecret(database, idSite);
  secrets.set(idSite, secret);
  // A database that could not be reached is asked again.
  secret.catch(() => secrets.delete(idSite));
  return secret;
}

function readSecret(database: Database, idSite: number): Promise<string> {
  return database.inSite(idSite, async (tx) => {
    const [stored] = await tx.select().from(siteSecrets);
    if (stored) return stored.secret;
    const secret = randomBytes(32).toString("base64url");
    await tx.insert(siteSecrets).values({ idSite, secret }).onConflictDoNothing();
    const [first] = await tx.select().from(siteSecrets);
    if (!first) throw new Error(`Site ${idSite} has no secret`);
    return first.secret;
  });
}
