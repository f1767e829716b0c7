import { randomBytes } from "node:crypto";
import type { Database } from "@/platform/db/database";
import { testGatewaySecrets } from "@/platform/db/schema/payment";

/** What the notices of a site are signed with; undefined for a site that none was sent for. */
export function knownNoticeSecret(database: Database, idSite: number): Promise<string | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [known] = await tx.select().from(testGatewaySecrets);
    return known?.secret;
  });
}

/** The same, drawn when first asked for: every process on the database then agrees on it. */
export async function noticeSecret(database: Database, idSite: number): Promise<string> {
  await database.inSite(idSite, (tx) =>
    tx
      .insert(testGatewaySecrets)
      .values({ idSite, secret: randomBytes(32).toString("base64url") })
      .onConflictDoNothing(),
  );
  const secret = await knownNoticeSecret(database, idSite);
  if (!secret) throw new Error(`Site ${idSite} has no notice secret`);
  return secret;
}
